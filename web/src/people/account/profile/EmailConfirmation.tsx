import { emailConfirmationForm } from '@riparo/domain/people/account/forms.ts';
import { awaitedEmailCall, confirmEmailCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { paths } from '../../../platform/router/paths.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { endSession, enterSession } from '../../../platform/session/session-store.ts';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../../platform/wizard/StandaloneForm.tsx';
import { PageWait } from '../../../platform/page/account/PageWait.tsx';
import { AccountScreen } from '../../../platform/page/account/AccountScreen.tsx';
import { Letter } from '../../../platform/page/account/Letter.tsx';
import { oneStepForm } from '../../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../../platform/page/account/OtherWays.tsx';
import { type Refusal, refused, refusedFields, useSending } from '../../../platform/wizard/use-sending.ts';
import { refusedCode } from '../../../platform/wizard/refused-code.ts';
import { CodeField } from '../../../platform/wizard/fields/CodeField.tsx';
import { PasswordField } from '../../../platform/wizard/fields/PasswordField.tsx';

type EmailConfirmationProps = {
  readonly currentEmail: string;
  /** Unknown after a visit by the mail's link: then it is asked for. */
  readonly newEmail: string | undefined;
  readonly onConfirmed: () => void;
};

const form = oneStepForm(emailConfirmationForm, { code: CodeField, password: PasswordField });

function explain(problem: CallProblem<typeof confirmEmailCall>): Refusal {
  if (problem.fields) return refusedFields(problem.fields);
  return refusedCode(problem) ?? refused(problem.message);
}

/** The address may be wrong: the link may be old, or of another account. */
export function EmailConfirmation({ newEmail, ...rest }: EmailConfirmationProps) {
  const { result, fetchAgain } = useCall(awaitedEmailCall, {}, { when: newEmail === undefined });
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  if (newEmail !== undefined) return <CodeForm newEmail={newEmail} {...rest} />;
  if (!result || isOver) return <PageWait title="Un attimo, controlliamo se c’è un’e-mail da confermare" />;
  if (!result.ok) return <FailureScreen onRetry={fetchAgain} />;
  const { email } = result.value;
  return email === null ? <NothingToConfirm {...rest} /> : <CodeForm newEmail={email} {...rest} />;
}

function NothingToConfirm({ currentEmail }: Pick<EmailConfirmationProps, 'currentEmail'>) {
  return (
    <AccountScreen picture={<Letter />}>
      <h1>Non c’è nessun’e-mail da confermare</h1>
      <p>
        Il tuo account è legato a <strong>{currentEmail}</strong>. Se hai chiesto di cambiarla, la conferma è
        già fatta oppure il codice è scaduto: per riprovare, salva di nuovo la nuova e-mail nel profilo.
      </p>
      <div>
        <ButtonLink to={paths.profile}>Vai al profilo</ButtonLink>
      </div>
    </AccountScreen>
  );
}

type CodeFormProps = EmailConfirmationProps & { readonly newEmail: string };

/** The new address counts once its owner has received mail there. */
function CodeForm({ currentEmail, newEmail, onConfirmed }: CodeFormProps) {
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
            Abbiamo mandato un codice a <strong>{newEmail}</strong>. Finché non lo scrivi qui, il tuo account
            resta legato a <strong>{currentEmail}</strong>.
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
