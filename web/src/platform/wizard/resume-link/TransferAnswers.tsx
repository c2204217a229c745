import { transferableAnswers } from '@riparo/domain/understand/resume-link/worth-carrying.ts';
import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { QrCode } from '@riparo/ui/icons/QrCode.ts';
import { Suspense, useState, type FormEvent, useEffect, useId, useRef } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { callApi, type CallResult } from '@riparo/ui/api/client.ts';
import type { ProgressStore } from '../progress-store.ts';
import styles from './TransferAnswers.module.css';
import { MAILED_LINK_DAYS } from '@riparo/domain/understand/resume-link/periods.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';

type ByMailProps = {
  readonly carry: (email: string) => Promise<CallResult<typeof createResumeLinkCall>>;
};

/** Not a question's id: the one on the screen below may ask for an e-mail too. */
const ID = 'porta-a';

/** Asks where to send the link, and confirms it. */
function ByMail({ carry }: ByMailProps) {
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

/** Takes the focus, so that it is read out: the form that had it is gone. */
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

/** Loaded only on request. */
const CodeToScan = lazyPart(async () => (await import('./CodeToScan.tsx')).CodeToScan);

type TakeAlongProps = { readonly wizard: Wizard; readonly store: ProgressStore };

/** Transfers the answers to another device: by a mailed link or a QR code. */
export function TransferAnswers({ wizard, store }: TakeAlongProps) {
  const [isMailing, setMailing] = useState(false);
  const [token, setToken] = useState('');
  const [warning, setWarning] = useState('');
  const [isBusy, setBusy] = useState(false);
  const answers = transferableAnswers(wizard, store.get().data);
  const carry = async (email?: string) => {
    const result = await callApi(createResumeLinkCall, { body: { formId: wizard.formId, answers, email } });
    if (result.ok) store.note({ carriedIds: [...(store.get().carriedIds ?? []), result.value.id] });
    return result;
  };

  const showCode = async () => {
    setBusy(true);
    setWarning('');
    // The QR component loads while the server seals.
    const [isDrawable, result] = await Promise.all([
      CodeToScan.preload().then(
        () => true,
        () => false,
      ),
      carry(),
    ]);
    setBusy(false);
    setMailing(false);
    if (result.ok && isDrawable) setToken(result.value.token ?? '');
    else setWarning(result.ok ? connectionErrors.network.message : result.problem.message);
  };

  if (Object.keys(answers).length === 0) return null;
  return (
    <section className={styles['along']} aria-labelledby="porta-con-te">
      <h3 id="porta-con-te">Continui su un altro dispositivo?</h3>
      <Stack direction="row" gap={3}>
        <Button
          look="secondary"
          icon={<Mail size={20} aria-hidden="true" />}
          aria-expanded={isMailing}
          onClick={() => {
            setToken('');
            setMailing(true);
          }}
        >
          Mandami un link
        </Button>
        <Button
          look="secondary"
          busy={isBusy}
          icon={<QrCode size={20} aria-hidden="true" />}
          aria-expanded={token !== ''}
          onClick={() => void showCode()}
        >
          Mostra un QR
        </Button>
      </Stack>
      {warning && <FormWarning>{warning}</FormWarning>}
      {isMailing && <ByMail carry={carry} />}
      {/* Present before the code: screen readers do not announce a live region that appears with its
          text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status">
        <Suspense>{token && <CodeToScan.Part token={token} />}</Suspense>
      </div>
    </section>
  );
}
