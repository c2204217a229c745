import { forgottenPasswordForm } from '@riparo/domain/account/forms.ts';
import { forgotPasswordCall } from '@riparo/domain/contract/account-calls.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { useNavigate } from '../../router/router.tsx';
import { callApi } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { notify } from '../../ui/notices.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { KeyArch } from './KeyArch.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { OtherWays } from './OtherWays.tsx';
import { accepted, useSending } from '../../wizard/use-sending.ts';

const form = oneStepForm(forgottenPasswordForm);

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const sending = useSending();

  const complete = (answers: Answers) => {
    const email = String(answers['email']);
    void sending.send(
      () => callApi(forgotPasswordCall, { body: { email } }),
      (result) => {
        if (result.ok) {
          void navigate(paths.passwordReset(email));
          return;
        }
        notify({
          kind: 'error',
          text: `Non è stato possibile avviare il recupero della password. Riprova più tardi. ${result.problem.message}`,
        });
        return accepted();
      },
    );
  };

  return (
    <AccountScreen picture={<KeyArch />}>
      <PageHead
        title="Password dimenticata"
        description="Ricevi via e-mail un codice per scegliere una nuova password."
      />
      <StandaloneForm
        form={form}
        sending={sending}
        after={
          <OtherWays>
            <p>
              Ti è tornata in mente? <TextLink to={paths.signIn}>Accedi</TextLink>
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}
