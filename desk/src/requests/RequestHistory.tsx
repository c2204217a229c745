import { type DeskRequest, noteOnRequestCall } from '@riparo/domain/contract/request-calls.ts';
import { REQUEST_ACTIONS } from '@riparo/domain/requests/states.ts';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../api/ask.ts';
import { FormFailure } from '../parts/FormFailure.tsx';
import { Panel } from '../parts/Panel.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { useForm } from '../parts/use-form.ts';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import styles from './RequestHistory.module.css';
import { useDraft } from '../parts/use-draft.ts';
import { type OneRequest, useRequestsAskedAnew } from './use-request.ts';

interface RequestHistoryProps {
  readonly request: DeskRequest;
  readonly history: OneRequest['history'];
}

/** Everything that was done with a request, the latest first. */
export function RequestHistory({ request, history }: RequestHistoryProps) {
  const now = useNow();
  const mayWork = useMay('work-requests');
  return (
    <Panel title="Storia">
      {mayWork && <NoteForm id={request.id} />}
      <ol className={styles['lines']}>
        {history.toReversed().map(({ number, at, actor, action, note }) => (
          <li key={number} className={styles['line']}>
            <p>
              <strong>{actor}</strong> {REQUEST_ACTIONS[action]}{' '}
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

function NoteForm({ id }: Pick<DeskRequest, 'id'>) {
  const askAnew = useRequestsAskedAnew();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(`note ${id}`);
  const form = useForm(async (typed) => {
    const text = typed.get('text').trim();
    if (!text) return { text: 'Scrivi la nota.' };
    await ask(noteOnRequestCall, { params: { id }, body: { text } });
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
            Aggiungi
          </Button>
        </div>
      </Stack>
    </form>
  );
}
