import { passwordResetForm } from '@riparo/domain/people/account/forms.ts';
import { forgotPasswordSubmitCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Answers, FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { notify } from '@riparo/ui/notices.ts';
import { tryLater } from '@riparo/ui/try-later.ts';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import type { LoginHandOver } from '../../platform/session/login-hand-over.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { KeyArch } from './KeyArch.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { useAddress } from './use-address.ts';
import { useMailedProof } from './use-mailed-proof.ts';
import { refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { CodeField } from '../../platform/wizard/fields/CodeField.tsx';
import { PasswordField } from '../../platform/wizard/fields/PasswordField.tsx';

const form = oneStepForm(passwordResetForm, { code: CodeField, password: PasswordField });

/** The notice says what went wrong, and disappears: the field keeps saying what to do. */
const CODE_REFUSED = 'Controlla il codice, o chiedine uno nuovo.';

function wrongFields({ code, fields }: CallProblem<typeof forgotPasswordSubmitCall>): FieldErrors {
  if (code === 'ExpiredCodeException' || code === 'CodeMismatchException') return { code: CODE_REFUSED };
  return fields ?? {};
}

export default function PasswordResetPage() {
  const navigate = useNavigate();
  const sending = useSending();
  const { email } = useAddress();
  const mailed = useMailedProof();

  const complete = (answers: Answers) => {
    const username = String(answers['email']);
    const body = {
      email: username,
      code: String(answers['code']),
      ...(mailed.key && { key: mailed.key }),
      newPassword: String(answers['newPassword']),
    };
    void sending.send(
      () => callApi(forgotPasswordSubmitCall, { body }),
      (result) => {
        if (!result.ok) {
          notify({
            kind: 'error',
            text: tryLater('reimpostare la password', result.problem.message),
          });
          return refusedFields(wrongFields(result.problem));
        }
        const handOver: LoginHandOver = { email: username, reason: 'passwordReset' };
        void navigate(paths.signIn, { state: handOver });
      },
    );
  };

  return (
    <AccountScreen picture={<KeyArch />}>
      <PageHead
        title="Scegli una nuova password"
        description="Scrivi il codice che hai ricevuto via e-mail e scegli una nuova password."
      />
      <StandaloneForm
        key={mailed.key}
        form={form}
        sending={sending}
        known={{ email, ...(mailed.code && { code: mailed.code }) }}
        after={
          <OtherWays>
            <p>
              Il codice non arriva o è scaduto?{' '}
              <TextLink to={paths.forgotPassword}>Ricevi un nuovo codice</TextLink>
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}
