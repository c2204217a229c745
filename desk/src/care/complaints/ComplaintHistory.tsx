import { COMPLAINT_ACTIONS, type ComplaintAction } from '@riparo/domain/care/complaints/states.ts';
import styles from '../../platform/parts/history.module.css';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import type { OneComplaint } from './use-complaints.ts';

const warnedOf = (details: Readonly<Record<string, unknown>>) =>
  typeof details['day'] === 'number' ? `: giorno ${details['day']}` : '';

/** What a note says stands among the notes, as it was changed last. */
const isNote = (action: ComplaintAction) => action === 'note' || action === 'edit-note';

/** Everything that was done with a complaint, the latest first. */
export function ComplaintHistory({ complaint: { history } }: { readonly complaint: OneComplaint }) {
  const now = useNow();
  return (
    <Panel title="Storia">
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
            {note && !isNote(action) && <p className={styles['note']}>{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
