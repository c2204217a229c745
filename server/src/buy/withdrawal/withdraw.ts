import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { lastWithdrawalDay, withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import { withdrawalErrors } from '@riparo/domain/buy/deal/withdrawal-errors.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { lockOpenDeal } from '../deals/find-deal.ts';
import { dealStepDone } from '../deals/steps.ts';
import { dealHistory, type DealRow } from '../deals/tables.ts';
import { withdrawalDates } from '../deals/withdrawal-dates.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { type Confirmed, oweRefundOfDeal } from '../payments/refund.ts';
import { refundsOfDeals } from '../payments/refunds-of-deals.ts';
import { storeDocument } from '../documents/deal-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { findRequestedWithdrawal, receivedAt } from './requested-withdrawal.ts';
import { withdrawalReceipt, withdrawalTitle } from './withdrawal-receipt.ts';

/** `desk …`: by the desk, on the customer's behalf; with the key of the action. */
export type WithdrawalBy = 'owner' | 'guest link' | `desk ${string}`;

/** The state of a deal, for a visitor who may withdraw from it. No personal data. */
export async function withdrawalAnswer(
  db: Database | Transaction,
  deal: DealRow,
  now: Date,
): Promise<Withdrawal> {
  const history = await db
    .select({ event: dealHistory.event, at: dealHistory.at })
    .from(dealHistory)
    .where(eq(dealHistory.dealUuid, deal.uuid));
  const [refunds, asked] = await Promise.all([
    refundsOfDeals(db, [deal.uuid]),
    findRequestedWithdrawal(db, deal.uuid),
  ]);
  const own = refunds.get(deal.uuid);
  const withdrawn = history.find(({ event }) => event === 'withdrawn');
  const dates = withdrawalDates(deal, history);
  return {
    state: withdrawalState(dates, dayInRome(receivedAt(asked, now))),
    product: { key: deal.productKey, title: titleOf(deal) },
    refundCents: own?.refund?.amountCents ?? deal.priceCents - (own?.partRefund?.amountCents ?? 0),
    lastDay: lastWithdrawalDay(dates),
    withdrawnAt: withdrawn ? receivedAt(asked, withdrawn.at).toISOString() : null,
    refund: own?.refund ?? null,
  };
}

export type Withdrawing<Refusal extends Failure> = {
  /** Under the deal's lock, before anything is stored: any objection. */
  guard?: (tx: Transaction, deal: DealRow) => Promise<Refusal | null>;
  /** The desk's request that a second person confirms. */
  confirmed?: Confirmed;
  /** What else is stored with it, last of all. */
  also?: (tx: Transaction, closed: DealRow) => Promise<void>;
};

/**
 * Ends a contract within its fourteen days: the deal is closed, everything paid is owed back, a receipt is
 * mailed. All in one transaction; repeated, it answers the same and does nothing more. An earlier request of
 * the desk takes effect with it.
 */
export async function withdraw<Refusal extends Failure = never>(
  parts: Dependencies,
  found: DealRow,
  by: WithdrawalBy,
  { guard, confirmed, also }: Withdrawing<Refusal> = {},
) {
  const { db, clock, documents } = parts;
  const now = clock();
  const before = await withdrawalAnswer(db, found, now);
  if (before.state === 'withdrawn') return before;
  if (before.state === 'too-late') return failure(withdrawalErrors['withdrawal-too-late']);
  const at = receivedAt(await findRequestedWithdrawal(db, found.uuid), now);
  const content = await documents.render(withdrawalReceipt(found, cents(before.refundCents), at));

  const answer = await db.transaction(async (tx) => {
    const deal = await lockOpenDeal(tx, found.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const { state, refundCents } = await withdrawalAnswer(tx, deal, now);
    const refusal = state === 'open' ? await guard?.(tx, deal) : null;
    if (refusal) return refusal;
    const closed = state === 'open' && (await advanceDeal(tx, deal, 'withdrawn', { cause: by, at: now }));
    if (closed) {
      await storeDocument(
        tx,
        deal.uuid,
        { kind: 'recesso', title: withdrawalTitle, content, isShared: false },
        now,
      );
      await oweRefundOfDeal(tx, parts, deal, 'withdrawn', confirmed);
      await parts.sendMailLater(tx, {
        to: deal.email,
        dealUuid: deal.uuid,
        template: 'withdrawal-received',
        data: {
          dealUuid: deal.uuid,
          firstName: deal.firstName,
          product: titleOf(deal),
          amount: formatEuro(cents(refundCents)),
          at: at.toISOString(),
        },
      });
      dealStepDone('withdrawal-written');
    }
    const answered = await withdrawalAnswer(tx, closed || deal, now);
    if (closed) await also?.(tx, closed);
    return answered;
  });
  dealStepDone('withdrawn');
  return answer;
}
