import { COMPLAINT_ACTIONS } from '@riparo/domain/complaints/states.ts';
import { noteOnComplaintCall } from '@riparo/domain/contract/desk-complaint-calls.ts';
import { ask } from '../api/ask.ts';
import { Panel } from '../parts/Panel.tsx';
import { WritingForm } from '../parts/WritingForm.tsx';
import styles from '../parts/history.module.css';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import { type OneComplaint, useComplaintsAskedAnew } from './use-complaints.ts';

const warnedOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details['day'] === 'number' ? `: giorno ${details['day']}` : '';

/** Everything that was done with a complaint, the latest first. */
export function ComplaintHistory({ complaint: { id, history } }: { readonly complaint: OneComplaint }) {
  const now = useNow();
  const askAnew = useComplaintsAskedAnew();
  const mayWork = useMay('work-complaints');
  return (
    <Panel title="Storia">
      {mayWork && (
        <WritingForm
          id="note"
          draftName={`note complaint ${id}`}
          longest={2000}
          write={(text, key) => ask(noteOnComplaintCall, { params: { id }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
      <ol className={styles['lines']}>
        {history.toReversed().map(({ number, at, actor, action, details, note }) => (
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
