import { complaintAreaNames } from '@riparo/domain/complaints/register.ts';
import { deskComplaintsCall } from '@riparo/domain/contract/desk-complaint-calls.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/values/calendar.ts';
import type { DealUuid, PersonId } from '@riparo/domain/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../api/ask.ts';
import { COMPLAINTS_KEY } from '../live/live.tsx';
import { Panel } from '../parts/Panel.tsx';
import styles from '../parts/panel-parts.module.css';
import { paths } from '../paths/paths.ts';
import { useMay } from '../session/session.ts';
import { ClockPill } from './ClockPill.tsx';

type Whose = { person: PersonId } | { deal: DealUuid };

export const useComplaintsOf = (of: Whose) =>
  useQuery({
    queryKey: [COMPLAINTS_KEY, 'of', of],
    queryFn: ({ signal }) => ask(deskComplaintsCall, { signal, query: { state: 'all' as const, ...of } }),
    enabled: useMay('read-own-complaints'),
  });

/** What somebody complained about, or what was said of one deal, ended or not; nothing where nothing was. */
export function TheirComplaints({ of }: { readonly of: Whose }) {
  const { data } = useComplaintsOf(of);
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title="Reclami">
      <ul className={styles['rows']}>
        {data.data.map((complaint) => (
          <li key={complaint.id} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={paths.complaint(complaint.id)}>{complaint.number}</Link>
              <span className={styles['soft']}>
                {complaintAreaNames[complaint.area]} · ricevuto il{' '}
                {formatItalianDate(isoDate(complaint.receivedOn))}
              </span>
            </span>
            <ClockPill complaint={complaint} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
