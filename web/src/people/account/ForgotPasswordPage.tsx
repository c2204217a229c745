import { forgottenPasswordForm } from '@riparo/domain/people/account/forms.ts';
import { paths } from '../../platform/router/paths.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { AskForCode } from './AskForCode.tsx';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';

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
