import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { deskComplaintsCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { COMPLAINTS_KEY } from '../../platform/live/live.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
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
