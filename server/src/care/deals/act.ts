import type { DealStage } from '@riparo/domain/buy/deal/stages.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { type DealAction, mayDo } from '@riparo/domain/care/deals/actions.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import type { DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { notifyDesksOfDeal } from '../../buy/deals/notify-desks-of-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import type { CaseAct, CaseKind, Details } from '../casework/case-kind.ts';
import { changeCase } from '../casework/change-case.ts';
import { isRepeated } from '../casework/history.ts';
import { caseHistory } from '../casework/tables.ts';
import { lockDeskDeal } from './find-desk-deal.ts';
import { standingIn } from './status.ts';

export type Act = {
  action: DealAction;
  key: SubmissionKey;
  /** The last act that the actor has seen; undefined where it does not matter. */
  lastAct?: number | undefined;
};

/** Further details of an act, without personal data. */
type Did = { details: Details };

type CaseAction = DealAction | 'edit-note';

const loggedAs: Partial<Record<CaseAction, LogAction>> = {
  correct: 'deal.corrected',
  'send-payment-link': 'deal.payment-link-sent',
  'new-link': 'deal.link-renewed',
  'send-documents': 'deal.documents-sent',
  'send-mail': 'deal.mail-sent',
  withdraw: 'deal.withdrawn',
  'close-lost': 'deal.closed-lost',
  note: 'deal.note',
  'edit-note': 'deal.note-edited',
};

/** The work of staff on a deal. `mayDo` decides what is allowed, and the work itself moves the stage. */
export const dealCase: CaseKind<DealRow, DealStage, CaseAction, (typeof deskDealErrors)['DealMovedOn']> = {
  name: 'deal',
  of: ({ uuid, stage, version }) => ({ id: uuid, state: stage, version }),
  stateAfter: ({ stage }) => stage,
  movedOn: deskDealErrors.DealMovedOn,
  write: async (tx, { held }) => (await tx.select().from(deals).where(eq(deals.uuid, held.uuid)))[0],
  notify: notifyDesksOfDeal,
  logged: ({ action, details }) => {
    const logged = action === 'withdraw' && details['waits'] ? 'deal.withdrawal-asked' : loggedAs[action];
    return logged ? { action: logged, details } : null;
  },
};

export const isNoteAction = (action: CaseAction) => action === 'note' || action === 'edit-note';

/** Whether this act was already done: then nothing is left to do, and it is no error. */
export const isAlreadyDone = (
  db: Database | Transaction,
  { uuid }: Pick<DealRow, 'uuid'>,
  { key }: Pick<Act, 'key'>,
  { actor }: StaffActor,
) => isRepeated(db, uuid, { key, actor });

/** Why an act is refused; null when it is allowed. The table of actions alone decides. */
export async function refusalOf(
  db: Database | Transaction,
  deal: DealRow,
  { action, lastAct }: Act,
  { role }: StaffActor,
  now: Date,
) {
  if (lastAct !== undefined) {
    const isSame = and(eq(caseHistory.caseId, deal.uuid), eq(caseHistory.action, action));
    if ((await db.$count(caseHistory, and(isSame, gt(caseHistory.number, lastAct)))) > 0)
      return failure(deskDealErrors.DealActDone);
  }
  const standing = await standingIn(db, deal, now);
  return mayDo(role, standing, action) ? null : failure(deskDealErrors.DealMovedOn);
}

/**
 * `done` for an act already done, a failure for a refused one, null for an allowed one. Without the deal's
 * lock it checks twice: the same press may finish between the two checks, and would then be the reason for
 * the refusal.
 */
export async function answerBefore(
  db: Database | Transaction,
  deal: DealRow,
  act: Act,
  staff: StaffActor,
  now: Date,
) {
  if (await isAlreadyDone(db, deal, act, staff)) return 'done' as const;
  const refusal = await refusalOf(db, deal, act, staff, now);
  return refusal && (await isAlreadyDone(db, deal, act, staff)) ? ('done' as const) : refusal;
}

/**
 * Does an act on a deal once, however often it is requested: under the deal's lock, if the table allows it
 * and no colleague did the same unseen. `work` returns further details, or why it failed.
 */
export function actOnce<T extends Did | Failure>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  uuid: DealUuid,
  act: Act,
  staff: StaffActor,
  work: (tx: Transaction, deal: DealRow, now: Date) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, staff);
    if (!deal) return failure(generalErrors['not-found']);
    const now = clock();
    const decide = async () => (await refusalOf(tx, deal, act, staff, now)) ?? work(tx, deal, now);
    return writeAct(tx, deal, { ...act, decide }, staff, now);
  });
}

export const writeAct = <Decided extends Did | Failure = Did>(
  tx: Transaction,
  deal: DealRow,
  { action, key, decide }: Act & Pick<CaseAct<DealRow, CaseAction, Decided>, 'decide'>,
  { actor }: StaffActor,
  now: Date,
) =>
  changeCase(
    tx,
    dealCase,
    deal,
    { action, key, actor, now, ...(decide && { decide }) },
    async () => 'done' as const,
  );
