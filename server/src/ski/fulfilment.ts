import { dayInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { withdrawalState } from '@riparo/domain/deal/withdrawal.ts';
import { formatEuro } from '@riparo/domain/values/money.ts';
import { PACKAGE_NAMES } from '@riparo/domain/products/ski/choice.ts';
import { coverFrom } from '@riparo/domain/products/ski/start.ts';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Fulfilment } from '../payments/fulfilment.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import { findPolicy } from './find-policy.ts';
import { policyNumber } from './policy-number.ts';
import { skiHolders, skiPolicies } from './tables.ts';

/** Ski needs no signature: with the payment the policy is issued, and its documents leave by mail. */
export const skiFulfilment: Fulfilment = {
  async termOf(tx, deal, paidAt) {
    const policy = await policyOf(tx, deal);
    const from = coverFrom(policy.startsOn, policy.endsOn, paidAt);
    return from && { startsOn: dayInRome(from), endsOn: policy.endsOn };
  },

  async deliver(tx, { sendMailLater, keyedHash }, deal, payment) {
    const policy = await policyOf(tx, deal);
    const issuedAt = payment.receivedAt;
    const from = coverFrom(policy.startsOn, policy.endsOn, issuedAt) ?? issuedAt;
    await tx.update(skiPolicies).set({ issuedAt, coverFrom: from }).where(eq(skiPolicies.id, policy.id));
    await advanceDeal(tx, deal, 'policy-activated', { cause: `payment ${payment.id}`, at: issuedAt });
    const holders = await tx
      .select({ id: skiHolders.id })
      .from(skiHolders)
      .where(eq(skiHolders.policyId, policy.id))
      .orderBy(asc(skiHolders.place));
    await sendMailLater(tx, {
      to: deal.email,
      template: 'ski-policy-issued',
      data: {
        policyId: policy.id,
        holderIds: holders.map(({ id }) => id),
        firstName: deal.firstName,
        policyNumber: policyNumber(policy),
        package: PACKAGE_NAMES[policy.productType],
        coverFrom: from.toISOString(),
        hasBegun: from <= issuedAt,
        endsOn: writtenDate(policy.endsOn),
        amount: formatEuro(payment.amountCents),
        withdrawalPath: isWithdrawable(deal, issuedAt) ? withdrawalPathOf(keyedHash, deal) : null,
      },
    });
  },
};

/** A season is; a few days are not, by law. */
function isWithdrawable(deal: DealRow, paidAt: Date): boolean {
  const paidOn = dayInRome(paidAt);
  return withdrawalState({ ...deal, paidOn, isWithdrawn: false }, paidOn) === 'open';
}

async function policyOf(tx: Transaction, { uuid }: DealRow) {
  const found = await findPolicy(tx, { dealUuid: uuid });
  if (!found) throw new Error('a ski deal has no policy');
  return found.policy;
}
