import { forgottenPasswordForm } from '@riparo/domain/account/forms.ts';
import { paths } from '../../router/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { TextLink } from '../../links/TextLink.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { AskForCode } from './AskForCode.tsx';
import { OtherWays } from './OtherWays.tsx';

const form = oneStepForm(forgottenPasswordForm);

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead
        title="Password dimenticata"
        description="Ricevi via e-mail un codice per scegliere una nuova password."
      />
      <AskForCode
        form={form}
        after={
          <OtherWays>
            <p>
              Ti è tornata in mente? <TextLink to={paths.signIn}>Accedi</TextLink>
            </p>
          </OtherWays>
        }
      />
    </>
  );
}
