import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Link } from 'react-router';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import lines from '../../platform/parts/waiting-lines.module.css';
import { useMay } from '../../platform/session/session.ts';
import { NextWord } from './NextWord.tsx';
import { useClaims } from './use-claim.ts';

const everyOpen = { state: undefined, isMine: false, words: '' } as const;
const MOST_SHOWN = 5;

/** Claims by when their next word is due, for whoever works on them; nothing where there is none. */
export function ClaimsWaiting() {
  const mayWork = useMay('work-claims');
  return mayWork ? <Waiting /> : null;
}

function Waiting() {
  const { data } = useClaims(everyOpen);
  const claims = data?.pages[0]?.data ?? [];
  if (claims.length === 0) return null;
  return (
    <Panel title="Sinistri in attesa" aside={<Link to={paths.claims}>Tutti i sinistri</Link>}>
      <ul className={lines['lines']}>
        {claims.slice(0, MOST_SHOWN).map((claim) => (
          <li key={claim.id}>
            <Link to={paths.claim(claim.id)} className={lines['line'] ?? ''}>
              <span className={lines['name']}>{claim.name}</span>
              <NextWord by={claim.nextWordBy} />
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
