import { forgotPasswordCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { ReactNode } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { tryLater } from '@riparo/ui/try-later.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import type { OneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { accepted, useSending } from '../../platform/wizard/use-sending.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { KeyArch } from './KeyArch.tsx';

type AskForCodeProps = {
  readonly form: OneStepForm;
  readonly email?: string;
  readonly after: ReactNode;
};

/** Asks for an e-mail, and mails it a code to choose a new password with. */
export function AskForCode({ form, email = '', after }: AskForCodeProps) {
  const navigate = useNavigate();
  const sending = useSending();

  const complete = (answers: Answers) => {
    const typed = String(answers['email']);
    void sending.send(
      () => callApi(forgotPasswordCall, { body: { email: typed } }),
      (result) => {
        if (result.ok) {
          void navigate(paths.passwordReset(typed));
          return;
        }
        notify({
          kind: 'error',
          text: tryLater('avviare il recupero della password', result.problem.message),
        });
        return accepted();
      },
    );
  };

  return (
    <AccountScreen picture={<KeyArch />}>
      <StandaloneForm form={form} sending={sending} known={{ email }} after={after} onComplete={complete} />
    </AccountScreen>
  );
}
