import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { type DealAction, mayDo } from '@riparo/domain/care/deals/actions.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import type { DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { tellDesksOfDeal } from '../../buy/deals/tell-desks-of-deal.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { lockDeskDeal, subjectOf } from './find-desk-deal.ts';
import { standingIn } from './standing.ts';
import { dealActs } from './tables.ts';

export type Act = {
  action: DealAction;
  key: SubmissionKey;
  /** The last act that whoever does it has seen; undefined where it does not matter. */
  lastAct?: number | undefined;
};

type Details = Readonly<Record<string, unknown>>;
/** What else is to be known of what was done, without personal data. */
type Did = { details: Details };

const loggedAs: Partial<Record<DealAction, LogAction>> = {
  correct: 'deal.corrected',
  'send-payment-link': 'deal.payment-link-sent',
  'new-link': 'deal.link-renewed',
  'send-documents': 'deal.documents-sent',
  'send-mail': 'deal.mail-sent',
  withdraw: 'deal.withdrawn',
  'close-lost': 'deal.closed-lost',
};

/** Whether an act was done before: then there is nothing left to do, and nothing went wrong. */
export async function wasDone(db: Database | Transaction, { key }: Pick<Act, 'key'>): Promise<boolean> {
  return (await db.$count(dealActs, eq(dealActs.key, key))) > 0;
}

/** What speaks against an act; null when nothing does. The table alone decides what may be done. */
export async function refusalOf(
  db: Database | Transaction,
  deal: DealRow,
  { action, lastAct }: Act,
  { role }: DeskDoer,
  now: Date,
) {
  if (lastAct !== undefined) {
    const isSame = and(eq(dealActs.dealUuid, deal.uuid), eq(dealActs.action, action));
    if ((await db.$count(dealActs, and(isSame, gt(dealActs.number, lastAct)))) > 0)
      return failure(deskDealErrors.DealActDone);
  }
  const standing = await standingIn(db, deal, now);
  return mayDo(role, standing, action) ? null : failure(deskDealErrors.DealMovedOn);
}

/**
 * `done` for an act that was done before, a failure for one that may not be, null for one that may. Whoever does not hold the deal
 * looks twice: the same press may have been answered between the two questions, and is then what speaks against this one.
 */
export async function answerBefore(
  db: Database | Transaction,
  deal: DealRow,
  act: Act,
  doer: DeskDoer,
  now: Date,
) {
  if (await wasDone(db, act)) return 'done' as const;
  const refusal = await refusalOf(db, deal, act, doer, now);
  return refusal && (await wasDone(db, act)) ? ('done' as const) : refusal;
}

/** Writes down what was done, tells open desks and appends to the log: the last thing of its transaction. */
export async function writeAct(
  tx: Transaction,
  deal: DealRow,
  { action, key }: Act,
  doer: DeskDoer,
  details: Details,
  at: Date,
): Promise<void> {
  await tx.insert(dealActs).values({
    key,
    dealUuid: deal.uuid,
    action,
    staffId: doer.id,
    actorName: doer.actor.name,
    at,
    details,
  });
  await tellDesksOfDeal(tx, deal);
  const logged = action === 'withdraw' && details['waits'] ? 'deal.withdrawal-asked' : loggedAs[action];
  if (logged) await appendToLog(tx, doer.actor, { action: logged, subject: subjectOf(deal), details }, at);
}

/**
 * Does something with a deal once, however often it is asked for: under the deal's lock, if the table allows it and nobody has
 * done the same unseen. `work` says what else is to be known of it, or why it could not be.
 */
export function actOnce<T extends Did | Failure>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  uuid: DealUuid,
  act: Act,
  doer: DeskDoer,
  work: (tx: Transaction, deal: DealRow, now: Date) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, doer);
    if (!deal) return failure(generalErrors['not-found']);
    const now = clock();
    const before = await answerBefore(tx, deal, act, doer, now);
    if (before) return before;
    const worked = await work(tx, deal, now);
    if (worked instanceof Failure) return worked as Extract<T, Failure>;
    await writeAct(tx, deal, act, doer, (worked as Did).details, now);
    return 'done' as const;
  });
}
