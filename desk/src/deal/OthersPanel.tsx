import { stageNames } from '@riparo/domain/desk-deals/board-stages.ts';
import { requestKindNames } from '@riparo/domain/requests/kinds.ts';
import { requestStateNames } from '@riparo/domain/requests/states.ts';
import { Link } from 'react-router';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { paths } from '../paths/paths.ts';
import { requestScreen } from '../paths/request-paths.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import styles from '../parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

/** What else there is of the same mailbox. */
export function OthersPanel({ deal: { others } }: { readonly deal: OneDeal }) {
  const now = useNow();
  if (others.deals.length + others.requests.length === 0) return null;
  return (
    <Panel title="Della stessa e-mail">
      <ul className={styles['rows']}>
        {others.requests.map(({ id, sourceId, kind, state, createdAt }) => (
          <li key={id} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={requestScreen({ id, kind, sourceId })}>{requestKindNames[kind]}</Link>
              <span className={styles['soft']}>{sayMoment(new Date(createdAt), now)}</span>
            </span>
            <Pill>{requestStateNames[state]}</Pill>
          </li>
        ))}
        {others.deals.map(({ uuid, title, stage, createdAt }) => (
          <li key={uuid} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={paths.deal(uuid)}>{title}</Link>
              <span className={styles['soft']}>{sayMoment(new Date(createdAt), now)}</span>
            </span>
            <Pill>{stageNames[stage]}</Pill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
