import { MAX_MESSAGE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import { ANSWER_DAYS } from '@riparo/domain/care/claims/next-word.ts';
import { type SentClaim, writeToDeskCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { randomUuid } from '../../../platform/wizard/random-uuid.ts';
import { accepted, refused, useSending } from '../../../platform/wizard/use-sending.ts';
import styles from './SentClaim.module.css';
import { momentInWords } from './Timeline.tsx';

// The same number as in `domain/src/care/claims/next-word.ts`.
const ANSWERED_WITHIN = `Ti rispondiamo entro ${ANSWER_DAYS} giorni lavorativi.`;

type MessagesProps = {
  readonly token: string;
  readonly messages: SentClaim['messages'];
  readonly onChanged: (claim: SentClaim) => void;
};

/** The messages of both sides, and a form for the next. Mails only link here. */
export function Messages({ token, messages, onChanged }: MessagesProps) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(randomUuid());
  const [error, setError] = useState<string>();

  const write = (event: FormEvent) => {
    event.preventDefault();
    const text = String(new FormData(form.current ?? undefined).get('text') ?? '').trim();
    if (text === '') return setError('Scrivi il messaggio.');
    if (text.length > MAX_MESSAGE_LENGTH)
      return setError(`Scrivi al massimo ${MAX_MESSAGE_LENGTH} caratteri.`);
    setError(undefined);
    void sending.send(
      () => callApi(writeToDeskCall, { params: { token }, body: { submissionKey: key.current, text } }),
      (result) => {
        if (!result.ok) return refused(result.problem.message);
        key.current = randomUuid();
        form.current?.reset();
        notify({
          kind: 'success',
          text: 'Messaggio inviato: la risposta arriva qui, e ti avvisiamo per e-mail.',
        });
        onChanged(result.value.data);
        return accepted();
      },
    );
  };

  return (
    <section className={styles['part']} aria-labelledby="messaggi">
      <h2 id="messaggi" className={styles['title']}>
        Messaggi
      </h2>
      {messages.length > 0 && (
        <ol className={styles['messages']}>
          {messages.map(({ id, from, text, at }) => (
            <li key={id} className={styles[from === null ? 'mine' : 'theirs']}>
              <p className={styles['when']}>
                {from ?? 'Tu'}, <time dateTime={at}>{momentInWords(at)}</time>
              </p>
              <p className={styles['words']}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form ref={form} method="post" noValidate className={styles['form']} onSubmit={write}>
        {sending.refusal.warning && <FormWarning>{sending.refusal.warning}</FormWarning>}
        <Field id="messaggio" label="Scrivici un messaggio" hint={ANSWERED_WITHIN} error={error}>
          {(wiring) => <TextArea {...wiring} name="text" autoComplete="off" />}
        </Field>
        <div>
          <Button type="submit" look="secondary" busy={sending.busy}>
            Invia il messaggio
          </Button>
        </div>
      </form>
    </section>
  );
}
