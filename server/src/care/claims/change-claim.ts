import { handOverDue } from '@riparo/domain/care/claims/notice.ts';
import {
  type ClaimAction,
  type ClaimState,
  claimStateAfter,
  isEnded,
} from '@riparo/domain/care/claims/states.ts';
import { answerBy, nextWordBy } from '@riparo/domain/care/claims/next-word.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import type { ClaimId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import type { Failure } from '../../platform/http/problem-answers.ts';
import { type CaseAct, type CaseKind, type Decision, writeRow } from '../casework/case-kind.ts';
import { changeCase } from '../casework/change-case.ts';
import { caseHistory } from '../casework/tables.ts';
import { placeInQueue } from '../requests/case-in-queue.ts';
import { fulfilPromise, promise } from './promises.ts';
import { type ClaimRow, claims } from './tables.ts';

/** How the log names a claim. */
export const subjectOf = ({ id }: Pick<ClaimRow, 'id'>) => `claim ${id}`;

const loggedAs: Readonly<Record<ClaimAction, LogAction | null>> = {
  submit: 'claim.submitted',
  'ask-papers': 'claim.papers-asked',
  'give-papers': 'claim.papers-given',
  remind: 'claim.reminded',
  'hand-over': 'claim.handed-over',
  accept: 'claim.accepted',
  pay: 'claim.paid',
  refuse: 'claim.refused',
  close: 'claim.closed',
  reopen: 'claim.reopened',
  message: 'claim.message',
  answer: 'claim.answered',
  note: 'claim.note',
  'edit-note': 'claim.note-edited',
  file: null,
  'mail-again': 'claim.mail-sent',
  'health-consent': 'claim.health-consent',
  'health-refusal': 'claim.health-refusal',
};

/** Updates to the claimant, which fulfil the promised next update. */
const isUpdate: ReadonlySet<ClaimAction> = new Set([
  'ask-papers',
  'remind',
  'hand-over',
  'accept',
  'pay',
  'refuse',
  'close',
  'reopen',
  'answer',
] as const);

/** Actions of the claimant that need a reply from us. */
const needsReply: ReadonlySet<ClaimAction> = new Set(['message', 'give-papers'] as const);

export async function lockClaim(tx: Transaction, id: ClaimId): Promise<ClaimRow | null> {
  const [locked] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return locked ?? null;
}

export const claimCase: CaseKind<ClaimRow, ClaimState, ClaimAction, (typeof claimErrors)['ClaimMovedOn']> = {
  name: 'claim',
  of: (row) => row,
  stateAfter: ({ state }, action) => state && claimStateAfter(state, action),
  movedOn: claimErrors.ClaimMovedOn,
  async write(tx, { held, action, state, now }, changes) {
    const wasEnded = held.state !== null && isEnded(held.state);
    return writeRow(tx, claims, held.id, {
      ...changes,
      state,
      nextWordBy: await nextPromise(tx, held, action, state, now),
      handOverBy: await nextHandOver(tx, held, action, state, now),
      ...(isEnded(state) !== wasEnded && { endedAt: isEnded(state) ? now : null }),
    });
  },
  async follow(tx, changed, { held, action, actor, now }) {
    if (isUpdate.has(action)) await fulfilPromise(tx, held, actor.id as StaffId | null, now);
    if (changed.nextWordBy) await promise(tx, held, changed.nextWordBy, now);
    const due = deskDeadline(changed);
    if (due?.getTime() !== deskDeadline(held)?.getTime())
      await placeInQueue(tx, { kind: 'claim', sourceId: held.id }, due, now);
  },
  notify: (tx, { id, version }) => notifyDesks(tx, { kind: 'claim', id, version }),
  logged: ({ action, details, state }) => {
    const logged = loggedAs[action];
    return logged && { action: logged, details: { ...details, to: state } };
  },
};

export const changeClaim = <Decided extends Decision<ClaimRow> | Failure = Decision<ClaimRow>>(
  tx: Transaction,
  locked: ClaimRow,
  act: CaseAct<ClaimRow, ClaimAction, Decided>,
) => changeCase(tx, claimCase, locked, act, async () => 'done' as const);

async function nextPromise(
  tx: Transaction,
  locked: ClaimRow,
  action: ClaimAction,
  state: ClaimState,
  now: Date,
): Promise<Date | null> {
  if (!isUpdate.has(action) && !needsReply.has(action)) return locked.nextWordBy;
  const hours = await currentOpeningHours(tx);
  return needsReply.has(action) ? answerBy(locked.nextWordBy, now, hours) : nextWordBy(state, now, hours);
}

/**
 * The first notice to the insurer is due once; a claim closed before it and then reopened gets the full time
 * again.
 */
async function nextHandOver(
  tx: Transaction,
  locked: ClaimRow,
  action: ClaimAction,
  state: ClaimState,
  now: Date,
): Promise<Date | null> {
  if (action === 'hand-over' || isEnded(state)) return null;
  if (action !== 'reopen') return locked.handOverBy;
  const handedOver = and(eq(caseHistory.caseId, locked.id), eq(caseHistory.action, 'hand-over'));
  return (await tx.$count(caseHistory, handedOver)) > 0
    ? null
    : handOverDue(now, await currentOpeningHours(tx));
}

/** What the desk has to do first: notify the insurer, or write to the claimant. */
export function deskDeadline({
  nextWordBy: word,
  handOverBy,
}: Pick<ClaimRow, 'nextWordBy' | 'handOverBy'>): Date | null {
  if (word === null || handOverBy === null) return word;
  return handOverBy < word ? handOverBy : word;
}
