import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { removeDeadLetters } from '../../platform/jobs/dead-letters.ts';
import { shortenLog } from '../../desk/log/shorten-log.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { deleteOldAtDesk } from '../../desk/staff/delete-old.ts';
import { removeUnpaidDeals } from '../../buy/payments/unpaid-deals.ts';
import { inBatches, batchSize } from '../../platform/database/in-batches.ts';
import { removeOwnerlessFiles } from '../../care/claims/ownerless-files.ts';
import { removeOldComplaints } from '../../care/complaints/forget-complaints.ts';
import { expiredResumeLinks, oldRows, removeOldRows, usedMailBudgets } from './old-rows.ts';
import { CONTRACT_RETENTION_YEARS } from '@riparo/domain/people/retention/periods.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { forgetInQueue } from '../../care/claims/claims-of-deals.ts';
import type { Database } from '../../platform/database/connection.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';
import { deleteMailsAbout } from '../../platform/mail/delete-mails.ts';
import { disputes } from '../../buy/payments/dispute-tables.ts';
import { refunds } from '../../buy/payments/refund-tables.ts';
import { payments, paymentSessions } from '../../buy/payments/tables.ts';

export type RetentionParts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log' | 'identity'>;

const retentionJob = defineJob({
  name: 'forget-what-is-old',
  payload: z.object({}),
  everySeconds: 3600,
  timeoutSeconds: 900,
  concurrency: 1,
});

export function retentionHandler(parts: RetentionParts): JobHandler {
  return handles(retentionJob, (_, { signal }) => deleteOldData(parts, signal));
}

/** Deletes everything whose time is over. Repeated or concurrent runs have the same result. */
export async function deleteOldData(
  { db, clock, config, log, identity }: RetentionParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = clock();
  const { retention } = config;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed = new Map<string, number>();
  const remove = async (what: string, removeSome: () => Promise<number>) =>
    removed.set(what, (removed.get(what) ?? 0) + (await inBatches(removeSome, signal)));

  await identity.deleteExpired();
  await deleteOldAtDesk(db, now);
  for (const rows of oldRows)
    await remove(rows.period, () => removeOldRows(db, rows, before(retention[rows.period])));
  await remove('carriedAnswers', () => removeOldRows(db, expiredResumeLinks, now));
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

/** The same day and hour, ten years ago. */
function contractRetentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - CONTRACT_RETENTION_YEARS);
  return since;
}

/** Contracts whose cover and last event are further back than the law requires us to keep them. */
export async function removeOldContracts(db: Database, now: Date): Promise<number> {
  const before = contractRetentionStart(now).toISOString();
  return db.transaction(async (tx) => {
    const lastEvent = sql`(select max(${dealHistory.at}) from ${dealHistory} where ${eq(dealHistory.dealUuid, deals.uuid)})`;
    const old = await tx
      .select({ uuid: deals.uuid })
      .from(deals)
      .where(
        and(
          inArray(deals.stage, ['closed_won', 'closed_lost']),
          or(isNull(deals.endsOn), sql`${deals.endsOn} < ${before.slice(0, 10)}::date`),
          sql`coalesce(${lastEvent}, ${deals.createdAt}) < ${before}`,
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const uuids = old.map(({ uuid }) => uuid);
    if (uuids.length === 0) return 0;
    await tx.delete(refunds).where(inArray(refunds.dealUuid, uuids));
    await tx
      .delete(disputes)
      .where(
        inArray(
          disputes.paymentId,
          tx.select({ id: payments.id }).from(payments).where(inArray(payments.dealUuid, uuids)),
        ),
      );
    await tx.delete(payments).where(inArray(payments.dealUuid, uuids));
    await tx.delete(paymentSessions).where(inArray(paymentSessions.dealUuid, uuids));
    await deleteMailsAbout(tx, uuids);
    await forgetInQueue(tx, uuids);
    // Documents, signature, history, claims and insured people are deleted by cascade.
    await tx.delete(deals).where(inArray(deals.uuid, uuids));
    return uuids.length;
  });
}
