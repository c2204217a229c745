import type { DealStatus } from '@riparo/domain/care/deals/actions.ts';
import { withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { hasRunOut } from '../../buy/deals/find-deal.ts';
import { missingAnswers } from '../../buy/deals/missing-answers.ts';
import { dealHistory, type DealRow } from '../../buy/deals/tables.ts';
import { withdrawalDates } from '../../buy/deals/withdrawal-dates.ts';
import { type RefundRow, refunds } from '../../buy/payments/refund-tables.ts';
import { type Payment, payments } from '../../buy/payments/tables.ts';

type HistoryEvent = Pick<typeof dealHistory.$inferSelect, 'event' | 'at'>;
type Paid = Pick<Payment, 'state'>;
type RecordedRefund = Pick<RefundRow, 'state' | 'reason'>;

/** A deal's situation, as the table of actions needs it. */
export function statusOf(
  deal: DealRow,
  {
    history,
    paid,
    givenBack,
  }: { history: readonly HistoryEvent[]; paid: readonly Paid[]; givenBack: readonly RecordedRefund[] },
  now: Date,
): DealStatus {
  const today = dayInRome(now);
  return {
    order: deal.order,
    stage: deal.stage,
    isRenewal: deal.renewalOf !== null,
    isComplete: missingAnswers(deal, today).length === 0,
    hasRunOut: hasRunOut(deal, now),
    isPaid: paid.some(({ state }) => state === 'received'),
    withdrawal: withdrawalState(withdrawalDates(deal, history), today),
    isWithdrawalAsked: givenBack.some(({ state, reason }) => state === 'waiting' && reason === 'withdrawn'),
    isErased: deal.erasureAskedAt !== null,
  };
}

/** The same, loading what is needed for the deal. */
export async function standingIn(db: Database | Transaction, deal: DealRow, now: Date): Promise<DealStatus> {
  const [history, paid, givenBack] = await Promise.all([
    db
      .select({ event: dealHistory.event, at: dealHistory.at })
      .from(dealHistory)
      .where(eq(dealHistory.dealUuid, deal.uuid)),
    db.select({ state: payments.state }).from(payments).where(eq(payments.dealUuid, deal.uuid)),
    db
      .select({ state: refunds.state, reason: refunds.reason })
      .from(refunds)
      .where(eq(refunds.dealUuid, deal.uuid)),
  ]);
  return statusOf(deal, { history, paid, givenBack }, now);
}
