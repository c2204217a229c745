import { COMPLAINT_ACTIONS } from '@riparo/domain/complaints/states.ts';
import { noteOnComplaintCall } from '@riparo/domain/contract/desk-complaint-calls.ts';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { ask } from '../api/ask.ts';
import { useKey } from '../parts/use-key.ts';
import { FormFailure } from '../parts/FormFailure.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { useForm } from '../parts/use-form.ts';
import styles from '../requests/RequestHistory.module.css';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import { type OneComplaint, useComplaintsAskedAnew } from './use-complaints.ts';

const warnedOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details['day'] === 'number' ? `: giorno ${details['day']}` : '';

/** Everything that was done with a complaint, the latest first. */
export function ComplaintHistory({ complaint }: { readonly complaint: OneComplaint }) {
  const now = useNow();
  const mayWork = useMay('work-complaints');
  return (
    <Panel title="Storia">
      {mayWork && <NoteForm complaint={complaint} />}
      <ol className={styles['lines']}>
        {complaint.history.toReversed().map(({ number, at, actor, action, details, note }) => (
          <li key={number} className={styles['line']}>
            <p>
              <strong>{actor}</strong> {COMPLAINT_ACTIONS[action]}
              {action === 'warn' && warnedOf(details)}{' '}
              <time className={styles['time']} dateTime={at}>
                {sayMoment(new Date(at), now)}
              </time>
            </p>
            {note && <p className={styles['note']}>{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function NoteForm({ complaint: { id } }: { readonly complaint: OneComplaint }) {
  const askAnew = useComplaintsAskedAnew();
  const area = useRef<HTMLTextAreaElement>(null);
  const { key, renew } = useKey();
  const draft = useDraft(`note complaint ${id}`);
  const form = useForm(async (typed) => {
    const text = typed.get('text').trim();
    if (!text) return { text: 'Scrivi la nota.' };
    await ask(noteOnComplaintCall, { params: { id }, body: { key, text } });
    renew();
    draft.drop();
    if (area.current) area.current.value = '';
    await askAnew();
    return undefined;
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={2}>
        <FormFailure message={form.failure} />
        <Field id="note" label="Aggiungi una nota" error={form.errors['text']}>
          {(wiring) => (
            <TextArea
              {...wiring}
              ref={area}
              name="text"
              rows={2}
              maxLength={2000}
              defaultValue={draft.text}
              onInput={({ currentTarget }) => draft.keep(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="secondary" busy={form.isBusy}>
            Aggiungi la nota
          </Button>
        </div>
      </Stack>
    </form>
  );
}
