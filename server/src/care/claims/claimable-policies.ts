import { reportableCausesOf, type ReportableCause } from '@riparo/domain/care/claims/happenings.ts';
import { type ClaimablePolicy, policyStatus } from '@riparo/domain/care/claims/policy.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { findSoldProduct, nounOf } from '@riparo/domain/buy/products/catalogue.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { dealHistory, type DealRow } from '../../buy/deals/tables.ts';
import { payments } from '../../buy/payments/tables.ts';
import type { DealPolicy } from '../../buy/deals/deal-policy.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';

/**
 * The policies on which a claim can be made, in the order given; deals that were never paid are left out.
 * Ended policies stay listed as long as we store the contract: it is not for us to say whether a right has
 * lapsed.
 */
export async function claimablePolicies(
  db: Database | Transaction,
  deals: readonly DealRow[],
): Promise<ClaimablePolicy[]> {
  const uuids = deals.map(({ uuid }) => uuid);
  if (uuids.length === 0) return [];
  const [paid, policyOf, ended] = await Promise.all([
    db.selectDistinct({ uuid: payments.dealUuid }).from(payments).where(inArray(payments.dealUuid, uuids)),
    policiesOfDeals(db, deals),
    db
      .select()
      .from(dealHistory)
      .where(
        and(
          inArray(dealHistory.dealUuid, uuids),
          or(eq(dealHistory.toStage, 'closed_lost'), eq(dealHistory.event, 'renewal-stopped')),
        ),
      )
      .orderBy(asc(dealHistory.id)),
  ]);
  const isPaid = new Set<DealUuid>(paid.map(({ uuid }) => uuid));
  return deals.flatMap((deal) => {
    const standing = policyStatus({ ...deal, isPaid: isPaid.has(deal.uuid) });
    if (standing === null) return [];
    const history = ended.filter(({ dealUuid }) => dealUuid === deal.uuid);
    const closing = history.findLast(({ toStage }) => toStage === 'closed_lost');
    const policy = policyOf(deal);
    return {
      uuid: deal.uuid,
      number: policy.number,
      title: titleOf(deal),
      productKey: deal.productKey,
      noun: nounOf(deal.productKey),
      standing,
      startsOn: deal.startsOn,
      endsOn: deal.endsOn,
      endedEarlyOn: standing === 'called-off' && closing ? dayInRome(closing.at) : null,
      hasGraceDays: hasGraceDays(deal.productKey, history),
      happenings: reportableHappenings(deal, policy),
    };
  });
}

/**
 * The days of grace apply by law where the year ends by itself, and by the terms where it renews, unless the
 * renewal was stopped.
 */
function hasGraceDays(productKey: string, history: readonly { event: string }[]): boolean {
  const renewal = findSoldProduct(productKey)?.renewal;
  const isStopped = history.some(({ event }) => event === 'renewal-stopped');
  return renewal === 'ends-by-law' || (renewal === 'renews-tacitly' && !isStopped);
}

/** With a package, only its guarantees count. For products no longer sold only «un altro evento» remains. */
function reportableHappenings(
  { productKey }: DealRow,
  { guarantees }: DealPolicy,
): readonly ReportableCause[] {
  const cover = coverOf(productKey) ?? { guarantees: [] };
  return reportableCausesOf(cover, (name) => guarantees?.has(name) ?? true);
}
