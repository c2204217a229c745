import { productPages, soldProducts } from '../../buy/products/catalogue.ts';

export type QuotableProduct = {
  readonly key: string;
  readonly title: string;
  /** The first question of the request. */
  readonly headline: string;
  readonly promise: string;
};

export const GENERIC_PRODUCT: QuotableProduct = {
  key: 'generico',
  title: 'Preventivo su misura',
  headline: 'Raccontaci di cosa hai bisogno',
  promise: 'Lasciaci un recapito: un consulente ti chiama, ascolta e ti propone solo quello che ti serve.',
};

const onRequest: readonly QuotableProduct[] = [
  GENERIC_PRODUCT,
  {
    key: 'pensione-integrativa',
    title: 'Pensione integrativa',
    headline: 'Costruiamo insieme la parte che manca',
    promise:
      'Un consulente ti chiama, guarda con te la tua stima e ti spiega quanto costa colmare la differenza, senza impegno.',
  },
  {
    key: 'auto',
    title: 'Assicurazione auto',
    headline: 'Paghi il giusto per la tua auto?',
    promise: 'Confrontiamo RC e garanzie in più, e ti diciamo anche a quali puoi rinunciare.',
  },
  {
    key: 'moto',
    title: 'Assicurazione moto',
    headline: 'Sulle due ruote, con le spalle coperte',
    promise: 'RC, furto e infortuni del conducente: mettiamo insieme la polizza che somiglia a come guidi.',
  },
  {
    key: 'casa',
    title: 'Casa',
    headline: 'Proteggiamo casa tua e quello che c’è dentro',
    promise: 'Incendio, acqua, furto, danni ai vicini: vediamo con te cosa rischia davvero la tua casa.',
  },
  {
    key: 'infortuni',
    title: 'Infortuni',
    headline: 'Un infortunio non deve fermare i conti',
    promise: 'Cerchiamo la copertura adatta al tuo lavoro, ai tuoi sport e a chi conta su di te.',
  },
  {
    key: 'salute',
    title: 'Salute',
    headline: 'Curarsi bene, senza aspettare mesi',
    promise: 'Visite, esami, ricoveri: ti spieghiamo cosa paga una polizza salute, e cosa no.',
  },
  {
    key: 'invalidita',
    title: 'Protezione del reddito',
    headline: 'E se un giorno non potessi più lavorare?',
    promise: 'Calcoliamo con te quanto serve per vivere sereni se una malattia o un infortunio ti ferma.',
  },
  {
    key: 'perdita-lavoro',
    title: 'Perdita del lavoro',
    headline: 'Un aiuto se il lavoro viene a mancare',
    promise: 'Vediamo quali spese coprire, come il mutuo e le bollette, e per quanti mesi.',
  },
  {
    key: 'rc-professionale',
    title: 'RC professionale',
    headline: 'Il tuo lavoro, al riparo dagli errori',
    promise: 'Ogni professione ha i suoi obblighi: troviamo la polizza giusta per la tua.',
  },
  {
    key: 'rc-famiglia',
    title: 'RC famiglia',
    headline: 'I danni agli altri capitano a tutti',
    promise: 'Un vaso che cade, un pallone, una bici: una sola polizza copre tutta la famiglia.',
  },
  {
    key: 'non-autosufficienza',
    title: 'Non autosufficienza',
    headline: 'Pensare oggi a chi ti aiuterà domani',
    promise: 'Una rendita quando serve assistenza ogni giorno: ti diciamo quanto costa, alla tua età.',
  },
  {
    key: 'animali',
    title: 'Animali domestici',
    headline: 'Chi cura chi ti fa le feste?',
    promise: 'Spese del veterinario e danni a terzi: cerchiamo la copertura adatta al tuo amico.',
  },
  {
    key: 'mobilita',
    title: 'Bici e monopattino',
    headline: 'In città, leggeri e assicurati',
    promise: 'Per bici, e-bike e monopattino: danni agli altri, infortuni e furto, solo se ti servono.',
  },
  {
    key: 'sport',
    title: 'Sport',
    headline: 'Fai sport, alle cadute pensiamo noi',
    promise: 'Dal calcetto allo sci: vediamo cosa coprono già le tue tessere, e cosa manca.',
  },
  {
    key: 'viaggi',
    title: 'Viaggi',
    headline: 'Si parte leggeri, si torna sereni',
    promise: 'Cure all’estero, bagaglio, annullamento: scegliamo con te quello che serve per la tua meta.',
  },
];

/**
 * Sold online, and also by a consultant for customers who prefer that; variants appear under their common
 * name too.
 */
const soldOnline: readonly QuotableProduct[] = [
  ...soldProducts.map(({ key, title, subTitle }) => ({ key, title, headline: subTitle })),
  ...productPages
    .filter(({ variants }) => variants.length > 1)
    .map(({ key, name, line }) => ({ key, title: name, headline: line })),
].map((sold) => ({
  ...sold,
  promise: 'Un consulente ti chiama, ti spiega che cosa copre e che cosa no, e ti dice se fa per te.',
}));

export const quotableProducts: readonly QuotableProduct[] = [...onRequest, ...soldOnline];

export const findQuotableProduct = (key: string) => quotableProducts.find((product) => product.key === key);
