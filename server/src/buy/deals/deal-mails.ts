import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealAddress, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { REMOVED_SECRET } from '../../platform/mail/stored-mail.ts';
import type { Mailed, MailOrigin, SendMailLater } from '../../platform/mail/mailing.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { mailedAddress } from './deal-address.ts';
import type { DealRow } from './tables.ts';

/** A product that is no longer sold is named by its key. */
export const titleOf = ({ productKey }: DealRow) => findSoldProduct(productKey)?.title ?? productKey;

/** The page of a deal on the site: by one of its addresses or, for its signed-in owner, by its id. */
export const pathAt = (
  { productKey }: Pick<DealRow, 'productKey'>,
  address: DealAddress | DealUuid | typeof REMOVED_SECRET,
): string => `${findSoldProduct(productKey)?.webFlowBaseUrl ?? '/ops/'}${address}`;

/** Where mails about a deal link to. */
export const mailedPath = (
  keyedHash: KeyedHash,
  deal: Pick<DealRow, 'productKey' | 'uuid' | 'linkVersion'>,
): string => pathAt(deal, mailedAddress(keyedHash, deal));

type Parts = Pick<Dependencies, 'sendMailLater' | 'keyedHash'>;

/** To a customer on the phone: which staff member entered the deal for them. */
export async function mailOpenedByPhone(
  tx: Transaction,
  { sendMailLater, keyedHash }: Parts,
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
      path: mailedPath(keyedHash, deal),
      expiresAt: deal.expiresAt.toISOString(),
      consultant,
    },
  });
}

const mailDealLink =
  (template: 'purchase-saved' | 'purchase-to-complete' | 'payment-link') =>
  async (
    tx: Transaction,
    { sendMailLater, keyedHash }: Parts,
    deal: DealRow,
    budget: MailOrigin = {},
  ): Promise<Mailed> => {
    if (deal.expiresAt === null) return { isMailed: true };
    return sendMailLater(tx, {
      ...budget,
      to: deal.email,
      dealUuid: deal.uuid,
      template,
      data: {
        firstName: deal.firstName,
        product: titleOf(deal),
        amount: formatEuro(deal.priceCents),
        path: mailedPath(keyedHash, deal),
        expiresAt: deal.expiresAt.toISOString(),
      },
    });
  };

export const mailDealAddress = mailDealLink('purchase-saved');

/** To a customer who asked the desk for it. */
export const mailPaymentLink = mailDealLink('payment-link');

/** To a customer who requested a policy with answers missing. */
export const mailMissingAnswers = mailDealLink('purchase-to-complete');

/** To the previous mailbox of a deal; it learns nothing about the new one. */
export async function notifyFormerMailbox(
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
