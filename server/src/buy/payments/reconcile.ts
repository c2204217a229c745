import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { settleCheckout } from './settle-checkout.ts';
import { done } from './steps.ts';
import { type PaymentSession, paymentSessions, unsettledStates } from './tables.ts';

const pollIntervalMs = 5 * MINUTE_MS;
const atOnce = 100;

const reconcileJob = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  everySeconds: 120,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function reconcileHandler(parts: PaymentDependencies): JobHandler {
  return handles(reconcileJob, () => reconcile(parts));
}

/** Asks the provider about every page that has not ended for us: a notice may be late, or never come. */
export async function reconcile(parts: PaymentDependencies): Promise<void> {
  const before = new Date(parts.clock().getTime() - pollIntervalMs);
  const notCheckedLately = or(
    lt(paymentSessions.checkedAt, before),
    and(isNull(paymentSessions.checkedAt), lt(paymentSessions.createdAt, before)),
  );
  const waiting = await parts.db
    .select()
    .from(paymentSessions)
    .where(
      and(
        inArray(paymentSessions.state, unsettledStates),
        isNotNull(paymentSessions.checkoutId),
        notCheckedLately,
      ),
    )
    .orderBy(paymentSessions.checkedAt)
    .limit(atOnce);
  for (const session of waiting) {
    await checkPage(parts, session, 'reconciliation of').catch((error: unknown) =>
      parts.log.warn({ err: error, session: session.id }, 'a payment could not be asked about'),
    );
  }
}

/** Asks the provider for the status of a page, and updates our books. */
export async function checkPage(
  parts: PaymentDependencies,
  session: PaymentSession,
  cause: string,
): Promise<void> {
  if (session.checkoutId === null) return;
  await parts.db
    .update(paymentSessions)
    .set({ checkedAt: parts.clock() })
    .where(eq(paymentSessions.id, session.id));
  const checkout = await parts.card.getCheckout(session.account, session.checkoutId);
  done('checkout-asked');
  if (checkout) await settleCheckout(parts, session.account, checkout, cause);
}
