import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { DealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import type { LostReason } from '@riparo/domain/care/deals/lost-reasons.ts';
import { isSendableAgain } from '@riparo/domain/care/deals/mails-again.ts';
import { SIGNATURE_LINK_DAYS } from '@riparo/domain/buy/signature/link.ts';
import { type DealUuid, refundIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../../buy/deals/advance-deal.ts';
import { mailDealAddress, mailPaymentLink, titleOf } from '../../buy/deals/deal-mails.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { documentsOfDeal } from '../../buy/documents/deal-documents.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import type { PaymentDependencies } from '../../buy/payments/fulfilment.ts';
import { mailWelcomeAgain } from '../../buy/policies/activate-policies.ts';
import { mailSigned } from '../../buy/signature/seal-documents.ts';
import { mailLink } from '../../buy/signature/send-for-signature.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { mailIssuedAgain } from '../../buy/ski/issued-mail.ts';
import { fullRefundOf } from '../../buy/payments/second-person.ts';
import { askWithdrawal } from '../../buy/withdrawal/ask-withdrawal.ts';
import { withdraw } from '../../buy/withdrawal/withdraw.ts';
import { type Act, actOnce, answerBefore, isAlreadyDone, writeAct } from './act.ts';
import { closePaymentPages } from './close-payment-pages.ts';
import { findDeskDeal } from './find-desk-deal.ts';
import { sendAgain } from './send-again.ts';

export const sendPaymentLink = (parts: PaymentDependencies, uuid: DealUuid, act: Act, staff: StaffActor) =>
  actOnce(parts, uuid, act, staff, async (tx, deal) => {
    await mailPaymentLink(tx, parts, deal);
    return { details: {} };
  });

/** Extends the link by the lifetime of a new one. Links mailed earlier lead to the same place. */
export const renewLink = (parts: PaymentDependencies, uuid: DealUuid, act: Act, staff: StaffActor) =>
  actOnce(parts, uuid, act, staff, async (tx, deal, now) => {
    if (deal.stage === 'documentation_send') {
      const expiresAt = new Date(now.getTime() + SIGNATURE_LINK_DAYS * DAY_MS);
      await tx.update(dealSignatures).set({ expiresAt }).where(eq(dealSignatures.dealUuid, deal.uuid));
      // A deal signed before it is paid has an expiry of its own, which must not come first.
      if (deal.expiresAt) await tx.update(deals).set({ expiresAt }).where(eq(deals.uuid, deal.uuid));
      const isMailed = await mailSignatureLink(tx, parts, deal);
      return isMailed ? { details: { days: SIGNATURE_LINK_DAYS } } : failure(deskDealErrors.DealMovedOn);
    }
    const [renewed] = await tx
      .update(deals)
      .set({
        expiresAt: new Date(now.getTime() + DEAL_LINK_DAYS * DAY_MS),
        version: sql`${deals.version} + 1`,
      })
      .where(eq(deals.uuid, deal.uuid))
      .returning();
    if (renewed) await mailDealAddress(tx, parts, renewed, { mailClass: 'contract' });
    return { details: { days: DEAL_LINK_DAYS } };
  });

/** Sends the documents that exist at this stage; one that is still being made is not included. */
export const sendDocuments = (parts: PaymentDependencies, uuid: DealUuid, act: Act, staff: StaffActor) =>
  actOnce(parts, uuid, act, staff, async (tx, deal) =>
    (await mailDocuments(tx, parts, deal)) ? { details: {} } : failure(deskDealErrors.DocumentsNotReady),
  );

async function mailDocuments(tx: Transaction, parts: PaymentDependencies, deal: DealRow): Promise<boolean> {
  if (deal.stage === 'documentation_send') return mailSignatureLink(tx, parts, deal);
  if (deal.order === 'pay-only' && deal.renewalOf === null) return mailIssuedAgain(tx, parts, deal);
  const made = await documentsOfDeal(tx, deal.uuid);
  const isMade = (kind: DealDocumentKind) => made.some((document) => document.kind === kind);
  if (isMade('polizza-firmata')) {
    await mailSigned(tx, parts, deal, deal.expiresAt);
    return true;
  }
  return isMade('benvenuto') && mailWelcomeAgain(tx, parts, deal);
}

async function mailSignatureLink(tx: Transaction, parts: PaymentDependencies, deal: DealRow) {
  const [signature] = await tx.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, deal.uuid));
  if (signature) await mailLink(tx, parts, deal, { signature, isReminder: true, mailClass: 'contract' });
  return signature !== undefined;
}

/** Sends the same mail once more, to the deal's current address. */
export const sendMailAgain = (
  parts: PaymentDependencies,
  uuid: DealUuid,
  { mailId, ...act }: Act & { mailId: string },
  staff: StaffActor,
) =>
  actOnce(parts, uuid, act, staff, async (tx, deal) => {
    const [mail] = await tx
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.id, mailId), eq(mailMessages.dealUuid, uuid)));
    if (!mail) return failure(generalErrors['not-found']);
    if (mail.sentAt === null || !isSendableAgain(mail.template, deal.stage))
      return failure(deskDealErrors.DealMovedOn);
    await sendAgain(tx, parts, deal, mail);
    return { details: { template: mail.template } };
  });

/**
 * Same as the owner's withdrawal on the site, with the same receipt and refund. When several people decide,
 * it waits for a second one, or for the customer's own link.
 */
export async function withdrawForBuyer(
  parts: PaymentDependencies,
  uuid: DealUuid,
  act: Act,
  staff: StaffActor,
) {
  const { db, clock } = parts;
  const deal = await findDeskDeal(db, uuid, staff);
  if (!deal) return failure(generalErrors['not-found']);
  const now = clock();
  const before = await answerBefore(db, deal, act, staff, now);
  if (before) return before;
  if ((await fullRefundOf(db, deal))?.waits) return askForBuyer(parts, uuid, act, staff);
  const answer = await withdraw(parts, deal, `desk ${act.key}`, {
    guard: async (tx, lockedDeal) =>
      (await fullRefundOf(tx, lockedDeal))?.waits ? failure(deskDealErrors.DealMovedOn) : null,
    also: async (tx, closed) => void (await writeAct(tx, closed, act, staff, now)),
  });
  if (answer instanceof Failure || answer.state !== 'withdrawn') return failure(deskDealErrors.DealMovedOn);
  return (await isAlreadyDone(db, deal, act, staff))
    ? ('done' as const)
    : failure(deskDealErrors.DealActDone);
}

const askForBuyer = (parts: PaymentDependencies, uuid: DealUuid, act: Act, staff: StaffActor) =>
  actOnce(parts, uuid, act, staff, async (tx, deal, at) => {
    // The act and the waiting withdrawal share a key: the deal's history names who requested it.
    await askWithdrawal(tx, parts, deal, { id: refundIdSchema.parse(act.key), by: staff, at });
    return { details: { waits: true } };
  });

/**
 * Closes the payment page first, so that a lost deal is not paid; a customer who paid just before has bought
 * it.
 */
export async function closeAsLost(
  parts: PaymentDependencies,
  uuid: DealUuid,
  { reason, ...act }: Act & { reason: LostReason },
  staff: StaffActor,
) {
  const deal = await findDeskDeal(parts.db, uuid, staff);
  if (!deal) return failure(generalErrors['not-found']);
  const before = await answerBefore(parts.db, deal, act, staff, parts.clock());
  if (before) return before;
  const pages = await closePaymentPages(parts, uuid, 'closing at the desk of');
  if (pages instanceof Failure) return pages;
  const closed = await actOnce(parts, uuid, act, staff, async (tx, lockedDeal, at) => {
    const ended = { expiresAt: at };
    const lost = await advanceDeal(tx, lockedDeal, 'closed-by-desk', { cause: `desk ${act.key}`, at }, ended);
    if (!lost) return failure(deskDealErrors.DealMovedOn);
    await parts.sendMailLater(tx, {
      to: lockedDeal.email,
      dealUuid: uuid,
      template: 'purchase-closed',
      data: { firstName: lockedDeal.firstName, product: titleOf(lockedDeal) },
    });
    return { details: { reason } };
  });
  await pages.settleUnpaid();
  return closed;
}
