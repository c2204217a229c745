import { handOverDue } from '@riparo/domain/care/claims/notice.ts';
import { type ClaimAction, claimStateAfter, isEnded } from '@riparo/domain/care/claims/states.ts';
import { answerBy, nextWordBy } from '@riparo/domain/care/claims/next-word.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import type { ClaimId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import { openingHoursNow } from '../../desk/opening-hours/opening-hours.ts';
import { concludeRequest, reopenRequest } from '../requests/own-page-requests.ts';
import { keepPromise, promise } from './promises.ts';
import { claimEvents, type ClaimRow, claims } from './tables.ts';

/** Whoever reported it. The log outlives them, so it does not name them. */
export const itsReporter: Actor = { id: null, name: 'La persona', address: '' };

/** As the log names a claim. */
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

/** What is a word of ours to whoever reported it, and keeps what was promised. */
const isWord: ReadonlySet<ClaimAction> = new Set([
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

/** Of those that wait for us anew. */
const asksUs: ReadonlySet<ClaimAction> = new Set(['message', 'give-papers'] as const);

export type ClaimChange = {
  action: ClaimAction;
  key?: SubmissionKey | undefined;
  changes?: Partial<ClaimRow>;
  /** What else is to be known of it, without personal data. */
  details?: Readonly<Record<string, unknown>>;
};

export async function wasDone(db: Database | Transaction, key: SubmissionKey): Promise<boolean> {
  return (await db.$count(claimEvents, eq(claimEvents.key, key))) > 0;
}

export async function holdClaim(tx: Transaction, id: ClaimId): Promise<ClaimRow | null> {
  const [held] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return held ?? null;
}

/**
 * The only writer of claims that were sent: moves a held one along the table of transitions, with its history, what was
 * promised, the queue, open desks and the log. Null where the table knows no such way. The last thing of its transaction,
 * but for what `before` does with the changed row.
 */
export async function changeClaim(
  tx: Transaction,
  held: ClaimRow,
  actor: Actor,
  { action, key, changes = {}, details = {} }: ClaimChange,
  now: Date,
  before: (changed: ClaimRow) => Promise<void> = async () => undefined,
): Promise<ClaimRow | null> {
  const from = held.state;
  const state = from && claimStateAfter(from, action);
  if (!from || !state) return null;
  const staffId = actor.id as StaffId | null;
  const promisedBy = await nextPromise(tx, held, action, state, now);
  const handOverBy = await nextHandOver(tx, held, action, state, now);
  const [changed] = await tx
    .update(claims)
    .set({
      ...changes,
      state,
      nextWordBy: promisedBy,
      handOverBy,
      ...(isEnded(state) !== isEnded(from) && { endedAt: isEnded(state) ? now : null }),
      version: sql`${claims.version} + 1`,
    })
    .where(eq(claims.id, held.id))
    .returning();
  if (!changed) throw new Error('a claim is gone while held');
  await tx.insert(claimEvents).values({
    claimId: held.id,
    key: key ?? null,
    at: now,
    action,
    fromState: from,
    toState: state,
    actorId: staffId,
    actorName: actor.name,
    details,
  });
  if (isWord.has(action)) await keepPromise(tx, held, staffId, now);
  if (promisedBy) await promise(tx, held, promisedBy, now);
  await before(changed);
  await tellDesks(tx, { kind: 'claim', id: held.id, version: changed.version });
  if (dueAtDesk(changed)?.getTime() !== dueAtDesk(held)?.getTime())
    await followInQueue(tx, changed, actor, now);
  const logged = loggedAs[action];
  if (logged)
    await appendToLog(
      tx,
      actor,
      { action: logged, subject: subjectOf(held), details: { ...details, to: state } },
      now,
    );
  return changed;
}

async function nextPromise(
  tx: Transaction,
  held: ClaimRow,
  action: ClaimAction,
  state: NonNullable<ClaimRow['state']>,
  now: Date,
): Promise<Date | null> {
  if (!isWord.has(action) && !asksUs.has(action)) return held.nextWordBy;
  const hours = await openingHoursNow(tx);
  return asksUs.has(action) ? answerBy(held.nextWordBy, now, hours) : nextWordBy(state, now, hours);
}

/** Whoever pays is told once; of what was closed before that and is reopened, within the same time again. */
async function nextHandOver(
  tx: Transaction,
  held: ClaimRow,
  action: ClaimAction,
  state: NonNullable<ClaimRow['state']>,
  now: Date,
): Promise<Date | null> {
  if (action === 'hand-over' || isEnded(state)) return null;
  if (action !== 'reopen') return held.handOverBy;
  const handedOver = and(eq(claimEvents.claimId, held.id), eq(claimEvents.action, 'hand-over'));
  return (await tx.$count(claimEvents, handedOver)) > 0 ? null : handOverDue(now, await openingHoursNow(tx));
}

/** What the desk has to do first: tell whoever pays, or write to whoever reported it. */
export function dueAtDesk({
  nextWordBy: word,
  handOverBy,
}: Pick<ClaimRow, 'nextWordBy' | 'handOverBy'>): Date | null {
  if (word === null || handOverBy === null) return word;
  return handOverBy < word ? handOverBy : word;
}

/** The queue is ordered by what is due first; what waits for nothing is not in it. */
async function followInQueue(tx: Transaction, claim: ClaimRow, actor: Actor, now: Date) {
  const { id } = claim;
  const by = dueAtDesk(claim);
  const of = { kind: 'claim', sourceId: id } as const;
  if (by) await reopenRequest(tx, of, by, actor, now);
  else await concludeRequest(tx, of, actor, now);
}
