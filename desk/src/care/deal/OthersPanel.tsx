import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { requestStateNames } from '@riparo/domain/care/requests/states.ts';
import { Link } from 'react-router';
import { useClaimsOf } from '../claims/ClaimSummaries.tsx';
import { useComplaintsOf } from '../complaints/ComplaintSummaries.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { requestScreen } from '../../platform/paths/request-paths.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

/**
 * Other deals and requests of the same mailbox; the deal's own claims and complaints have separate panels.
 */
export function OthersPanel({ deal: { uuid: deal, others } }: { readonly deal: OneDeal }) {
  const now = useNow();
  const claims = useClaimsOf({ deal });
  const complaints = useComplaintsOf({ deal });
  if (claims.isLoading || complaints.isLoading) return null;
  const own = new Set<string>(
    [...(claims.data?.data ?? []), ...(complaints.data?.data ?? [])].map(({ id }) => id),
  );
  const requests = others.requests.filter(({ sourceId }) => !own.has(sourceId));
  if (others.deals.length + requests.length === 0) return null;
  return (
    <Panel title="Della stessa e-mail">
      <ul className={styles['rows']}>
        {requests.map(({ id, sourceId, kind, state, createdAt }) => (
          <li key={id} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={requestScreen({ id, kind, sourceId })}>{requestKindNames[kind]}</Link>
              <span className={styles['soft']}>{formatMoment(new Date(createdAt), now)}</span>
            </span>
            <Pill>{requestStateNames[state]}</Pill>
          </li>
        ))}
        {others.deals.map(({ uuid, title, stage, createdAt }) => (
          <li key={uuid} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={paths.deal(uuid)}>{title}</Link>
              <span className={styles['soft']}>{formatMoment(new Date(createdAt), now)}</span>
            </span>
            <Pill>{stageNames[stage]}</Pill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
