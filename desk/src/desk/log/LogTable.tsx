import type { LogLine } from '@riparo/domain/desk/log/log-calls.ts';
import { LOG_ACTIONS } from '@riparo/domain/platform/call/log-actions.ts';
import { ChevronDown } from '@riparo/ui/icons/ChevronDown.ts';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { readSubject } from './log-filter.ts';
import { LogProof } from './LogProof.tsx';
import styles from './LogTable.module.css';
import { type NameOf, formatDay, formatDetails, formatSubject, formatTime } from './format-line.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';

const COLUMNS = 7;

interface LogTableProps {
  readonly lines: readonly LogLine[];
  readonly nameOf: NameOf;
  readonly isOld: boolean;
}

/** The lines of the log, latest first, day by day. */
export function LogTable({ lines, nameOf, isOld }: LogTableProps) {
  return (
    <table className={styles['table']} aria-busy={isOld}>
      <caption>
        <VisuallyHidden>Registro del banco, dalla riga più recente</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Ora</th>
          <th scope="col">Chi</th>
          <th scope="col">Che cosa</th>
          <th scope="col">Dettagli</th>
          <th scope="col">Riguarda</th>
          <th scope="col">Da dove</th>
          <th scope="col">
            <VisuallyHidden>Numero e impronta</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {linesByDay(lines).map(({ day, lines: ofDay }) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS} className={styles['day']}>
              {formatDay(day)}
            </th>
          </tr>
          {ofDay.map((line) => (
            <Line key={line.number} line={line} nameOf={nameOf} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ line, nameOf }: { readonly line: LogLine; readonly nameOf: NameOf }) {
  const [isOpen, setOpen] = useState(false);
  const proofId = useId();
  const { number, at, actorName, action, address } = line;
  return (
    <Fragment>
      <tr className={styles['line']} data-line={number}>
        <td className={styles['time']}>
          <time dateTime={at}>{formatTime(at)}</time>
        </td>
        <td className={styles['who']}>{actorName}</td>
        <td className={styles['what']}>{LOG_ACTIONS[action]}</td>
        <td className={styles['details']}>{formatDetails(line, nameOf).join(' · ')}</td>
        <td className={styles['about']}>
          <Subject subject={line.subject} nameOf={nameOf} />
        </td>
        <td className={styles['where']}>{address || 'dal server'}</td>
        <td className={styles['more']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? proofId : undefined}
            aria-label={`Riga ${number}: numero e impronta`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={proofId}>
          <td colSpan={COLUMNS} className={styles['proof']}>
            <LogProof line={line} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Subject({ subject, nameOf }: { readonly subject: string; readonly nameOf: NameOf }) {
  const { kind, id } = readSubject(subject);
  const words = formatSubject(subject, nameOf);
  if (kind === 'person' && id) return <Link to={paths.customer(id)}>{words}</Link>;
  if (kind === 'complaint' && id) return <Link to={paths.complaint(id)}>{words}</Link>;
  if (kind === 'request' && id) return <Link to={paths.request(id)}>{words}</Link>;
  return kind === 'deal' && id ? <Link to={paths.deal(id)}>{words}</Link> : words;
}

type Day = { readonly day: IsoDate; readonly lines: readonly LogLine[] };

/** Consecutive lines of one Italian day form a group. */
export function linesByDay(lines: readonly LogLine[]): readonly Day[] {
  const days: { day: IsoDate; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const day = dayInRome(new Date(line.at));
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
