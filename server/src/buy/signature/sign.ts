import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { yearFromTomorrow } from '@riparo/domain/buy/deal/term.ts';
import { renewsTacitly } from '@riparo/domain/buy/products/catalogue.ts';
import {
  RENEWAL_APPROVAL,
  RENEWAL_APPROVAL_REQUIRED,
  SIGNATURE_CONSENT,
  SIGNATURE_CONSENT_WITHOUT_CODE,
  SIGNATURE_CONSENT_REQUIRED,
  SIGNATURE_CONSENT_VERSION,
} from '@riparo/domain/buy/signature/consent.ts';
import { signedKinds } from '@riparo/domain/buy/documents/deal-documents.ts';
import { signatureErrors } from '@riparo/domain/buy/signature/errors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { type ContinuingBrowser, continueDeal } from '../deals/find-by-address.ts';
import { lockDeal } from '../deals/find-deal.ts';
import type { MailboxProof, ProvedMailbox } from '../deals/proved-mailbox.ts';
import type { DealRow } from '../deals/tables.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { documentsOfDeal } from '../documents/deal-documents.ts';
import { findByToken, type Found, signatureState } from './find-signature.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { sealJob } from './seal-documents.ts';
import { isTakenOver, checkSignatureCode } from './signature-code.ts';
import { dealSignatures, type SignatureEvidence } from './tables.ts';

export type Signing = {
  consent: boolean;
  renewal?: boolean | undefined;
  /** Omitted if the browser has proved the mailbox in this purchase. */
  code?: string | undefined;
  address: string;
  browser: string;
  /** To tell whether it is the browser that bought. */
  buying: ContinuingBrowser;
  proved: Pick<ProvedMailbox, 'of'>;
};

/**
 * Signs with the correct code, or with this browser's proof of the mailbox: the evidence is stored with the
 * new stage, the sealed document follows as a job.
 */
export function signDocuments(parts: Dependencies, token: string, signing: Signing) {
  return parts.db.transaction(async (tx) => {
    const named = await findByToken(parts, token, tx);
    if (!named) return failure(generalErrors['not-found']);
    await lockDeal(tx, named.deal.uuid);
    // Read again under the lock: another window may have signed in between, or voided the link.
    const found = await findByToken(parts, token, tx);
    if (!found) return failure(generalErrors['not-found']);
    const now = parts.clock();
    const state = signatureState(found, now);
    if (state === 'signed') return { ...found, isTaken: false, proof: null };
    if (state === 'expired') return failure(signatureErrors['not-to-sign']);
    if (!signing.consent) return failure(generalErrors.validation, { consent: SIGNATURE_CONSENT_REQUIRED });
    if (renewsTacitly(found.deal.productKey) && !signing.renewal)
      return failure(generalErrors.validation, { renewal: RENEWAL_APPROVAL_REQUIRED });
    const proof = signing.code === undefined ? signing.proved.of(found.deal) : null;
    const code = await codeOf(tx, parts, found, { typed: signing.code, proof });
    if (code instanceof Failure) return code;
    // The mailed link was opened in another browser: its user has the mailbox, and continues from there.
    const isTaken = isTakenOver(parts, token, found.deal, signing.buying);
    const browserVersion = found.deal.browserVersion + 1;
    const deal = isTaken ? await continueDeal(tx, parts, found.deal, { browserVersion }) : found.deal;
    const signed = await writeSignature(tx, parts, { ...found, deal }, { signing, code, now });
    return { ...signed, isTaken, proof };
  });
}

type Code = SignatureEvidence['code'];
type Writing = { signing: Signing; code: Code; now: Date };

/**
 * The mailed code that identifies the signer: one of this signature, or the one that proved the mailbox in
 * this purchase and browser.
 */
async function codeOf(
  tx: Transaction,
  parts: Dependencies,
  { deal, signature }: Found,
  { typed, proof }: { typed: string | undefined; proof: MailboxProof | null },
) {
  const sentTo = deal.email;
  if (proof) return earlierCode(sentTo, proof);
  if (typed === undefined) return failure(signatureErrors['code-needed']);
  const code = await checkSignatureCode(tx, parts, signature, typed);
  if (code instanceof Failure) return code;
  const { sentAt, wrongTries } = code;
  const enteredAt = parts.clock().toISOString();
  return { sentTo, sentAt: sentAt.toISOString(), enteredAt, wrongTries } satisfies Code;
}

const earlierCode = (
  sentTo: string,
  { sentAt, enteredAt, wrongTries, address, browser }: MailboxProof,
): Code => ({ sentTo, sentAt, enteredAt, wrongTries, enteredFrom: { address, browser } });

async function writeSignature(
  tx: Transaction,
  parts: Dependencies,
  { deal }: Found,
  { signing, code, now }: Writing,
): Promise<Found> {
  const documents = await documentsOfDeal(tx, deal.uuid);
  const evidence: SignatureEvidence = {
    signer: {
      firstName: deal.firstName,
      lastName: deal.lastName,
      taxCode: deal.profile.taxCode,
      email: deal.email,
    },
    signedAt: now.toISOString(),
    address: signing.address,
    browser: signing.browser,
    consent: {
      version: SIGNATURE_CONSENT_VERSION,
      text: code.enteredFrom ? SIGNATURE_CONSENT_WITHOUT_CODE : SIGNATURE_CONSENT,
    },
    ...(renewsTacitly(deal.productKey) ? { approved: [RENEWAL_APPROVAL] } : {}),
    code,
    documents: documents
      .filter(({ kind }) => signedKinds.includes(kind))
      .map(({ kind, title, sha256 }) => ({ kind, title, sha256 })),
  };
  const [signature] = await tx
    .update(dealSignatures)
    .set({ signedAt: now, evidence, codeHash: null })
    .where(eq(dealSignatures.dealUuid, deal.uuid))
    .returning();
  const signed = await advanceDeal(
    tx,
    deal,
    'documents-signed',
    { cause: 'buyer', at: now },
    changesOf(deal, now),
  );
  if (!signature || !signed) throw new Error('a deal that waits for a signature took none');
  await parts.enqueue(tx, sealJob, { payload: { dealUuid: deal.uuid } });
  return { deal: signed, signature };
}

/** A paid cover starts the day after; an unpaid deal can be paid for as long as any other. */
const changesOf = ({ order }: DealRow, now: Date) =>
  order === 'pay-first'
    ? yearFromTomorrow(dayInRome(now))
    : { expiresAt: new Date(now.getTime() + DEAL_LINK_DAYS * DAY_MS) };
