import { randomUUID } from 'node:crypto';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/connection.ts';
import { defineJob, handles, type JobHandler } from '../../../jobs/job.ts';
import type { Happening, IdentityNews } from '../news.ts';
import type { IdentityParts } from './parts.ts';
import { waitingNews } from './tables.ts';

type Parts = Pick<IdentityParts, 'db' | 'clock' | 'log' | 'hearNews'>;

/** The account or registration concerned. */
type Owner = { id: AccountId; email: string; firstName: string };

export type TellNews = (owner: Owner, device: string | null, happening: Happening) => void;

/**
 * Changes something and delivers its event. The event is stored in the same transaction, so that it is
 * delivered even if the process dies, and delivered right after it: when the caller gets the answer, all
 * consequences are done.
 */
export async function changeAndTell<Result>(
  parts: Parts,
  change: (tx: Transaction, tell: TellNews) => Promise<Result>,
): Promise<Result> {
  const news: IdentityNews[] = [];
  const result = await parts.db.transaction(async (tx) => {
    const changed = await change(tx, ({ id, email, firstName }, device, happening) => {
      const at = parts.clock().toISOString();
      news.push({ id: randomUUID(), accountId: id, at, email, firstName, device, ...happening });
    });
    if (news.length > 0)
      await tx.insert(waitingNews).values(news.map((one) => ({ accountId: one.accountId, news: one })));
    return changed;
  });
  for (const accountId of new Set(news.map((one) => one.accountId))) await tellNewsOf(parts, accountId);
  return result;
}

/**
 * Delivers an account's pending events in order. Another process may deliver the same ones: the receiver
 * recognises repeats. An event that fails waits, with all that follow it.
 */
async function tellNewsOf({ db, log, hearNews }: Parts, accountId: AccountId): Promise<void> {
  try {
    const waiting = await db
      .select()
      .from(waitingNews)
      .where(eq(waitingNews.accountId, accountId))
      .orderBy(waitingNews.turn);
    for (const { turn, news } of waiting) {
      await hearNews(news);
      await db.delete(waitingNews).where(eq(waitingNews.turn, turn));
    }
  } catch (error) {
    log.warn({ err: error, account: accountId }, 'what happened to an account could not be told yet');
  }
}

export const tellNewsJob = defineJob({
  name: 'tell-identity-news',
  payload: z.object({}),
  everySeconds: 60,
  concurrency: 1,
});

/** Events not delivered at once, the earliest first. */
export function newsHandler(parts: Parts): JobHandler {
  return handles(tellNewsJob, async (_, { signal }) => {
    const { accountId, turn } = waitingNews;
    const waiting = await parts.db
      .select({ accountId })
      .from(waitingNews)
      .groupBy(accountId)
      .orderBy(min(turn));
    for (const one of waiting) if (!signal.aborted) await tellNewsOf(parts, one.accountId);
  });
}

/** Only those pending since before this time. */
export function countWaitingNews({ db }: Pick<Parts, 'db'>, before: Date): Promise<number> {
  // Compared as text: both are ISO 8601 in UTC.
  return db.$count(waitingNews, sql`${waitingNews.news}->>'at' < ${before.toISOString()}`);
}
