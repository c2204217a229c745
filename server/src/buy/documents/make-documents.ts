import { versionInWords } from '@riparo/domain/buy/documents/precontract-documents.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocument } from '@riparo/domain/buy/precontract/documents.ts';
import { isPrecontractKind, kindsToSign } from '@riparo/domain/buy/documents/deal-documents.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { dealStepDone } from '../deals/steps.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { handles, type JobHandler } from '../../platform/jobs/job.ts';
import { mailReceiptAlone } from '../payments/payment-mails.ts';
import { paymentThatCounts } from '../payments/payment-that-counts.ts';
import { precontractFile } from '../precontract/precontract-file.ts';
import { coherenceContent, coherenceTitle } from './contents/coherence.ts';
import { policyContent, policyTitle } from './contents/policy.ts';
import { receiptContent, receiptTitle } from './contents/receipt.ts';
import { documentsOfDeal, type DrawnDocument, storeDocument } from './deal-documents.ts';
import { makeDocumentsJob } from './make-documents-job.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';

/** Mails the signing link to the current owner of the documents. */
type SendForSignature = (tx: Transaction, parts: Dependencies, deal: DealRow, at: Date) => Promise<void>;

type DrawnKind = (typeof kindsToSign)[number] | 'ricevuta';

export function makeDocumentsHandler(parts: Dependencies, sendForSignature: SendForSignature): JobHandler {
  return handles(makeDocumentsJob, async ({ dealUuid }, { attempt }) => {
    try {
      await makeDocuments(parts, dealUuid, sendForSignature);
    } catch (error) {
      // The buyer's receipt does not wait for the next try.
      if (attempt === 1) await mailReceiptEarly(parts, dealUuid);
      throw error;
    }
  });
}

async function mailReceiptEarly(parts: Dependencies, dealUuid: DealUuid): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const deal = await lockDeal(tx, dealUuid);
    if (deal?.stage === 'paid' && deal.order === 'pay-first') await mailReceiptAlone(tx, parts, deal);
  });
}

/**
 * Makes the missing documents, then sends those to be signed. Drawing happens outside the transaction; after
 * a crash the next try draws again, and what was stored first stays.
 */
export async function makeDocuments(
  parts: Dependencies,
  dealUuid: DealUuid,
  sendForSignature: SendForSignature,
): Promise<void> {
  const { db, clock } = parts;
  const [found] = await db.select().from(deals).where(eq(deals.uuid, dealUuid));
  if (!found || found.stage === 'closed_lost') return;
  const existingKinds = new Set((await documentsOfDeal(db, dealUuid)).map(({ kind }) => kind));
  // The documents to sign are made as one set: nothing is added once the buyer has them.
  const wanted: readonly DrawnKind[] = existingKinds.has('polizza')
    ? ['ricevuta']
    : [...kindsToSign, 'ricevuta'];
  const made: DrawnDocument[] = [];
  for (const kind of wanted.filter((each) => !existingKinds.has(each))) {
    const document = await make(parts, found, kind);
    if (document) made.push(document);
  }
  dealStepDone('documents-drawn');
  await db.transaction(async (tx) => {
    const deal = await lockDeal(tx, dealUuid);
    if (!deal) return;
    // Changed meanwhile, and printed on one of them: the next try draws it.
    if (deal.profile.plateCode !== found.profile.plateCode)
      throw new Error(`deal ${dealUuid} has changed while its documents were drawn`);
    const at = clock();
    for (const document of made) await storeDocument(tx, dealUuid, document, at);
    const sent =
      (await advanceDeal(tx, deal, 'documents-sent', { cause: 'documents made', at })) ??
      (deal.stage === 'documentation_send' ? deal : null);
    if (sent) await sendForSignature(tx, parts, sent, at);
    dealStepDone('documents-written');
  });
  dealStepDone('documents-sent');
}

async function make(parts: Dependencies, deal: DealRow, kind: DrawnKind): Promise<DrawnDocument | null> {
  if (isPrecontractKind(kind)) {
    const product = findPurchasableProduct(deal.productKey);
    if (!product) return null;
    const document = precontractDocument(product.key, kind);
    const content = await precontractFile(parts, product, document);
    if (!content) return null;
    return { kind, title: `${document.title}, ${versionInWords(document.version)}`, content, isShared: true };
  }
  if (kind === 'polizza') {
    const content = await parts.documents.render(policyContent(deal, parts.clock()));
    return { kind, title: policyTitle(deal), content, isShared: false };
  }
  if (kind === 'coerenza') {
    const statement = coherenceContent(deal, parts.clock());
    if (!statement) return null;
    const content = await parts.documents.render(statement);
    return { kind, title: coherenceTitle, content, isShared: false };
  }
  const payment = await paymentThatCounts(parts.db, deal);
  if (!payment) return null;
  const content = await parts.documents.render(receiptContent(deal, payment));
  return { kind, title: receiptTitle, content, isShared: false };
}
