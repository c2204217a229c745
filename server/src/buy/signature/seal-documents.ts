import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { type DealUuid, dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { mailedPath, titleOf } from '../deals/deal-mails.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { dealStepDone } from '../deals/steps.ts';
import type { DealRow } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import { proofContent } from './proof.ts';
import { findDocument, storeDocument } from '../documents/deal-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { sealPdf } from '../../platform/drawing/seal/seal-pdf.ts';
import { pageCountOf, withPagesOf } from '../../platform/drawing/seal/with-pages-of.ts';
import { dealSignatures } from './tables.ts';

export const sealJob = defineJob({
  name: 'seal-signed-documents',
  payload: z.object({ dealUuid: dealUuidSchema }),
  retry: { limit: 20, delaySeconds: 5, maximumDelaySeconds: 2 * 3600 },
});

export function sealHandler(parts: Dependencies): JobHandler {
  return handles(sealJob, ({ dealUuid }) => sealDocuments(parts, dealUuid));
}

/** The pages exactly as shown, with the proof appended, sealed by our signature; then the next step. */
export async function sealDocuments(parts: Dependencies, dealUuid: DealUuid): Promise<void> {
  const { db, documents, clock, signingIdentity } = parts;
  const [signature] = await db.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, dealUuid));
  if (!signature?.evidence || !signature.signedAt || signature.sealedAt) return;
  const shown = await findDocument(db, dealUuid, 'polizza');
  if (!shown) throw new Error(`deal ${dealUuid} was signed and has no document`);
  const before = await pageCountOf(shown.content);
  const proof = await documents.render({
    ...proofContent(signature.evidence),
    otherPages: { before, after: 0 },
  });
  const pages = await withPagesOf(shown.content, proof);
  const content = await sealPdf(pages, await signingIdentity(), signature.signedAt);

  await db.transaction(async (tx) => {
    const deal = await lockDeal(tx, dealUuid);
    const [current] = await tx.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, dealUuid));
    if (!deal || !current || current.sealedAt) return;
    const at = clock();
    const title = `${shown.title} con la firma`;
    await storeDocument(tx, dealUuid, { kind: 'polizza-firmata', title, content, isShared: false }, at);
    await tx.update(dealSignatures).set({ sealedAt: at }).where(eq(dealSignatures.dealUuid, dealUuid));
    // A deal signed first waits for the payment from here on, and its own address shows it again.
    const opened = await advanceDeal(tx, deal, 'payment-opened', { cause: 'signature', at });
    if (deal.stage !== 'closed_lost') await mailSigned(tx, parts, opened ?? deal, opened?.expiresAt ?? null);
    dealStepDone('seal-written');
  });
  dealStepDone('sealed');
}

/**
 * Also for a customer erased since the signature: they have a right to their copy, in a mail without links.
 */
export async function mailSigned(
  tx: Transaction,
  { sendMailLater, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
  payableUntil: Date | null,
): Promise<void> {
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    isDeletedOnceSent: deal.erasureAskedAt !== null,
    template: 'documents-signed',
    data: {
      dealUuid: deal.uuid,
      firstName: deal.firstName,
      product: titleOf(deal),
      startsOn: deal.startsOn && formatItalianDate(deal.startsOn),
      payment: payableUntil && {
        amount: formatEuro(deal.priceCents),
        path: mailedPath(keyedHash, deal),
        expiresAt: payableUntil.toISOString(),
      },
      withdrawalPath: withdrawalPathOf(keyedHash, deal),
    },
  });
}
