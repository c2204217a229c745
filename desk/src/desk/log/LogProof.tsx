import type { LogLine } from '@riparo/domain/desk/log/log-calls.ts';
import { Link } from 'react-router';
import { paths } from '../../platform/paths/paths.ts';
import { readLogFilter, writeLogFilter } from './log-filter.ts';
import styles from './LogProof.module.css';

const everything = readLogFilter(new URLSearchParams());
const onlyOf = (part: Partial<typeof everything>) => ({
  pathname: paths.log,
  search: writeLogFilter({ ...everything, ...part }).toString(),
});

/** What identifies a line, with links to other lines of the same person or subject. */
export function LogProof({
  line: { number, hash, subject, actorId, actorName, details },
}: {
  readonly line: LogLine;
}) {
  return (
    <div className={styles['proof']}>
      <dl className={styles['facts']}>
        <dt>Riga</dt>
        <dd>{number}</dd>
        <dt>Impronta</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>Riguarda</dt>
        <dd>
          <code>{subject}</code>
        </dd>
        {Array.isArray(details['ids']) && details['ids'].length > 0 && (
          <>
            <dt>Codici letti</dt>
            <dd>
              <code>{details['ids'].join(', ')}</code>
            </dd>
          </>
        )}
      </dl>
      <p className={styles['ways']}>
        {actorId && <Link to={onlyOf({ actor: actorId })}>Solo le righe di {actorName}</Link>}
        <Link to={onlyOf({ subject })}>Solo le righe su questa cosa</Link>
      </p>
    </div>
  );
}
