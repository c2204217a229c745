import { finishDealTaskCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { showFailure } from '../../platform/api/show-failure.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { NewTask } from './NewTask.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import { dealSource, type OneDeal } from './use-deal.ts';

/** The tasks about a deal, with due dates and assignees. */
export function TasksPanel({ deal }: { readonly deal: OneDeal }) {
  const [isAdding, setAdding] = useState(false);
  const mayAdd = deal.actions.some(({ action }) => action === 'task');
  if (!mayAdd && deal.tasks.length === 0) return null;
  return (
    <Panel
      title="Promemoria"
      aside={
        mayAdd &&
        !isAdding && (
          <Button look="quiet" onClick={() => setAdding(true)}>
            Aggiungi un promemoria
          </Button>
        )
      }
    >
      {isAdding && <NewTask deal={deal} onClose={() => setAdding(false)} />}
      {deal.tasks.length === 0 ? (
        !isAdding && <p className={styles['soft']}>Niente da fare per questa pratica.</p>
      ) : (
        <ul className={styles['rows']}>
          {deal.tasks.map((task) => (
            <li key={task.id} className={styles['row']}>
              <div className={styles['main']}>
                {mayAdd ? <TaskBox deal={deal} task={task} /> : <p>{task.text}</p>}
                <p className={styles['soft']}>
                  {task.doneAt ? `Fatto da ${task.doneBy}` : `Lo fa ${task.assignee.name}`}
                </p>
              </div>
              {!task.doneAt && <DueDay day={task.day} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type Task = OneDeal['tasks'][number];

/** Checked at once; the final state is the server's response. */
function TaskBox({ deal, task }: { readonly deal: OneDeal; readonly task: Task }) {
  const [wanted, setWanted] = useState<boolean>();
  const finish = useCaseChange(dealSource, deal.uuid, finishDealTaskCall);
  const write = (isDone: boolean) => {
    setWanted(isDone);
    finish.mutate(
      { params: { uuid: deal.uuid, taskId: task.id }, body: { isDone } },
      { onError: showFailure, onSettled: () => setWanted(undefined) },
    );
  };
  return (
    <Checkbox
      id={`task-${task.id}`}
      checked={wanted ?? task.doneAt !== null}
      onChange={({ currentTarget }) => write(currentTarget.checked)}
    >
      {task.text}
    </Checkbox>
  );
}

/** Overdue is said in words, not only by colour. */
export function DueDay({ day }: { readonly day: string }) {
  const today = dayInRome(useNow());
  const written = isIsoDate(day) ? formatItalianDate(day) : day;
  if (day === today) return <Pill tone="warn">Oggi</Pill>;
  return day < today ? <Pill tone="danger">In ritardo, {written}</Pill> : <Pill>{written}</Pill>;
}
