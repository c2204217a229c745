import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { WITHDRAWAL_EXPLAINED } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { type Cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { titleOf } from '../deals/deal-mails.ts';
import type { DealRow } from '../deals/tables.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import { facts, holderOf } from '../documents/contents/holder.ts';
import { numberOf } from '../documents/contents/policy.ts';

export const withdrawalTitle = 'Ricevuta di recesso';

export function withdrawalReceipt(deal: DealRow, refundCents: Cents, at: Date): DocumentContent {
  const product = titleOf(deal);
  return {
    title: `${withdrawalTitle} · ${product}`,
    runningTitle: `${withdrawalTitle} · ${product}`,
    createdAt: at.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'open-door',
        overline: `${product} · pratica ${numberOf(deal)}`,
        title: withdrawalTitle,
        lead: 'Abbiamo ricevuto il tuo recesso: il contratto è sciolto.',
      },
      facts([
        ['Intestatario', holderOf(deal)],
        ['Codice fiscale', deal.profile.taxCode],
        ['Ricevuto il', momentInWords(at)],
        ['Ti restituiamo', `${formatEuro(refundCents)}, sulla carta con cui hai pagato, entro 30 giorni`],
      ]),
      { kind: 'heading', text: 'In parole semplici' },
      { kind: 'list', items: WITHDRAWAL_EXPLAINED },
      {
        kind: 'callout',
        title: 'Non l’hai chiesto tu?',
        text: `Scrivi subito ${toMailbox(brand.support.email)}.`,
      },
    ],
  };
}
