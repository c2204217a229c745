import { type DeskRequest, noteOnRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { REQUEST_ACTIONS } from '@riparo/domain/care/requests/states.ts';
import { ask } from '../../platform/api/ask.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WritingForm } from '../../platform/parts/WritingForm.tsx';
import { useMay } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import styles from '../../platform/parts/history.module.css';
import { type OneRequest, useRequestsAskedAnew } from './use-request.ts';

interface RequestHistoryProps {
  readonly request: DeskRequest;
  readonly history: OneRequest['history'];
}

/** Everything that was done with a request, the latest first. */
export function RequestHistory({ request: { id }, history }: RequestHistoryProps) {
  const now = useNow();
  const askAnew = useRequestsAskedAnew();
  const mayWork = useMay('work-requests');
  return (
    <Panel title="Storia">
      {mayWork && (
        <WritingForm
          id="note"
          draftName={`note ${id}`}
          doIt="Aggiungi"
          longest={2000}
          write={(text, key) => ask(noteOnRequestCall, { params: { id }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
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
