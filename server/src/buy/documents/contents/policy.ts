import { versionInWords } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { Cover } from '@riparo/domain/buy/products/cover.ts';
import type { Renewal, SoldProduct } from '@riparo/domain/buy/products/product.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { ENDS_BY_LAW } from '@riparo/domain/buy/products/terms/yearly-terms.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { consentTextOf } from '@riparo/domain/platform/consent/texts-by-version.ts';
import { providerName, wrongAnswersInWords } from '@riparo/domain/buy/products/terms/provider.ts';
import { titleOf } from '../../deals/deal-mails.ts';
import type { DealRow } from '../../deals/tables.ts';
import type { DocumentBlock, DocumentContent } from '../../../platform/drawing/content.ts';
import { pictureOfProduct } from '../../../platform/drawing/pictures/picture-of-product.ts';
import { holderFacts, petFacts } from './holder.ts';

/** A mutual society gives a certificate of a subsidy, an insurer a policy. */
const names = {
  insurer: { title: 'Polizza', lead: 'Il contratto tra te e la compagnia, nei dati che lo fanno tuo.' },
  'mutual-society': {
    title: 'Certificato di sussidio',
    lead: 'Il tuo diritto al sussidio, nei dati che lo fanno tuo.',
  },
} as const satisfies Record<SoldProduct['provider'], unknown>;

const providerOf = ({ productKey }: DealRow) => findSoldProduct(productKey)?.provider ?? 'insurer';

export const policyTitle = (deal: DealRow) => names[providerOf(deal)].title;

/** The document to sign. Without the days of cover, which depend on the date of the signature. */
export function policyContent(deal: DealRow, madeAt: Date): DocumentContent {
  const sold = findSoldProduct(deal.productKey);
  const cover = coverOf(deal.productKey);
  const { title, lead } = names[providerOf(deal)];
  const product = titleOf(deal);
  return {
    title: `${title} · ${product}`,
    runningTitle: `${title} · ${product}`,
    // The page with the proof of the signature.
    otherPages: { before: 0, after: 1 },
    createdAt: madeAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(deal.productKey),
        overline: `${product} · pratica ${numberOf(deal)}`,
        title,
        lead,
      },
      { kind: 'heading', text: 'Di chi è' },
      holderFacts(deal),
      ...petFacts(deal),
      ...(sold && cover ? coverBlocks(sold, cover) : []),
      { kind: 'heading', text: 'Prezzo e durata' },
      {
        kind: 'list',
        items: [
          `Prezzo: ${formatEuro(deal.priceCents)} per un anno, imposte comprese, in un solo pagamento.`,
          deal.order === 'pay-first'
            ? 'Comincia alle ore 00:00 del giorno dopo la firma di questo documento e dura un anno.'
            : 'Comincia alle ore 00:00 del giorno dopo il pagamento, che segue la firma di questo documento, e dura un anno.',
          endings[sold?.renewal ?? 'ends'],
        ],
      },
      { kind: 'heading', text: 'Che cosa hai dichiarato' },
      { kind: 'list', items: declarationsOf(deal) },
      ...(sold ? [{ kind: 'paragraph' as const, text: wrongAnswersInWords(sold) }] : []),
      { kind: 'heading', text: 'I documenti che ne fanno parte' },
      { kind: 'list', items: documentsOf(deal) },
      {
        kind: 'callout',
        title: `Hai ${WITHDRAWAL_DAYS} giorni per ripensarci`,
        text: `Puoi recedere entro ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto, senza spiegazioni: dal link «recedere dal contratto qui» nelle nostre e-mail, dalla tua area personale o scrivendo ${toMailbox(brand.support.email)}.`,
      },
    ],
  };
}

const endings = {
  ends: 'Alla scadenza finisce da sola: non si rinnova e non devi disdire.',
  'renews-tacitly':
    'Alla scadenza si rinnova di anno in anno, se nessuno disdice: almeno 30 giorni prima ti scriviamo prezzo e modo.',
  'ends-by-law': ENDS_BY_LAW,
} satisfies Record<Renewal, string>;

/** Short enough to be read out on the phone. */
export const numberOf = ({ uuid }: Pick<DealRow, 'uuid'>) => uuid.slice(0, 8).toUpperCase();

function coverBlocks(product: SoldProduct, cover: Cover): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Che cosa è coperto' },
    { kind: 'paragraph', text: `${cover.kind} Ne risponde ${providerName(product)}.` },
    {
      kind: 'table',
      columns: [
        { title: 'Garanzia', align: 'left', share: 0.6 },
        { title: 'Limite', align: 'left', share: 0.4 },
      ],
      rows: cover.guarantees.map(({ name, limit }) => [name, limit]),
    },
    {
      kind: 'paragraph',
      tone: 'soft',
      text: 'Condizioni, limiti ed esclusioni sono nel set informativo, che fa parte di questo contratto.',
    },
  ];
}

/** About data protection and newsletters. */
const apart: ReadonlySet<string> = new Set(['privacy', 'userProfiling', 'marketing']);

/** The consents ticked while buying; the separate ones are not part of the contract. */
function declarationsOf({ consents }: DealRow): string[] {
  const ticked = Object.entries(consents.given)
    .filter(([name, given]) => given === true && !apart.has(name))
    .map(([name]) => {
      const text = consentTextOf('purchase', consents.version, name);
      return text === null ? name : `${text}.`;
    });
  return ticked.length > 0 ? ticked : ['I dati di questo documento sono quelli che hai scritto tu.'];
}

function documentsOf({ productKey, consents }: DealRow): string[] {
  return precontractDocuments(productKey).map(({ key, title, version }) => {
    const sold = consents.documents.find((document) => document.key === key)?.version ?? version;
    return `${title}, ${versionInWords(sold)}`;
  });
}
