import { type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { compareFeeling, describeCover, describeNeed } from '@riparo/domain/understand/checkup/verdict.ts';
import type { CheckupReport, SuggestedPolicy } from '@riparo/domain/understand/checkup/report-schema.ts';
import { planTotalInWords } from '@riparo/domain/understand/checkup/plan-total.ts';
import { centsFromEuro, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import type { DocumentBlock, DocumentContent } from '../../platform/drawing/content.ts';
import { isPrintableName } from '../../platform/drawing/printable-name.ts';

/**
 * The report of a checkup or quiz as a document, with the content of the page, from the same stored report.
 */
export function checkupReportDocument(
  report: CheckupReport,
  { createdAt, siteUrl }: { createdAt: Date; siteUrl: URL },
): DocumentContent {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const day = writtenDate(report.created_on as IsoDate);
  const { first_name } = report.client;
  return {
    title: isPrintableName(first_name) ? `Report di copertura di ${first_name}` : 'Report di copertura',
    runningTitle: `Report di copertura · ${day}`,
    createdAt: createdAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'open-umbrella',
        overline: `Report di copertura · ${day}`,
        title: isPrintableName(first_name)
          ? `${first_name}, ecco quanto sei al riparo`
          : 'Ecco quanto sei al riparo',
        lead: compareFeeling(report.request.coverage_feeling, report.result),
      },
      {
        kind: 'gauges',
        gauges: [
          {
            label: 'La copertura che senti di avere',
            percent: report.request.coverage_feeling,
            tone: 'first',
          },
          { label: 'La copertura che risulta dalle tue risposte', percent: report.result, tone: 'second' },
        ],
      },
      { kind: 'heading', text: 'Area per area' },
      {
        kind: 'paragraph',
        text: 'Ogni barra è lunga quanto l’area conta per te, rispetto a quella che conta di più, ed è piena quanto la coprono le polizze che hai già.',
      },
      {
        kind: 'bars',
        legend: ['Quanto conta per te', 'Quanto è già coperto'],
        bars: report.areas.map(({ title, need, cover }) => ({
          label: title,
          whole: need,
          part: cover,
          text: `bisogno ${describeNeed(need)}, ${describeCover(cover)}`,
        })),
      },
      ...advice(report.suggested_policies, absolute),
      {
        kind: 'callout',
        title: 'Il prossimo passo',
        text: 'Rileggi il report con calma e comincia da una cosa sola: la prima della lista è quella che oggi fa più differenza. Se preferisci parlarne, chiedi un preventivo: ti chiama un consulente, senza impegno.',
        // Not the report's own address: a document is forwarded, and the address is a secret.
        link: { label: 'Chiedi un preventivo', url: absolute(`/preventivo/${GENERIC_PRODUCT.key}`) },
      },
      { kind: 'heading', text: 'Come leggere questi numeri' },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `La copertura confronta, area per area, quello di cui ha bisogno una persona con le tue risposte e quello che coprono di solito le polizze che hai indicato. Non abbiamo letto i tuoi contratti: massimali, franchigie ed esclusioni possono cambiare molto. È una stima, calcolata il ${day} con le regole in versione ${report.score_version}; non è una consulenza e non sostituisce la valutazione delle tue esigenze prima di un contratto.`,
      },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: 'I prezzi «da» sono indicativi dove lo diciamo e non sono un’offerta. Prima di sottoscrivere leggi il set informativo della polizza.',
      },
    ],
  };
}

function advice(
  policies: readonly SuggestedPolicy[],
  absolute: (path: string) => string,
): readonly DocumentBlock[] {
  if (policies.length === 0)
    return [
      {
        kind: 'callout',
        title: 'Non risulta che ti manchi qualcosa',
        text: 'Quello che conta per te è già ben coperto. Tieni d’occhio le scadenze e rifai il check-up quando la tua vita cambia: una casa, un figlio, un lavoro nuovo.',
      },
    ];
  return [
    { kind: 'heading', text: 'Che cosa può servirti, e perché' },
    ...totalOf(policies),
    ...policies.map((policy) => ({
      kind: 'card' as const,
      title: policy.title,
      aside: priceOf(policy),
      note: policy.price_note,
      itemsTitle: 'Perché può servirti',
      items: policy.reasons,
      links: [
        { label: policy.cta, url: absolute(policy.cta_url) },
        ...(policy.guide_page_url ? [{ label: 'Leggi la guida', url: absolute(policy.guide_page_url) }] : []),
      ],
    })),
  ];
}

/** The minimum cost, as far as the prices are ours. */
function totalOf(policies: readonly SuggestedPolicy[]): readonly DocumentBlock[] {
  const words = planTotalInWords(policies);
  return words ? [{ kind: 'paragraph', text: words }] : [];
}

function priceOf({ minimum_price, installment }: SuggestedPolicy): string {
  if (minimum_price === null) return 'Prezzo su misura';
  const cents = centsFromEuro(minimum_price);
  return `da ${cents % 100 === 0 ? formatWholeEuro(cents) : formatEuro(cents)} ${installment}`;
}
