import { ownTasksCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { DueDay } from './TasksPanel.tsx';

/** The user's tasks about deals that are due today or overdue; nothing if there are none. */
export function OwnTasks() {
  const tasks = useQuery({
    queryKey: [DEALS_KEY, 'own tasks'],
    queryFn: ({ signal }) => ask(ownTasksCall, { signal }),
  });
  if (!tasks.data || tasks.data.data.length === 0) return null;
  return (
    <Panel title="I tuoi promemoria">
      <ul className={styles['rows']}>
        {tasks.data.data.map(({ id, text, day, deal }) => (
          <li key={id} className={styles['row']}>
            <div className={styles['main']}>
              <Link to={paths.deal(deal.uuid)}>{text}</Link>
              <p className={styles['soft']}>
                {deal.name}, {deal.title}
              </p>
            </div>
            <DueDay day={day} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
