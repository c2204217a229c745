import type { DocumentBlock, DocumentContent } from '../src/platform/drawing/content.ts';

/** One of every block, for tests and measurements. */
export const everyBlock: readonly DocumentBlock[] = [
  {
    kind: 'cover',
    picture: 'letter',
    overline: 'Prova',
    title: 'Łukasz Çelik, Øst e Lò',
    lead: 'Ogni blocco una volta.',
    qr: { url: 'https://www.riparo.example/sci', label: 'Inquadra' },
  },
  { kind: 'heading', text: 'Un titolo' },
  { kind: 'paragraph', text: 'Un paragrafo con l’apostrofo, il prezzo di € 12,50 e la – lineetta.' },
  { kind: 'paragraph', text: 'Una precisazione.', tone: 'soft' },
  { kind: 'list', items: ['Primo punto', 'Secondo punto'] },
  { kind: 'links', links: [{ label: 'Una fonte', url: 'https://www.ivass.it/' }] },
  {
    kind: 'callout',
    title: 'Un riquadro',
    text: 'Con il suo testo.',
    link: { label: 'E un link', url: 'https://www.riparo.example/' },
  },
  { kind: 'gauges', gauges: [{ label: 'Una misura', percent: 70, tone: 'first' }] },
  {
    kind: 'bars',
    legend: ['Il tutto', 'La parte'],
    bars: [{ label: 'Una barra', whole: 0.5, part: 0.4, text: 'piena al 40%' }],
  },
  {
    kind: 'table',
    columns: [
      { title: 'Voce', align: 'left', share: 0.7 },
      { title: 'Importo', align: 'right', share: 0.3 },
    ],
    rows: [['Premio annuo', '€ 79,00']],
  },
  {
    kind: 'card',
    title: 'Una proposta',
    aside: 'da € 8 al mese',
    note: 'Cifra indicativa.',
    itemsTitle: 'Perché',
    items: ['Una ragione.'],
    links: [{ label: 'Vai', url: 'https://www.riparo.example/preventivo/casa' }],
  },
];

export const sampleContent = (blocks: readonly DocumentBlock[] = everyBlock): DocumentContent => ({
  title: 'Documento di prova',
  runningTitle: 'Prova corrente',
  createdAt: '2026-11-15T10:00:00.000Z',
  blocks,
});
