import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { removeDeadLetters } from '../../platform/jobs/dead-letters.ts';
import { shortenLog } from '../../desk/log/shorten-log.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { forgetOldAtDesk } from '../../desk/staff/forget-old.ts';
import { removeUnpaidDeals } from '../../buy/payments/unpaid-deals.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { removeOwnerlessFiles } from '../../care/claims/ownerless-files.ts';
import { removeOldComplaints } from '../../care/complaints/forget-complaints.ts';
import { removeOldContracts } from './old-contracts.ts';
import { expiredCarried, oldRows, removeOldRows, usedMailBudgets } from './old-rows.ts';

export type RetentionParts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log' | 'identity'>;

const retentionJob = defineJob({
  name: 'forget-what-is-old',
  payload: z.object({}),
  everySeconds: 3600,
  timeoutSeconds: 900,
  concurrency: 1,
});

export function retentionHandler(parts: RetentionParts): JobHandler {
  return handles(retentionJob, (_, { signal }) => forgetWhatIsOld(parts, signal));
}

/** Removes everything whose time is over. Repeating it, or two of them at once, leaves the same. */
export async function forgetWhatIsOld(
  { db, clock, config, log, identity }: RetentionParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = clock();
  const { retention } = config;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed = new Map<string, number>();
  const remove = async (what: string, removeSome: () => Promise<number>) =>
    removed.set(what, (removed.get(what) ?? 0) + (await inBatches(removeSome, signal)));

  await identity.forgetExpired();
  await forgetOldAtDesk(db, now);
  for (const rows of oldRows)
    await remove(rows.period, () => removeOldRows(db, rows, before(retention[rows.period])));
  await remove('carriedAnswers', () => removeOldRows(db, expiredCarried, now));
  await remove('mailBudgets', () => removeOldRows(db, usedMailBudgets, now));
  await remove('unfinishedDeals', () => removeUnpaidDeals(db, before(retention.unfinishedDeals)));
  await remove('deadLetters', () => removeDeadLetters(db, before(retention.deadLetters)));
  await remove('deskLog', () => shortenLog(db, now));
  await remove('complaints', () => removeOldComplaints(db, now));
  await remove('contracts', () => removeOldContracts(db, now));
  await remove('files', () => removeOwnerlessFiles(db));

  const counts = Object.fromEntries([...removed].filter(([, count]) => count > 0));
  if (Object.keys(counts).length > 0) log.info({ removed: counts }, 'what was old is forgotten');
}
