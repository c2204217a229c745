import { clockOf } from '@riparo/domain/complaints/clock.ts';
import { dayInRome, isoDate } from '@riparo/domain/values/calendar.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '../parts/Panel.tsx';
import { paths } from '../paths/paths.ts';
import lines from '../payments/MoneyWaiting.module.css';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { ClockPill } from './ClockPill.tsx';
import { useRegister } from './use-complaints.ts';

const everyOpen = { state: 'open', year: undefined, area: undefined, outcome: undefined, words: '' } as const;
const MOST_SHOWN = 5;

/** Complaints from their thirtieth day on, for whoever answers for them; nothing where there is none. */
export function ComplaintsWaiting() {
  const mayWork = useMay('work-complaints');
  return mayWork ? <Warned /> : null;
}

function Warned() {
  const today = dayInRome(useNow());
  const { data } = useRegister(everyOpen);
  const [page] = data?.pages ?? [];
  const warned = (page?.data ?? []).filter(
    ({ receivedOn }) => clockOf(isoDate(receivedOn), today).warning !== null,
  );
  if (!page || warned.length === 0) return null;
  return (
    <Panel title="Reclami che aspettano" aside={<Link to={paths.complaints}>Tutto il registro</Link>}>
      <ul className={lines['lines']}>
        {warned.slice(0, MOST_SHOWN).map((complaint) => (
          <li key={complaint.id}>
            <Link to={paths.complaint(complaint.id)} className={lines['line'] ?? ''}>
              <span>
                {complaint.number} <ClockPill complaint={complaint} />
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
