import { toMailbox, withArticle } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { titleOf } from '../deals/deal-mails.ts';
import type { DealRow } from '../deals/tables.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import { facts, holderOf } from '../documents/contents/holder.ts';
import { numberOf } from '../documents/contents/policy.ts';

export const stoppedRenewalTitle = 'Ricevuta di disdetta';

export function stoppedRenewalReceipt(deal: DealRow & { endsOn: IsoDate }, at: Date): DocumentContent {
  const product = titleOf(deal);
  const endsOn = writtenDate(deal.endsOn);
  return {
    title: `${stoppedRenewalTitle} · ${product}`,
    runningTitle: `${stoppedRenewalTitle} · ${product}`,
    createdAt: at.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'open-door',
        overline: `${product} · pratica ${numberOf(deal)}`,
        title: stoppedRenewalTitle,
        lead: `Abbiamo ricevuto la tua disdetta: la polizza finisce ${withArticle('il', endsOn)} e non si rinnova.`,
      },
      facts([
        ['Intestatario', holderOf(deal)],
        ['Codice fiscale', deal.profile.taxCode],
        ['Ricevuta il', momentInWords(at)],
        ['Ultimo giorno di copertura', endsOn],
      ]),
      { kind: 'heading', text: 'In parole semplici' },
      {
        kind: 'list',
        items: [
          `Fino ${withArticle('al', endsOn)} non cambia nulla: la copertura continua come prima.`,
          'Non ti chiederemo il prezzo di un altro anno e non paghi penali.',
          'Se cambi idea puoi acquistarla di nuovo quando vuoi.',
        ],
      },
      {
        kind: 'callout',
        title: 'Non l’hai chiesto tu?',
        text: `Scrivi subito ${toMailbox(brand.support.email)}.`,
      },
    ],
  };
}
