import { MAILED_LINK_DAYS } from '@riparo/domain/understand/resume-link/periods.ts';
import type { carryAnswersCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import type { CallResult } from '@riparo/ui/api/client.ts';

type ByMailProps = {
  readonly carry: (email: string) => Promise<CallResult<typeof carryAnswersCall>>;
};

/** Not the id of a question: the one on the screen below may ask for an e-mail too. */
const ID = 'porta-a';

/** Asks where the link goes, and says that it left. */
export function ByMail({ carry }: ByMailProps) {
  const [sentTo, setSentTo] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const verdict = emailRule(new FormData(event.currentTarget).get('to'));
    if (!verdict.ok) {
      setError(verdict.message);
      return document.getElementById(ID)?.focus();
    }
    setError(undefined);
    setBusy(true);
    const result = await carry(verdict.value);
    setBusy(false);
    if (result.ok) setSentTo(verdict.value);
    else setError(result.problem.fields?.['email'] ?? result.problem.message);
  };

  if (sentTo) return <Sent to={sentTo} />;
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <Field id={ID} label="La tua e-mail" hint="La usiamo solo per mandarti il link." error={error}>
          {(wiring) => (
            <TextInput {...wiring} name="to" type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Button type="submit" wide busy={isBusy}>
          Invia il link
        </Button>
      </Stack>
    </form>
  );
}

/** Takes the focus, and so is read out: the form that had it is gone. */
function Sent({ to }: { readonly to: string }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tone="success" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        Abbiamo mandato il link a <strong>{to}</strong>. Vale {MAILED_LINK_DAYS} giorni.
      </p>
    </Alert>
  );
}
