import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { SIGNATURE_LINK_DAYS, signaturePath } from '@riparo/domain/buy/signature/link.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { dealToken } from '../deals/deal-token.ts';
import type { DealRow } from '../deals/tables.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { MailOrigin } from '../../platform/mail/mailing.ts';
import type { Receipt } from '../../platform/mail/templates/receipt.ts';
import { findReceipt } from '../payments/payment-mails.ts';
import { type DealSignature, dealSignatures } from './tables.ts';

/** Mails the signing link, once for each deal. */
export async function sendForSignature(
  tx: Transaction,
  parts: Dependencies,
  deal: DealRow,
  at: Date,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + SIGNATURE_LINK_DAYS * DAY_MS);
  const [opened] = await tx
    .insert(dealSignatures)
    .values({ dealUuid: deal.uuid, sentAt: at, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (!opened) return;
  const receipt = await findReceipt(tx, deal);
  // For a deal not paid yet, it was counted against the mailbox's budget when requested.
  await mailLink(tx, parts, deal, { signature: opened, isReminder: false, receipt, isCounted: true });
}

/** For a buyer whose mailed link no longer works: without one they cannot sign. */
export async function mailLinksAgain(
  tx: Transaction,
  parts: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  movedDeals: readonly DealRow[],
): Promise<void> {
  const unsigned = movedDeals.filter(({ stage }) => stage === 'documentation_send');
  const uuids = unsigned.map(({ uuid }) => uuid);
  const signatures = await tx.select().from(dealSignatures).where(inArray(dealSignatures.dealUuid, uuids));
  for (const deal of unsigned) {
    const signature = signatures.find(({ dealUuid }) => dealUuid === deal.uuid);
    // The mail with the receipt may be among those never sent.
    const receipt = await findReceipt(tx, deal);
    if (signature)
      await mailLink(tx, parts, deal, { signature, isReminder: true, receipt, mailClass: 'owner' });
  }
}

type LinkMail = MailOrigin & {
  signature: DealSignature;
  isReminder: boolean;
  receipt?: Receipt | null;
};

export async function mailLink(
  tx: Transaction,
  { sendMailLater, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
  { signature, isReminder, receipt = null, ...budget }: LinkMail,
): Promise<void> {
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'documents-to-sign',
    ...(deal.startsOn === null ? budget : { mailClass: 'contract' as const }),
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      path: signaturePath(dealToken(keyedHash, 'signature', deal)),
      expiresAt: signature.expiresAt.toISOString(),
      isReminder,
      isPaid: deal.startsOn !== null,
      receipt: receipt && { ...receipt, dealUuid: deal.uuid },
      withdrawalPath: withdrawalPathOf(keyedHash, deal),
    },
  });
}
