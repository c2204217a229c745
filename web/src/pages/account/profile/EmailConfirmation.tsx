import { emailConfirmationForm } from '@riparo/domain/account/forms.ts';
import { confirmEmailCall } from '@riparo/domain/contract/account-calls.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import type { CallProblem } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { callAsUser } from '../../../session/call-as-user.ts';
import { enterSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notices.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { StandaloneForm } from '../../../wizard/StandaloneForm.tsx';
import { AccountScreen } from '../AccountScreen.tsx';
import { Letter } from '../Letter.tsx';
import { oneStepForm } from '../../../wizard/one-step-form.ts';
import { OtherWays } from '../OtherWays.tsx';
import { type Refusal, refused, refusedFields, useSending } from '../../../wizard/use-sending.ts';
import { CodeField } from '../../../wizard/fields/CodeField.tsx';
import { PasswordField } from '../../../wizard/fields/PasswordField.tsx';

type EmailConfirmationProps = {
  readonly currentEmail: string;
  /** Unknown after a visit by the mail's link. */
  readonly newEmail: string | undefined;
  readonly onConfirmed: () => void;
};

const form = oneStepForm(emailConfirmationForm, { code: CodeField, password: PasswordField });

function explain({ code, message, fields }: CallProblem<typeof confirmEmailCall>): Refusal {
  if (fields) return refusedFields(fields);
  if (code === 'ExpiredCodeException' || code === 'CodeMismatchException')
    return refusedFields({ code: message });
  return refused(message);
}

/** The new address counts once its owner has shown that mail arrives there. */
export function EmailConfirmation({ currentEmail, newEmail, onConfirmed }: EmailConfirmationProps) {
  const sending = useSending();

  const complete = (answers: Answers) =>
    void sending.send(
      () =>
        callAsUser(confirmEmailCall, {
          body: { code: String(answers['code']), password: String(answers['password']) },
        }),
      (result) => {
        if (!result.ok) return explain(result.problem);
        notify({ kind: 'success', text: 'E-mail cambiata: d’ora in poi accedi con quella nuova.' });
        onConfirmed();
        enterSession(result.value);
      },
    );

  return (
    <AccountScreen picture={<Letter />}>
      <StandaloneForm
        form={form}
        sending={sending}
        takesFocus
        before={
          <p>
            Abbiamo mandato un codice{' '}
            {newEmail ? (
              <>
                a <strong>{newEmail}</strong>
              </>
            ) : (
              'al nuovo indirizzo'
            )}
            . Finché non lo scrivi qui, il tuo account resta legato a <strong>{currentEmail}</strong>.
          </p>
        }
        after={
          <OtherWays>
            <p>
              Il codice non arriva? <TextLink to={paths.profile}>Torna al profilo</TextLink> e salva di nuovo
              la nuova e-mail.
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}
