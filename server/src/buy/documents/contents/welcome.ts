import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { addDays, type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { titleOf } from '../../deals/deal-mails.ts';
import type { DealRow } from '../../deals/tables.ts';
import type { DocumentContent } from '../../../platform/drawing/content.ts';
import { pictureOfProduct } from '../../../platform/drawing/pictures/picture-of-product.ts';
import { isPrintableName } from '../../../platform/drawing/printable-name.ts';
import { facts, holderOf, plateFact } from './holder.ts';
import { numberOf } from './policy.ts';

export const welcomeTitle = 'Lettera di benvenuto';

export type StartedDeal = DealRow & { startsOn: IsoDate; endsOn: IsoDate };

/** A signed contract starts the day after it was concluded. */
export const lastDayOf = ({ startsOn }: StartedDeal) => addDays(startsOn, WITHDRAWAL_DAYS - 1);

export function welcomeContent(deal: StartedDeal, at: Date): DocumentContent {
  const product = titleOf(deal);
  const cover = coverOf(deal.productKey);
  const greeting = isPrintableName(deal.firstName) ? `Ciao ${deal.firstName}` : 'Ciao';
  return {
    title: `${welcomeTitle} · ${product}`,
    runningTitle: `${welcomeTitle} · ${product}`,
    createdAt: at.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(deal.productKey),
        overline: `${product} · pratica ${numberOf(deal)}`,
        title: `${greeting}, da oggi sei al riparo`,
        lead: 'Conserva questa lettera: dice da quando a quando vale la copertura e che cosa fare se succede qualcosa.',
      },
      facts([
        ['Intestatario', holderOf(deal)],
        ['Prodotto', product],
        [
          'Copertura',
          `${withArticle('dal', writtenDate(deal.startsOn))} ${withArticle('al', writtenDate(deal.endsOn))}, primo e ultimo giorno compresi`,
        ],
        ...plateFact(deal, `scrivilo ${toMailbox(brand.support.email)}: lo registriamo noi`),
        ['Puoi recedere', `fino ${withArticle('al', writtenDate(lastDayOf(deal)))} compreso`],
      ]),
      ...(cover
        ? [
            { kind: 'heading' as const, text: 'Se succede qualcosa' },
            { kind: 'list' as const, items: cover.claim },
            { kind: 'heading' as const, text: 'Che cosa ti chiediamo' },
            { kind: 'list' as const, items: cover.duties },
          ]
        : []),
      {
        kind: 'callout',
        title: 'Siamo qui',
        text: `Per qualunque dubbio scrivi ${toMailbox(brand.support.email)}: risponde una persona.`,
      },
    ],
  };
}
