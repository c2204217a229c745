import type { Signature, SignatureState } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { signatureDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { renewsTacitly } from '@riparo/domain/buy/products/catalogue.ts';
import { signedKinds } from '@riparo/domain/buy/documents/deal-documents.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { orderFields } from '../deals/deal-answer.ts';
import { hashOfAddress, openerAddress } from '../deals/deal-address.ts';
import { mailedPath, pathAt, titleOf } from '../deals/deal-mails.ts';
import { isTokenOf } from '../deals/deal-token.ts';
import { findLinkedDeal, hasRunOut } from '../deals/find-deal.ts';
import type { ProvedMailbox } from '../deals/proved-mailbox.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { refundsOfDeals } from '../payments/refunds-of-deals.ts';
import { documentsOfDeal } from '../documents/deal-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type DealSignature, dealSignatures } from './tables.ts';

export type Found = { deal: DealRow; signature: DealSignature };

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

/**
 * Deals with their signatures, read in one statement: an older deal beside a newer signature would look too
 * late to sign.
 */
export const dealsWithSignature = (db: Database) =>
  db
    .select({ deal: deals, signature: dealSignatures })
    .from(deals)
    .leftJoin(dealSignatures, eq(dealSignatures.dealUuid, deals.uuid));

/** The deal of a link; null for one that we never sent, or that was voided since. */
export async function findByToken(
  { db, keyedHash }: Parts,
  token: string,
  within: Database | Transaction = db,
): Promise<Found | null> {
  const deal = await findLinkedDeal(within, keyedHash, ['signature', 'browser signature'], token);
  if (!deal) return null;
  const [signature] = await within
    .select()
    .from(dealSignatures)
    .where(eq(dealSignatures.dealUuid, deal.uuid));
  return signature ? { deal, signature } : null;
}

export function signatureState({ deal, signature }: Found, now: Date): SignatureState {
  if (signature.signedAt) return 'signed';
  return deal.stage === 'documentation_send' && now < signature.expiresAt ? 'to-sign' : 'expired';
}

/** Documents can be read while the link is valid, signed or not. */
export const areDocumentsOpen = (found: Found, now: Date) =>
  now < found.signature.expiresAt && signatureState(found, now) !== 'expired';

/** Before the signature the documents to sign; after it all of them. */
export async function openDocuments({ db, clock }: Parts, found: Found) {
  const now = clock();
  if (!areDocumentsOpen(found, now)) return [];
  const all = await documentsOfDeal(db, found.deal.uuid);
  return found.signature.signedAt ? all : all.filter(({ kind }) => signedKinds.includes(kind));
}

/** `proved`: what the asking browser has proved about the mailbox. */
export async function signatureAnswer(
  parts: Parts,
  token: string,
  found: Found,
  proved: Pick<ProvedMailbox, 'of'>,
): Promise<Signature> {
  const { deal, signature } = found;
  const state = signatureState(found, parts.clock());
  const isClosed = deal.stage === 'closed_lost';
  // Before the payment there are no days of cover either.
  const hasDays = state === 'signed' && !isClosed;
  const documents = await openDocuments(parts, found);
  const refunds = await refundsOfDeals(parts.db, [deal.uuid]);
  return {
    state,
    product: { key: deal.productKey, title: titleOf(deal) },
    ...orderFields(deal),
    isPaid: isPaid(deal),
    documents: documents.map(({ kind, title, sizeBytes }) => ({
      kind,
      title,
      sizeBytes,
      path: signatureDocumentPath(token, kind),
    })),
    codeGoesTo: state === 'to-sign' ? maskedEmail(deal.email) : null,
    needsCode: state === 'to-sign' && proved.of(deal) === null,
    expiresAt: signature.expiresAt.toISOString(),
    signedAt: signature.signedAt?.toISOString() ?? null,
    isClosed,
    approvesRenewal: renewsTacitly(deal.productKey),
    refund: refunds.get(deal.uuid)?.refund ?? null,
    next: deal.startsOn === null ? 'payment' : 'start',
    paymentPath: isToPay(deal, parts.clock()) ? paymentPath(parts.keyedHash, token, deal) : null,
    startsOn: hasDays ? deal.startsOn : null,
    endsOn: hasDays ? deal.endsOn : null,
  };
}

/** Paid, and not refunded. */
export const isPaid = ({ startsOn, stage }: DealRow) => startsOn !== null && stage !== 'closed_lost';

/** Signed and sealed before payment: only the payment remains, at the deal's own address. */
export const isToPay = (deal: DealRow, now: Date) =>
  deal.order === 'sign-first' && deal.stage === 'pay_intent' && !hasRunOut(deal, now);

/**
 * A visitor from the mail continues with the mailed address; the browser that opened the deal with its own.
 */
function paymentPath(keyedHash: KeyedHash, token: string, deal: DealRow): string {
  const own = openerAddress(keyedHash, deal);
  const isOpener =
    !isTokenOf(keyedHash, 'signature', deal, token) && deal.openerAddress === hashOfAddress(own);
  return isOpener ? pathAt(deal, own) : mailedPath(keyedHash, deal);
}

/** Enough to recognise one's own mailbox: the link may have been forwarded. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
