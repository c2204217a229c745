import { stateAfter } from '@riparo/domain/care/casework/transitions.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import { type TaskAction, type TaskState, taskTransitions } from '@riparo/domain/care/deals/task-states.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
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
import { notifyDesksOfDeal } from '../../buy/deals/notify-desks-of-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import type { CaseKind } from '../casework/case-kind.ts';
import { changeCase, neverRefused, openCase } from '../casework/change-case.ts';
import { caseChangedBy } from '../casework/history.ts';
import { lockDeskDeal, subjectOf } from './find-desk-deal.ts';
import { dealTasks, type DealTaskRow } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

export type NewTask = { key: SubmissionKey; text: string; day: string; assigneeId: StaffId };

/** The tasks of a deal notify its desks and are in its log. */
const taskCase = (
  deal: DealRow,
): CaseKind<DealTaskRow, TaskState, TaskAction, (typeof deskDealErrors)['DealMovedOn']> => ({
  name: 'deal-task',
  of: ({ id, doneAt }) => ({ id, state: doneAt ? 'done' : 'open', version: 1 }),
  stateAfter: ({ doneAt }, action) => stateAfter(taskTransitions, doneAt ? 'done' : 'open', action),
  movedOn: deskDealErrors.DealMovedOn,
  async write(tx, { held, state, actor, now }) {
    const done =
      state === 'done' ? { doneAt: now, doneByName: actor.name } : { doneAt: null, doneByName: null };
    return (await tx.update(dealTasks).set(done).where(eq(dealTasks.id, held.id)).returning())[0];
  },
  notify: (tx) => notifyDesksOfDeal(tx, deal),
  logged: ({ action, details }) => ({ action: loggedAs[action], subject: subjectOf(deal), details }),
});

const loggedAs: Readonly<Record<TaskAction, LogAction>> = {
  add: 'deal.task',
  finish: 'deal.task-done',
  reopen: 'deal.task-reopened',
};

const dayFault = (day: IsoDate, today: IsoDate): string | null => {
  if (day < today) return 'Scegli oggi o un giorno futuro.';
  return day > addDays(today, TASK_FURTHEST_DAYS) ? 'Scegli un giorno nei prossimi due anni.' : null;
};

export async function addTask(
  { db, clock }: Parts,
  uuid: DealUuid,
  { key, text, assigneeId, ...task }: NewTask,
  staff: StaffActor,
) {
  const at = clock();
  const day = isoDate(task.day);
  const fault = dayFault(day, dayInRome(at));
  if (fault) return failure(generalErrors.validation, { day: fault });
  return db.transaction(async (tx) => {
    const [assignee] = await tx.select().from(staffMembers).where(eq(staffMembers.id, assigneeId));
    if (!assignee || assignee.disabledAt || !may(assignee.role, 'work-deals'))
      return failure(generalErrors.validation, { assigneeId: 'Scegli chi può seguire le pratiche.' });
    const deal = await lockDeskDeal(tx, uuid, staff);
    if (!deal) return failure(generalErrors['not-found']);
    const { actor } = staff;
    const kind = taskCase(deal);
    // Pressed twice.
    if (await caseChangedBy(tx, kind, key, actor)) return 'done' as const;
    const [added] = await tx
      .insert(dealTasks)
      .values({ dealUuid: uuid, text, day, assigneeId, authorName: actor.name, createdAt: at })
      .returning();
    if (!added) throw new Error('a task was not stored');
    const details = { task: added.id, day, to: assigneeId };
    await openCase(tx, kind, added, { action: 'add', key, details, actor, now: at });
    return 'done' as const;
  });
}

export const finishTask = (
  { db, clock }: Parts,
  { uuid, taskId }: { uuid: DealUuid; taskId: DealTaskId },
  isDone: boolean,
  staff: StaffActor,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, staff);
    const isThisTask = and(eq(dealTasks.id, taskId), eq(dealTasks.dealUuid, uuid));
    const [task] = await tx.select().from(dealTasks).where(isThisTask);
    if (!deal || !task) return failure(generalErrors['not-found']);
    // Pressed twice.
    if ((task.doneAt !== null) === isDone) return 'done' as const;
    const action = isDone ? 'finish' : 'reopen';
    const act = { action, details: { task: taskId }, actor: staff.actor, now: clock() } as const;
    const kind = taskCase(deal);
    return neverRefused(
      kind,
      changeCase(tx, kind, task, act, async () => 'done' as const),
    );
  });

const MAX_OPEN_TASKS = 100;

/** The open tasks of a member of staff due today or earlier. */
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
    .limit(MAX_OPEN_TASKS);
  return {
    data: rows.map(({ task, deal }) => ({
      id: task.id,
      text: task.text,
      day: task.day,
      deal: { uuid: deal.uuid, title: titleOf(deal), name: fullNameOf(deal) },
    })),
  };
}
