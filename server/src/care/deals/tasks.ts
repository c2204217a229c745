import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { TASK_FURTHEST_DAYS } from '@riparo/domain/care/deals/lengths.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { addDays, dayInRome, type IsoDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealTaskId, DealUuid, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { tellDesksOfDeal } from '../../buy/deals/tell-desks-of-deal.ts';
import { deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { lockDeskDeal, subjectOf } from './find-desk-deal.ts';
import { dealTasks } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

export type NewTask = { key: SubmissionKey; text: string; day: string; assigneeId: StaffId };

const dayFault = (day: IsoDate, today: IsoDate): string | null => {
  if (day < today) return 'Scegli oggi o un giorno futuro.';
  return day > addDays(today, TASK_FURTHEST_DAYS) ? 'Scegli un giorno nei prossimi due anni.' : null;
};

export async function addTask(
  { db, clock }: Parts,
  uuid: DealUuid,
  { key, text, assigneeId, ...task }: NewTask,
  doer: DeskDoer,
) {
  const at = clock();
  const day = isoDate(task.day);
  const fault = dayFault(day, dayInRome(at));
  if (fault) return failure(generalErrors.validation, { day: fault });
  return db.transaction(async (tx) => {
    const [assignee] = await tx.select().from(staffMembers).where(eq(staffMembers.id, assigneeId));
    if (!assignee || assignee.disabledAt || !may(assignee.role, 'work-deals'))
      return failure(generalErrors.validation, { assigneeId: 'Scegli chi può seguire le pratiche.' });
    const deal = await lockDeskDeal(tx, uuid, doer);
    if (!deal) return failure(generalErrors['not-found']);
    const [added] = await tx
      .insert(dealTasks)
      .values({ key, dealUuid: uuid, text, day, assigneeId, authorName: doer.actor.name, createdAt: at })
      .onConflictDoNothing()
      .returning();
    // Pressed twice.
    if (!added) return 'done' as const;
    await tellDesksOfDeal(tx, deal);
    await appendToLog(
      tx,
      doer.actor,
      { action: 'deal.task', subject: subjectOf(deal), details: { task: added.id, day, to: assigneeId } },
      at,
    );
    return 'done' as const;
  });
}

export const finishTask = (
  { db, clock }: Parts,
  { uuid, taskId }: { uuid: DealUuid; taskId: DealTaskId },
  isDone: boolean,
  doer: DeskDoer,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, doer);
    const itself = and(eq(dealTasks.id, taskId), eq(dealTasks.dealUuid, uuid));
    const [task] = await tx.select().from(dealTasks).where(itself);
    if (!deal || !task) return failure(generalErrors['not-found']);
    if ((task.doneAt !== null) === isDone) return 'done' as const;
    const at = clock();
    await tx
      .update(dealTasks)
      .set({ doneAt: isDone ? at : null, doneByName: isDone ? doer.actor.name : null })
      .where(itself);
    await tellDesksOfDeal(tx, deal);
    const action = isDone ? 'deal.task-done' : 'deal.task-reopened';
    await appendToLog(tx, doer.actor, { action, subject: subjectOf(deal), details: { task: taskId } }, at);
    return 'done' as const;
  });

const MOST_TASKS = 100;

/** What somebody has to do today, and what they should have done before. */
export async function ownTasks(db: Transaction, id: StaffId, now: Date) {
  const rows = await db
    .select({ task: dealTasks, deal: deals })
    .from(dealTasks)
    .innerJoin(deals, eq(deals.uuid, dealTasks.dealUuid))
    .where(
      and(
        eq(dealTasks.assigneeId, id),
        isNull(dealTasks.doneAt),
        lte(dealTasks.day, dayInRome(now)),
        isNotErased,
      ),
    )
    .orderBy(asc(dealTasks.day), asc(dealTasks.createdAt))
    .limit(MOST_TASKS);
  return {
    data: rows.map(({ task, deal }) => ({
      id: task.id,
      text: task.text,
      day: task.day,
      deal: { uuid: deal.uuid, title: titleOf(deal), name: fullNameOf(deal) },
    })),
  };
}
