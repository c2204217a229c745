import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { MIN_FAILURES_TO_NOTIFY } from '@riparo/domain/people/account/events.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { lockCustomer } from '../../platform/customers/lock-customer.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { accountEvents } from './tables.ts';

const daySeconds = 86_400;

const failedSignInsJob = defineJob({
  name: 'note-failed-sign-ins',
  payload: z.object({ accountId: z.uuid(), at: z.iso.datetime() }),
});

/**
 * Counts for every address, with or without an account; the account is looked up once there is enough to
 * report, and stored by a job, so that neither the answer nor its timing reveals it. One event a day, however
 * many tries.
 */
export async function noteFailedSignIn(
  {
    db,
    clock,
    limiter,
    identity,
    enqueue,
  }: Pick<Dependencies, 'db' | 'clock' | 'limiter' | 'identity' | 'enqueue'>,
  email: string,
): Promise<void> {
  const key = emailKey(email);
  const slips = { max: MIN_FAILURES_TO_NOTIFY - 1, windowSeconds: daySeconds };
  if ((await limiter.hit(`failed sign-ins of ${key}`, slips)).allowed) return;
  const once = { max: 1, windowSeconds: daySeconds };
  if (!(await limiter.hit(`failed sign-ins of ${key} told`, once)).allowed) return;
  const accountId = (await identity.ownerOf(email))?.id ?? randomUUID();
  const payload = { accountId, at: clock().toISOString() };
  await db.transaction((tx) => enqueue(tx, failedSignInsJob, { payload }));
}

export function failedSignInsHandler({ db }: { db: Database }): JobHandler {
  return handles(failedSignInsJob, async ({ accountId, at }) => {
    await db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, accountId as AccountId);
      if (!customer) return;
      const event = { accountId: customer.id, kind: 'sign-in-failed', at: new Date(at) } as const;
      const same = and(
        eq(accountEvents.accountId, event.accountId),
        eq(accountEvents.kind, event.kind),
        eq(accountEvents.at, event.at),
      );
      // The job may run twice.
      if ((await tx.$count(accountEvents, same)) === 0) await tx.insert(accountEvents).values(event);
    });
  });
}
