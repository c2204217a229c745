import { paths } from '../paths.ts';
import type { Question } from './question.ts';

export interface WayIn {
  readonly key: 'pension' | 'checkup' | 'quote';
  readonly title: string;
  readonly text: string;
  /** Missing while the flow is not open yet. */
  readonly link?: { readonly to: string; readonly label: string };
}

export const waysIn: readonly WayIn[] = [
  {
    key: 'pension',
    title: 'Quanto prenderò di pensione?',
    text: 'Quattro domande, un minuto: la stima dell’assegno, l’anno in cui smetti e come ci si arriva, spiegato in chiaro.',
    link: { to: paths.pension, label: 'Calcola la tua pensione' },
  },
  {
    key: 'quote',
    title: 'Quanto costa proteggere chi amo?',
    text: 'Cinque domande e vedi il prezzo al mese della polizza vita, centesimo per centesimo. Un consulente ti chiama solo se lo chiedi tu.',
    link: { to: paths.lifeQuote, label: 'Calcola il prezzo' },
  },
  {
    key: 'checkup',
    title: 'Sono coperto dove serve?',
    text: 'Tre minuti di domande sulla tua vita e sulle polizze che hai già, per vedere cosa manca, dove e perché.',
    link: { to: paths.quiz, label: 'Scopri quanto sei coperto' },
  },
];

export interface Product {
  readonly key: 'pension' | 'life' | 'pet' | 'mobility' | 'liability' | 'ski';
  readonly name: string;
  readonly text: string;
  readonly to?: string;
}

export const products: readonly Product[] = [
  {
    key: 'pension',
    name: 'Pensione integrativa',
    text: 'Un secondo assegno, accanto a quello pubblico',
    to: paths.quote('pensione-integrativa'),
  },
  { key: 'life', name: 'Vita', text: 'Per chi conta su di te', to: paths.lifeQuote },
  { key: 'pet', name: 'Cane e gatto', text: 'Visite e interventi dal veterinario', to: paths.buyPet },
  { key: 'mobility', name: 'Bici e monopattino', text: 'In città, tutti i giorni', to: paths.buyMobility },
  { key: 'liability', name: 'Danni a terzi', text: 'Quando rompi qualcosa che non è tuo' },
  { key: 'ski', name: 'Sci', text: 'Un giorno o tutta la stagione' },
];

/** Bought online in minutes; the first pages of the purchases. */
export const onlinePurchases = [
  { name: 'Sussidio Covid-19', to: paths.buyCovid },
  { name: 'Sussidio Pet', to: paths.buyPet },
  { name: 'Monopattino', to: paths.buyScooter },
  { name: 'MiMuovo', to: paths.buyMobilityProduct('mimuovo') },
  { name: 'Bici2Go', to: paths.buyMobilityProduct('bici2go') },
] as const;

export const steps = [
  {
    title: 'Rispondi a poche domande',
    text: 'Una alla volta, in italiano di tutti i giorni. Se ti interrompi, riprendi da dove eri.',
  },
  {
    title: 'Guarda i numeri, spiegati',
    text: 'Ogni cifra dice da dove viene: la regola, l’anno della legge, le ipotesi che abbiamo fatto.',
  },
  {
    title: 'Decidi tu, quando vuoi',
    text: 'Puoi fermarti qui, farti chiamare da un consulente, o tornarci domani. Nessuno ti insegue.',
  },
] as const;

export const promises = [
  {
    key: 'open',
    title: 'Conti alla luce del sole',
    text: 'Pubblichiamo la formula accanto al risultato. Una stima resta una stima, e lo scriviamo.',
  },
  {
    key: 'person',
    title: 'Una persona, se la vuoi',
    text: 'Chat, telefono o e-mail: dall’altra parte c’è un consulente, non un centralino.',
  },
  {
    key: 'data',
    title: 'I tuoi dati restano tuoi',
    text: 'Chiediamo solo ciò che serve, non li vendiamo a nessuno e li cancelliamo se ce lo chiedi.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Quanto costa usare Riparo?',
    answer:
      'Stime e preventivi sono gratuiti e non impegnano a nulla. Se un giorno compri una polizza, il prezzo che vedi è quello che paghi.',
  },
  {
    question: 'La stima della pensione è affidabile?',
    answer:
      'È una stima: usa le regole del sistema contributivo e i coefficienti di legge, ma carriera e norme possono cambiare. Accanto al risultato trovi tutte le ipotesi. Non è una consulenza.',
  },
  {
    question: 'Devo registrarmi?',
    answer: 'No. Per una stima o un preventivo non serve un account.',
  },
  {
    question: 'Chi risponde se ho un problema?',
    answer:
      'Noi. In fondo a ogni pagina trovi chat, e-mail e la prenotazione di una chiamata, insieme ai nostri dati di legge.',
  },
];
