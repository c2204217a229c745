import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import { type Cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { PACKAGE_NAMES } from '@riparo/domain/buy/products/ski/choice.ts';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import { policyClaimLink } from '../deals/claim-link.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { findPolicy } from './find-policy.ts';
import { policyNumber } from './policy-number.ts';
import { skiHolders, type SkiPolicyRow } from './tables.ts';

type Parts = Pick<Dependencies, 'sendMailLater' | 'keyedHash'>;
type Issued = { policy: SkiPolicyRow; coverFrom: Date; issuedAt: Date; amountCents: Cents };

/** With a certificate for each insured. */
export async function mailIssued(
  tx: Transaction,
  { sendMailLater, keyedHash }: Parts,
  deal: DealRow,
  { policy, coverFrom, issuedAt, amountCents }: Issued,
): Promise<void> {
  const holders = await tx
    .select({ id: skiHolders.id })
    .from(skiHolders)
    .where(eq(skiHolders.policyId, policy.id))
    .orderBy(asc(skiHolders.place));
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'ski-policy-issued',
    data: {
      policyId: policy.id,
      holderIds: holders.map(({ id }) => id),
      firstName: deal.firstName,
      policyNumber: policyNumber(policy),
      package: PACKAGE_NAMES[policy.productType],
      coverFrom: coverFrom.toISOString(),
      hasBegun: coverFrom <= issuedAt,
      endsOn: writtenDate(policy.endsOn),
      amount: formatEuro(amountCents),
      withdrawalPath: isWithdrawable(deal, issuedAt) ? withdrawalPathOf(keyedHash, deal) : null,
      claimPath: policyClaimLink(keyedHash, deal),
    },
  });
}

/** The same again; false for a policy that was not issued. */
export async function mailIssuedAgain(tx: Transaction, parts: Parts, deal: DealRow): Promise<boolean> {
  const found = await findPolicy(tx, { dealUuid: deal.uuid });
  if (!found?.policy.issuedAt || !found.policy.coverFrom) return false;
  const { policy } = found;
  const { issuedAt, coverFrom } = found.policy;
  await mailIssued(tx, parts, deal, { policy, coverFrom, issuedAt, amountCents: deal.priceCents });
  return true;
}

/** A season is; by law a few days are not. */
function isWithdrawable(deal: DealRow, paidAt: Date): boolean {
  const paidOn = dayInRome(paidAt);
  return withdrawalState({ ...deal, paidOn, isWithdrawn: false }, paidOn) === 'open';
}
