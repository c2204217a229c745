import type { DealRow } from '../deals/tables.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';

/**
 * Identifies for whom a payment page was opened: the buyer's data, and the browser or owner that has the
 * deal. A page of another must not be paid.
 */
export function openedFor(keyedHash: KeyedHash, deal: DealRow): string {
  const { uuid, linkVersion, browserVersion, email, firstName, lastName, profile, attributes } = deal;
  const buyer = JSON.stringify([email, firstName, lastName, profile, attributes]);
  return keyedHash('payment page', uuid, String(linkVersion), String(browserVersion), buyer);
}
