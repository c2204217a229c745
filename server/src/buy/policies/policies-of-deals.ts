import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { DealPolicy } from '../deals/deal-policy.ts';
import type { DealRow } from '../deals/tables.ts';
import { numberOf } from '../documents/contents/policy.ts';
import { skiDealPolicies } from '../ski/deal-policies.ts';

/** Products whose policies have rows of their own. */
const productPolicies = [skiDealPolicies];

/** The policy that each deal buys. A product without rows of its own says everything in the deal. */
export async function policiesOfDeals(
  db: Database | Transaction,
  deals: readonly DealRow[],
): Promise<(deal: DealRow) => DealPolicy> {
  const found = await Promise.all(productPolicies.map((find) => find(db, deals)));
  return (deal) =>
    found.flatMap((policies) => policies.get(deal.uuid) ?? [])[0] ?? {
      number: numberOf(deal),
      insured: null,
      guarantees: null,
      price: null,
      drawn: [],
      ownDocuments: [],
    };
}
