import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { coverFrom } from '@riparo/domain/buy/products/ski/start.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Fulfilment } from '../payments/fulfilment.ts';
import { findPolicy } from './find-policy.ts';
import { mailIssued } from './issued-mail.ts';
import { skiPolicies } from './tables.ts';

/** Ski needs no signature: the payment issues the policy, and its documents are mailed. */
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
    await mailIssued(tx, { sendMailLater, keyedHash }, deal, {
      policy,
      coverFrom: from,
      issuedAt,
      amountCents: payment.amountCents,
    });
  },
};

async function policyOf(tx: Transaction, { uuid }: DealRow) {
  const found = await findPolicy(tx, { dealUuid: uuid });
  if (!found) throw new Error('a ski deal has no policy');
  return found.policy;
}
