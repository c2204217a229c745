import { findSoldProduct } from '@riparo/domain/products/catalogue.ts';
import { formatEuro } from '@riparo/domain/values/money.ts';
import type { Transaction } from '../database/connection.ts';
import type { SendMailLater } from '../mail/mailing.ts';
import type { DealRow } from './tables.ts';

/** A product that is no longer sold keeps its key for a name. */
export const titleOf = ({ productKey }: DealRow) => findSoldProduct(productKey)?.title ?? productKey;

/** Where a deal is on the site. */
export const pathOf = ({ productKey, uuid }: DealRow) =>
  `${findSoldProduct(productKey)?.webFlowBaseUrl ?? '/ops/'}${uuid}`;

/** To whoever was on the phone: who of the desk wrote it down for them. */
export async function mailOpenedByPhone(
  tx: Transaction,
  sendMailLater: SendMailLater,
  deal: DealRow,
  consultant: string,
): Promise<void> {
  if (deal.expiresAt === null) return;
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'purchase-by-phone',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      amount: formatEuro(deal.priceCents),
      path: pathOf(deal),
      expiresAt: deal.expiresAt.toISOString(),
      consultant,
    },
  });
}

const mailWayOn =
  (template: 'purchase-saved' | 'purchase-to-complete' | 'payment-link') =>
  async (tx: Transaction, sendMailLater: SendMailLater, deal: DealRow): Promise<void> => {
    if (deal.expiresAt === null) return;
    await sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template,
      data: {
        firstName: deal.firstName,
        product: titleOf(deal),
        amount: formatEuro(deal.priceCents),
        path: pathOf(deal),
        expiresAt: deal.expiresAt.toISOString(),
      },
    });
  };

export const mailDealAddress = mailWayOn('purchase-saved');

/** To whoever asked the desk for it. */
export const mailPaymentLink = mailWayOn('payment-link');

/** To whoever asked for a policy before everything was told. */
export const mailStepMissing = mailWayOn('purchase-to-complete');

/** To the mailbox that a deal was under until now; it is told nothing about the new one. */
export async function mailMoved(
  tx: Transaction,
  sendMailLater: SendMailLater,
  before: DealRow,
): Promise<void> {
  await sendMailLater(tx, {
    to: before.email,
    dealUuid: before.uuid,
    template: 'purchase-moved',
    data: { product: titleOf(before) },
  });
}
