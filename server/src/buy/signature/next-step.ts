import type { NextStep } from '@riparo/domain/buy/deal/next-step-schema.ts';
import { linkStateOf } from '@riparo/domain/buy/deal/stages.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { signaturePath } from '@riparo/domain/buy/signature/link.ts';
import { pathAt } from '../deals/deal-mails.ts';
import { dealToken } from '../deals/deal-token.ts';
import { hasRunOut } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isToPay, signatureState } from './find-signature.ts';
import type { DealSignature } from './tables.ts';

type Standing = {
  deal: DealRow;
  /** Null until its documents are made. */
  signature: DealSignature | null;
};

/** The paths to a deal and to its documents. */
export type Ways = { path: string; signaturePath: string };

/** For the owner's session. */
export const ownerPaths = (keyedHash: KeyedHash, deal: DealRow): Ways => ({
  path: pathAt(deal, deal.uuid),
  signaturePath: signaturePath(dealToken(keyedHash, 'signature', deal)),
});

/** For the current browser of a guest: both end when another browser continues. */
export const browserPaths = (keyedHash: KeyedHash, deal: DealRow, address: DealAddress): Ways => ({
  path: pathAt(deal, address),
  signaturePath: signaturePath(dealToken(keyedHash, 'browser signature', deal)),
});

/** The buyer's next step and its page. For the buyer only: the signing page shows the documents. */
export function nextStepOf(ways: Ways, { deal, signature }: Standing, now: Date): NextStep | null {
  if (signature && signatureState({ deal, signature }, now) === 'to-sign')
    return { step: 'sign', path: ways.signaturePath };
  if (linkStateOf(deal.stage) !== 'open' || hasRunOut(deal, now)) return null;
  // Already signed, or another year of a signed contract.
  const isOnlyToPay = deal.renewalOf !== null || isToPay(deal, now);
  return { step: isOnlyToPay ? 'pay' : 'resume', path: ways.path };
}
