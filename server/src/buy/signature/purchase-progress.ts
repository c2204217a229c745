import type { PurchaseProgress } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { orderFields } from '../deals/deal-answer.ts';
import {
  type DealLookup,
  type ContinuingBrowser,
  isAt,
  type OpenRefusal,
  type Opened,
  openedBy,
} from '../deals/find-by-address.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { dealsWithSignature, isPaid, signatureState } from './find-signature.ts';
import { browserPaths, nextStepOf, ownerPaths } from './next-step.ts';
import type { DealSignature } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

/** The progress of a purchase, for the pages of its address; for its buyer also the next step. */
export async function purchaseProgress(
  { db, clock, keyedHash }: Parts,
  lookup: DealLookup,
  browser: ContinuingBrowser,
) {
  const now = clock();
  const [found] = await dealsWithSignature(db).where(isAt(lookup.address));
  const opened = openedBy(keyedHash, found?.deal, lookup, now);
  if (!found || opened instanceof Failure) return opened as OpenRefusal;
  const { deal, signature } = found;
  const signing = signingOf(deal, signature, now);
  const isSettled = isPaid(deal) && (signing === 'signed' || deal.order === 'pay-only');
  const ways = pathsFor(keyedHash, lookup, opened, browser);
  const data: PurchaseProgress = {
    ...orderFields(deal),
    isPaid: isPaid(deal),
    signing,
    startsOn: isSettled ? deal.startsOn : null,
    endsOn: isSettled ? deal.endsOn : null,
    next: ways && nextStepOf(ways, { deal, signature }, now),
  };
  return { data };
}

function signingOf(deal: DealRow, signature: DealSignature | null, now: Date): PurchaseProgress['signing'] {
  if (deal.stage === 'closed_lost') return 'closed';
  if (deal.order === 'pay-only') return 'none';
  if (signature) {
    const state = signatureState({ deal, signature }, now);
    return state === 'expired' ? 'closed' : state;
  }
  return deal.stage === 'paid' || deal.stage === 'documentation_send' ? 'preparing' : 'none';
}

/** Not every visitor with the address gets the link to the documents. */
function pathsFor(
  keyedHash: KeyedHash,
  { address }: DealLookup,
  { deal, right }: Opened,
  browser: ContinuingBrowser,
) {
  if (right === 'owner') return ownerPaths(keyedHash, deal);
  return browser.holds(deal) ? browserPaths(keyedHash, deal, address) : null;
}
