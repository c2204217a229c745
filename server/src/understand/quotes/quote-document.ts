import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { ageOn, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PriceParts } from '@riparo/domain/buy/products/vita/price.ts';
import { PRICE_LINES, PRICE_TOTAL } from '@riparo/domain/understand/life/price-lines.ts';
import { callBookingAddress } from '@riparo/domain/care/calls/path.ts';
import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { isPrintableName } from '../../platform/drawing/printable-name.ts';
import { type PricedQuote, recomputePrice } from './life-quotes.ts';

const twoColumns = [
  { title: 'Voce', align: 'left', share: 0.65 },
  { title: 'Valore', align: 'right', share: 0.35 },
] as const;

/** A life quote as a document to save: made from its row alone, so always the same. */
export function lifeQuoteDocument(quote: PricedQuote, siteUrl: URL): DocumentContent {
  const validUntil = writtenDate(quote.effectiveDate);
  const quotedOn = writtenDate(quote.quotedOn);
  const price = formatEuro(quote.monthlyCents);
  return {
    title: `Preventivo ${LIFE_PRODUCT_TITLE}`,
    runningTitle: `Preventivo vita · ${quotedOn}`,
    createdAt: quote.createdAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'open-umbrella',
        overline: `Preventivo · ${quotedOn}`,
        title: `${price} al mese`,
        lead: isPrintableName(quote.firstName)
          ? `${quote.firstName}, questo è il prezzo della tua ${LIFE_PRODUCT_TITLE}.`
          : `Questo è il prezzo della tua ${LIFE_PRODUCT_TITLE}.`,
      },
      { kind: 'heading', text: 'Che cosa copre' },
      {
        kind: 'table',
        columns: twoColumns,
        rows: [
          ['Capitale per i beneficiari', formatWholeEuro(quote.sumAssuredCents)],
          ['Durata', `${quote.years} anni`],
          ['Età al preventivo', `${ageOn(quote.birthDate, quote.quotedOn)} anni`],
          ['Fumo', quote.smoker ? 'Sì' : 'No'],
          ['Prezzo al mese', price],
          ['Offerta valida fino al', validUntil],
        ],
      },
      { kind: 'heading', text: 'Come si forma il prezzo' },
      {
        kind: 'table',
        columns: twoColumns,
        rows: partRows(recomputePrice(quote).parts, price),
        endsInSum: true,
      },
      {
        kind: 'callout',
        title: 'Il prossimo passo',
        text: 'Vuoi saperne di più? Prenota la chiamata di un consulente: risponde alle tue domande, senza impegno.',
        // Not the quote's own address: a document is forwarded, and the address is a secret.
        link: { label: 'Prenota una chiamata', url: new URL(callBookingAddress, siteUrl).href },
      },
      { kind: 'heading', text: 'Da sapere' },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `Il prezzo è calcolato ${withArticle('il', quotedOn)} sulle tue risposte, con la tariffa ${quote.tariffVersion}, e resta lo stesso fino ${withArticle('al', validUntil)}. Non è ancora un contratto: prima di sottoscrivere leggi il set informativo della polizza.`,
      },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `Preventivo n. ${quote.uuid}. Per domande scrivi ${toMailbox(brand.support.email)}.`,
      },
    ],
  };
}

/** As on the page, line by line. */
function partRows(parts: PriceParts, price: string): [string, string][] {
  const rows = PRICE_LINES.filter(({ part }) => parts[part] > 0).map(({ part, name }): [string, string] => [
    name,
    formatEuro(parts[part]),
  ]);
  return [...rows, [PRICE_TOTAL, price]];
}
