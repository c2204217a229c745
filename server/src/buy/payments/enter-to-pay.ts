import type { Transaction } from '../../platform/database/connection.ts';
import {
  type DealLookup,
  type ContinuingBrowser,
  continuationColumns,
  lockByAddress,
} from '../deals/find-by-address.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import type { CheckoutRequest } from './open-checkout.ts';
import type { PaymentDependencies } from './fulfilment.ts';

/**
 * The deal of an address, to be paid by one browser: what it takes over in its first try it still has in the
 * next.
 */
export function lockDealToPay(
  parts: PaymentDependencies,
  lookup: DealLookup,
  browser: ContinuingBrowser,
): CheckoutRequest['enter'] {
  let taken: number | undefined;
  return async (tx: Transaction) => {
    const found = await lockByAddress(tx, parts, lookup);
    if (found instanceof Failure) return found;
    const holds: ContinuingBrowser['holds'] = (deal) => deal.browserVersion === taken || browser.holds(deal);
    const going = continuationColumns(found, lookup, { holds });
    taken = going.browserVersion ?? taken;
    return { deal: found.deal, going };
  };
}
