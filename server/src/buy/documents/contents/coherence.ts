import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { providerName } from '@riparo/domain/buy/products/terms/provider.ts';
import { titleOf } from '../../deals/deal-mails.ts';
import type { DealRow, StoredSuitability } from '../../deals/tables.ts';
import type { DocumentBlock, DocumentContent } from '../../../platform/drawing/content.ts';
import { pictureOfProduct } from '../../../platform/drawing/pictures/picture-of-product.ts';
import { momentInWords } from '../../../platform/drawing/wording/in-rome.ts';
import { facts, holderOf } from './holder.ts';
import { numberOf } from './policy.ts';

export const coherenceTitle = 'Dichiarazione di coerenza';

/** The questions before the sale, the answers, and why the cover fits: in the words shown that day. */
export const coherenceBlocks = ({ lines, answeredAt }: StoredSuitability): readonly DocumentBlock[] => [
  {
    kind: 'table',
    columns: [
      { title: 'Che cosa ti abbiamo chiesto', align: 'left', share: 0.36 },
      { title: 'Che cosa hai risposto', align: 'left', share: 0.28 },
      { title: 'Perché è coerente', align: 'left', share: 0.36 },
    ],
    rows: lines.map(({ question, answer, why }) => [question, answer, why]),
  },
  {
    kind: 'paragraph',
    text: `Con queste risposte, date ${withArticle('il', momentInWords(new Date(answeredAt)))}, il prodotto è coerente con le tue richieste ed esigenze. È una verifica, non una consulenza (articolo 119-ter del Codice delle assicurazioni): si basa solo su quello che ci hai detto.`,
  },
];

/** Null for deals bought before the questions existed. */
export function coherenceContent(deal: DealRow, madeAt: Date): DocumentContent | null {
  if (!deal.suitability) return null;
  const product = titleOf(deal);
  const sold = findSoldProduct(deal.productKey);
  const cover = coverOf(deal.productKey);
  return {
    title: `${coherenceTitle} · ${product}`,
    runningTitle: `${coherenceTitle} · ${product}`,
    createdAt: madeAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(deal.productKey),
        overline: `${product} · pratica ${numberOf(deal)}`,
        title: coherenceTitle,
        lead: 'Prima di venderti una copertura verifichiamo con te che sia quello che ti serve. Qui trovi come.',
      },
      facts([
        ['Contraente', holderOf(deal)],
        ['Codice fiscale', deal.profile.taxCode],
        ...(sold && cover
          ? ([
              ['Chi offre la copertura', providerName(sold)],
              ['A chi si rivolge', cover.forWhom],
            ] as const)
          : []),
      ]),
      { kind: 'heading', text: 'Le tue richieste ed esigenze' },
      ...coherenceBlocks(deal.suitability),
      {
        kind: 'paragraph',
        tone: 'soft',
        text: 'Una risposta non è più vera? Dillo prima di firmare: se la copertura non fa più per te cerchiamo insieme un’altra soluzione e, se hai già pagato, ti restituiamo tutto.',
      },
    ],
  };
}
