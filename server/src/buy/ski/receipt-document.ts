import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { SKI_PRICE_LINES } from '@riparo/domain/buy/products/ski/price-lines.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import type { Payment } from '../payments/tables.ts';
import { coherenceBlocks, coherenceTitle } from '../documents/contents/coherence.ts';
import type { SkiPolicy } from './find-policy.ts';
import { policyNumber } from './policy-number.ts';
import { policyRows, printableName, twoColumns } from './policy-words.ts';

/** What was paid, by whom, for what. */
export function receiptDocument({
  policy,
  deal,
  payment,
}: SkiPolicy & { payment: Payment }): DocumentContent {
  const number = policyNumber(policy);
  const amount = formatEuro(payment.amountCents);
  const reductions: [string, string][] =
    policy.discountCents > 0
      ? [
          [SKI_PRICE_LINES.list, formatEuro(policy.listPriceCents)],
          [SKI_PRICE_LINES.discount, `− ${formatEuro(policy.discountCents)}`],
        ]
      : [];
  return {
    title: `Ricevuta della polizza sci ${number}`,
    runningTitle: `Ricevuta · ${number}`,
    createdAt: payment.receivedAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'on-skis',
        overline: `Ricevuta di pagamento · ${number}`,
        title: amount,
        lead: `Pagati con carta ${withArticle('il', momentInWords(payment.receivedAt))}.`,
      },
      {
        kind: 'table',
        columns: twoColumns,
        rows: [
          ['Contraente', printableName(deal.firstName, deal.lastName)],
          ...reductions,
          [`${SKI_PRICE_LINES.total}, imposte comprese`, amount],
          ['Riferimento', payment.providerPaymentId],
          ...policyRows(policy),
        ],
      },
      ...(deal.suitability
        ? [{ kind: 'heading' as const, text: coherenceTitle }, ...coherenceBlocks(deal.suitability)]
        : []),
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `Conserva questa ricevuta insieme ai certificati. Per qualunque dubbio scrivi ${toMailbox(brand.support.email)}.`,
      },
    ],
  };
}
