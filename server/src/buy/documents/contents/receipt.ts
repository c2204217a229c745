import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { paymentInWords } from '@riparo/domain/buy/products/terms/provider.ts';
import { titleOf } from '../../deals/deal-mails.ts';
import type { DealRow } from '../../deals/tables.ts';
import type { DocumentContent } from '../../../platform/drawing/content.ts';
import { pictureOfProduct } from '../../../platform/drawing/pictures/picture-of-product.ts';
import { momentInWords } from '../../../platform/drawing/wording/in-rome.ts';
import type { Payment } from '../../payments/tables.ts';
import { facts, holderOf } from './holder.ts';
import { numberOf } from './policy.ts';

export const receiptTitle = 'Ricevuta di pagamento';

export function receiptContent(deal: DealRow, payment: Payment): DocumentContent {
  const product = titleOf(deal);
  const sold = findSoldProduct(deal.productKey);
  return {
    title: `${receiptTitle} · ${product}`,
    runningTitle: `${receiptTitle} · ${product}`,
    createdAt: payment.receivedAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(deal.productKey),
        overline: `${product} · pratica ${numberOf(deal)}`,
        title: receiptTitle,
        lead: `Abbiamo ricevuto ${formatEuro(payment.amountCents)}.`,
      },
      facts([
        ['Ricevuto da', holderOf(deal)],
        ['Codice fiscale', deal.profile.taxCode],
        ['Per', `${product}, un anno`],
        ['Importo pagato', `${formatEuro(payment.amountCents)}, imposte comprese`],
        ['Pagato il', momentInWords(payment.receivedAt)],
        ['Con', 'carta di pagamento'],
        ['Riferimento', payment.providerPaymentId],
      ]),
      ...(sold ? [{ kind: 'paragraph' as const, tone: 'soft' as const, text: paymentInWords(sold) }] : []),
    ],
  };
}
