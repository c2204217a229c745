import { randomUUID } from 'node:crypto';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/connection.ts';
import { defineJob, handles, type JobHandler } from '../../../jobs/job.ts';
import type { Happening, IdentityEvent } from '../identity-event.ts';
import type { IdentityParts } from './parts.ts';
import { pendingEvents } from './tables.ts';

type Parts = Pick<IdentityParts, 'db' | 'clock' | 'log' | 'handleIdentityEvent'>;

/** The account or registration concerned. */
type Owner = { id: AccountId; email: string; firstName: string };

export type EmitEvent = (owner: Owner, device: string | null, happening: Happening) => void;

/**
 * Changes something and delivers its event. The event is stored in the same transaction, so that it is
 * delivered even if the process dies, and delivered right after it: when the caller gets the answer, all
 * consequences are done.
 */
export async function changeAndEmit<Result>(
  parts: Parts,
  change: (tx: Transaction, tell: EmitEvent) => Promise<Result>,
): Promise<Result> {
  const news: IdentityEvent[] = [];
  const result = await parts.db.transaction(async (tx) => {
    const changed = await change(tx, ({ id, email, firstName }, device, happening) => {
      const at = parts.clock().toISOString();
      news.push({ id: randomUUID(), accountId: id, at, email, firstName, device, ...happening });
    });
    if (news.length > 0)
      await tx.insert(pendingEvents).values(news.map((one) => ({ accountId: one.accountId, news: one })));
    return changed;
  });
  for (const accountId of new Set(news.map((one) => one.accountId))) await deliverEventsOf(parts, accountId);
  return result;
}

/**
 * Delivers an account's pending events in order. Another process may deliver the same ones: the receiver
 * recognises repeats. An event that fails waits, with all that follow it.
 */
async function deliverEventsOf({ db, log, handleIdentityEvent }: Parts, accountId: AccountId): Promise<void> {
  try {
    const waiting = await db
      .select()
      .from(pendingEvents)
      .where(eq(pendingEvents.accountId, accountId))
      .orderBy(pendingEvents.turn);
    for (const { turn, news } of waiting) {
      await handleIdentityEvent(news);
      await db.delete(pendingEvents).where(eq(pendingEvents.turn, turn));
    }
  } catch (error) {
    log.warn({ err: error, account: accountId }, 'what happened to an account could not be told yet');
  }
}

export const deliverEventsJob = defineJob({
  name: 'tell-identity-news',
  payload: z.object({}),
  everySeconds: 60,
  concurrency: 1,
});

/** Events not delivered at once, the earliest first. */
export function eventDeliveryHandler(parts: Parts): JobHandler {
  return handles(deliverEventsJob, async (_, { signal }) => {
    const { accountId, turn } = pendingEvents;
    const waiting = await parts.db
      .select({ accountId })
      .from(pendingEvents)
      .groupBy(accountId)
      .orderBy(min(turn));
    for (const one of waiting) if (!signal.aborted) await deliverEventsOf(parts, one.accountId);
  });
}

/** Only those pending since before this time. */
export function countPendingEvents({ db }: Pick<Parts, 'db'>, before: Date): Promise<number> {
  // Compared as text: both are ISO 8601 in UTC.
  return db.$count(pendingEvents, sql`${pendingEvents.news}->>'at' < ${before.toISOString()}`);
}
