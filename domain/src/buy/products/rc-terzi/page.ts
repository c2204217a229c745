import { formatEuro } from '../../../platform/values/money.ts';
import { rcTerzi10 as coverOf10, rcTerzi5 as coverOf5 } from './cover.ts';
import { rcTerzi10, rcTerzi5 } from './product.ts';
import { purchasePath } from '../paths.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

/** Prevents a line break in a narrow button. */
const NO_BREAK = '\u00a0';

const options = [
  { product: rcTerzi5, cover: coverOf5 },
  { product: rcTerzi10, cover: coverOf10 },
].map(({ product, cover }) => ({
  key: product.key,
  cover,
  title: product.title,
  price: formatEuro(product.priceCents),
  path: purchasePath(product),
}));

const prices = options.map(({ title, price }) => `${title} costa ${price}`).join(', ');

const { facts, guarantees, ...shared } = fromCover(rcTerzi5, coverOf5);

export const page: ProductText = {
  key: 'rc-terzi',
  lead: 'Il vaso che cade dal balcone, il pallone nella vetrina, il cane che fa inciampare qualcuno: se il danno lo causi tu, o chi vive con te, paga la polizza.',
  suits: [
    'hai figli, un animale o una casa da cui può partire un danno',
    'vuoi una polizza sola per te e per i familiari che vivono con te',
    'vuoi avere un avvocato, se qualcuno ti chiede un risarcimento',
  ],
  doesNotSuit: [
    'cerchi una copertura per il lavoro o la professione',
    'pensi all’auto, alla moto o al monopattino elettrico, che hanno polizze proprie',
  ],
  ...shared,
  // Both variants share the page: the comparison states the limits.
  guarantees: guarantees.map((guarantee, place) =>
    place === 0 ? { ...guarantee, limit: 'fino al massimale che scegli, per sinistro' } : guarantee,
  ),
  comparison: {
    title: 'Due massimali, le stesse garanzie',
    columns: options.map(({ title }) => title),
    rows: [
      { name: 'Prezzo all’anno', values: options.map(({ price }) => price) },
      { name: 'Massimale', values: options.map(({ cover }) => cover.guarantees[0]?.limit ?? '') },
      { name: 'Familiari che vivono con te', values: ['compresi', 'compresi'] },
      { name: 'Casa e animali domestici', values: ['compresi', 'compresi'] },
      { name: 'Spese legali', values: options.map(({ cover }) => cover.guarantees.at(-1)?.limit ?? '') },
    ],
    note: 'Il massimale è la somma più alta che la compagnia paga per un sinistro. Un danno grave a una persona può costare molto più di quanto si pensi.',
    links: options.map(({ title, path }) => ({
      label: `Acquista ${title.replaceAll(' ', NO_BREAK)}`,
      to: path,
    })),
  },
  facts: facts.map((fact) =>
    fact.name === 'Quanto costa'
      ? {
          ...fact,
          text: `${prices}, all’anno e imposte comprese. Firmi i documenti online e poi paghi, una volta sola, con carta.`,
        }
      : fact,
  ),
  documents: options.map(({ key, title }) => ({ productKey: key, title })),
  guide: 'responsabilita-civile',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Che differenza c’è tra RC Terzi 5 e RC Terzi 10?',
      answer:
        'Il massimale e il prezzo: €\u00a0500.000 per sinistro con RC Terzi 5, €\u00a01.000.000 con RC Terzi 10. Garanzie, esclusioni e franchigie sono le stesse.',
    },
    {
      question: 'Sono coperti anche i miei figli e chi vive con me?',
      answer:
        'Sì, sono assicurati i familiari che vivono con te, compresi i danni dei figli minori. Non sono coperti i danni che vi causate tra voi.',
    },
    {
      question: 'E i danni del mio cane?',
      answer: 'Sono compresi, come quelli del gatto e degli altri animali domestici.',
    },
    {
      question: 'Quanto resta a mio carico?',
      answer: 'Per i danni a cose €\u00a0150, per i danni da acqua condotta €\u00a0250. È la franchigia.',
    },
    {
      question: 'Come si acquista?',
      answer:
        'Rispondi a poche domande, firmi i documenti con un codice che ricevi per e-mail e poi paghi con carta. La copertura comincia il giorno dopo il pagamento.',
    },
  ],
};

export const covers = { [rcTerzi5.key]: coverOf5, [rcTerzi10.key]: coverOf10 };
