import type { NextStep } from '@riparo/domain/deal/next-step-schema.ts';
import { linkStateOf } from '@riparo/domain/deal/stages.ts';
import { signaturePath } from '@riparo/domain/signature/link.ts';
import { pathOf } from '../deals/deal-mails.ts';
import { dealToken } from '../deals/deal-token.ts';
import { hasRunOut } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { isToPay, signatureState } from './find-signature.ts';
import type { DealSignature } from './tables.ts';

type Standing = {
  deal: DealRow;
  /** Null until its documents were made. */
  signature: DealSignature | null;
};

/** What its buyer does next, and where. For nobody else: the page to sign on shows the documents. */
export function nextStepOf(keyedHash: KeyedHash, { deal, signature }: Standing, now: Date): NextStep | null {
  if (signature && signatureState({ deal, signature }, now) === 'to-sign')
    return { step: 'sign', path: signaturePath(dealToken(keyedHash, 'signature', deal)) };
  if (linkStateOf(deal.stage) !== 'open' || hasRunOut(deal, now)) return null;
  // Signed already, or another year of what was signed.
  const isOnlyToPay = deal.renewalOf !== null || isToPay(deal, now);
  return { step: isOnlyToPay ? 'pay' : 'resume', path: pathOf(deal) };
}
