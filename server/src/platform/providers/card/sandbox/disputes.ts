import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { announce } from './notices.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { type SandboxCheckout, sandboxCheckouts, type SandboxDispute, sandboxDisputes } from './tables.ts';
import { disputeObject, newId, noSuch } from './wire.ts';

const answerDays = 7;

export async function isDisputed(tx: Transaction, paymentId: string): Promise<boolean> {
  const found = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, paymentId));
  return found.some(({ status }) => status !== 'won');
}

/** The buyer disputes the payment at their bank. */
export async function openDispute(
  tx: Transaction,
  parts: SandboxParts,
  { account, paymentId, amountCents, refundedCents, currency }: SandboxCheckout,
): Promise<SandboxDispute> {
  const now = parts.clock();
  const [dispute] = await tx
    .insert(sandboxDisputes)
    .values({
      id: newId('dp'),
      account,
      paymentId: paymentId ?? '',
      amountCents: amountCents - refundedCents,
      reason: 'fraudulent',
      status: 'needs_response',
      createdAt: now,
      answerBy: new Date(now.getTime() + answerDays * DAY_MS),
    })
    .returning();
  if (!dispute) throw new Error('the sandbox stored no dispute');
  await announce(tx, parts, account, 'charge.dispute.created', disputeObject(dispute, currency));
  return dispute;
}

/** The bank's final or interim decision. */
export async function decideDispute(
  tx: Transaction,
  parts: SandboxParts,
  id: string,
  status: Exclude<SandboxDispute['status'], 'needs_response'>,
): Promise<SandboxDispute> {
  const [dispute] = await tx
    .update(sandboxDisputes)
    .set({ status })
    .where(eq(sandboxDisputes.id, id))
    .returning();
  if (!dispute) throw noSuch('dispute', id);
  const [checkout] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.paymentId, dispute.paymentId));
  const type = status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed';
  await announce(tx, parts, dispute.account, type, disputeObject(dispute, checkout?.currency ?? 'eur'));
  return dispute;
}
