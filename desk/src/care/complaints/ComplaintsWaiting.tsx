import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Link } from 'react-router';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import lines from '../../platform/parts/waiting-lines.module.css';
import { useMay } from '../../platform/session/session.ts';
import { ClockPill } from './ClockPill.tsx';
import { useRegister } from './use-complaints.ts';

const everyOpen = { state: 'open', year: undefined, area: undefined, outcome: undefined, words: '' } as const;
const MOST_SHOWN = 5;

/** Complaints by the day on which their answer is due, for whoever answers for them; nothing where there is none. */
export function ComplaintsWaiting() {
  const mayWork = useMay('work-complaints');
  return mayWork ? <Open /> : null;
}

function Open() {
  const { data } = useRegister(everyOpen);
  const open = data?.pages[0]?.data ?? [];
  if (open.length === 0) return null;
  return (
    <Panel title="Reclami in attesa" aside={<Link to={paths.complaints}>Tutto il registro</Link>}>
      <ul className={lines['lines']}>
        {open.slice(0, MOST_SHOWN).map((complaint) => (
          <li key={complaint.id}>
            <Link to={paths.complaint(complaint.id)} className={lines['line'] ?? ''}>
              <span className={lines['name']}>
                {complaint.number}, {fullNameOf(complaint)}
              </span>
              <ClockPill complaint={complaint} />
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
