import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/connection.ts';
import { defineJob, handles, type JobHandler } from '../../../jobs/job.ts';
import type { CardAccount } from '../card-provider.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sandboxEvents } from './tables.ts';
import { eventObject, newId, seconds } from './wire.ts';

const noticeTimeoutMs = 10_000;

const deliverNoticeJob = defineJob({
  name: 'sandbox-card-notice',
  payload: z.object({ eventId: z.string() }),
  retry: { limit: 12, delaySeconds: 2, maximumDelaySeconds: 600 },
  timeoutSeconds: 30,
});

/** Stores the event and the job that notifies the shop, in the same transaction. */
export async function announce(
  tx: Transaction,
  { clock, enqueue }: Pick<SandboxParts, 'clock' | 'enqueue'>,
  account: CardAccount,
  type: string,
  object: unknown,
): Promise<void> {
  const now = clock();
  const id = newId('evt');
  const body = JSON.stringify(eventObject(id, type, object, now));
  await tx.insert(sandboxEvents).values({ id, account, body, createdAt: now });
  await enqueue(tx, deliverNoticeJob, { payload: { eventId: id } });
}

/** `t=…,v1=…`: the time, and a keyed hash of time and body. */
export function signatureOf(body: string, webhookSecret: string, now: Date): string {
  const time = seconds(now);
  const hash = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}

/** `shopUrl` is where this process listens; notices wait until it does. */
export function noticeHandler(parts: SandboxParts, shopUrl: () => string | null): JobHandler {
  return handles(deliverNoticeJob, async ({ eventId }, { signal }) => {
    const [event] = await parts.db.select().from(sandboxEvents).where(eq(sandboxEvents.id, eventId));
    if (!event || event.deliveredAt) return;
    const url = shopUrl();
    if (!url) throw new Error('the site does not listen yet');
    const response = await fetch(`${url}/api/v1/payment/webhook/${event.account}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(event.body, parts.keys[event.account].webhookSecret, parts.clock()),
      },
      body: event.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(noticeTimeoutMs)]),
    });
    if (!response.ok) throw new Error(`the site answered a notice with ${response.status}`);
    await parts.db
      .update(sandboxEvents)
      .set({ deliveredAt: parts.clock() })
      .where(eq(sandboxEvents.id, eventId));
  });
}
