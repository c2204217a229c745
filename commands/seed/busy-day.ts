import type { RequestKind } from '@riparo/domain/care/requests/kinds.ts';

/** What happened to a request since it was made. */
export type Fate =
  | 'new'
  | 'taken'
  | 'noted'
  | 'call-again-on'
  | 'no-answer'
  | 'released'
  | 'spoken-interested'
  | 'spoken-not-interested'
  | 'duplicate'
  | 'wrong-number'
  | 'gave-up'
  | 'answered';

type Asked = {
  readonly kind: RequestKind;
  readonly fate: Fate;
  /** How many minutes ago each was requested. */
  readonly minutesAgo: readonly number[];
};

const DAY = 1440;

/** Sixty requests of the last days: of every kind, in every state, some overdue. */
export const busyDay: readonly Asked[] = [
  { kind: 'quote-request', fate: 'new', minutesAgo: [1, 4, 9, 16, 27, 36, 52, DAY + 30, 2 * DAY] },
  { kind: 'quote-request', fate: 'taken', minutesAgo: [12, 33, 70] },
  { kind: 'quote-request', fate: 'noted', minutesAgo: [41] },
  { kind: 'quote-request', fate: 'no-answer', minutesAgo: [140, 260] },
  { kind: 'quote-request', fate: 'spoken-interested', minutesAgo: [180, 320, DAY + 90, 3 * DAY] },
  { kind: 'quote-request', fate: 'spoken-not-interested', minutesAgo: [210, DAY + 200] },
  { kind: 'quote-request', fate: 'duplicate', minutesAgo: [230] },
  { kind: 'call-back', fate: 'new', minutesAgo: [2, 7, 21, 38, 47, DAY + 60] },
  { kind: 'call-back', fate: 'taken', minutesAgo: [14, 25] },
  { kind: 'call-back', fate: 'released', minutesAgo: [64] },
  { kind: 'call-back', fate: 'call-again-on', minutesAgo: [110, 290] },
  { kind: 'call-back', fate: 'no-answer', minutesAgo: [170] },
  { kind: 'call-back', fate: 'spoken-interested', minutesAgo: [240, DAY + 140] },
  { kind: 'call-back', fate: 'wrong-number', minutesAgo: [300] },
  { kind: 'call-back', fate: 'gave-up', minutesAgo: [3 * DAY + 200] },
  { kind: 'refused-quote', fate: 'new', minutesAgo: [5, 46] },
  { kind: 'refused-quote', fate: 'taken', minutesAgo: [58] },
  { kind: 'refused-quote', fate: 'spoken-not-interested', minutesAgo: [190] },
  { kind: 'refused-quote', fate: 'gave-up', minutesAgo: [4 * DAY] },
  { kind: 'booked-call', fate: 'new', minutesAgo: [80, 200, 400, DAY, DAY + 400] },
  { kind: 'booked-call', fate: 'taken', minutesAgo: [DAY + 300] },
  { kind: 'booked-call', fate: 'spoken-interested', minutesAgo: [2 * DAY + 100] },
  { kind: 'claim', fate: 'new', minutesAgo: [19, 350, 700, 3 * DAY] },
  { kind: 'claim', fate: 'noted', minutesAgo: [2 * DAY + 50] },
  { kind: 'claim', fate: 'taken', minutesAgo: [DAY + 10] },
  { kind: 'complaint', fate: 'new', minutesAgo: [130, 900] },
  { kind: 'complaint', fate: 'answered', minutesAgo: [6 * DAY] },
  { kind: 'complaint', fate: 'noted', minutesAgo: [5 * DAY] },
];

const firstNames = ['Anna', 'Bruno', 'Chiara', 'Davide', 'Emma', 'Franco', 'Giulia', 'Ivo', 'Lucia', 'Marco'];
const lastNames = ['Bianchi', 'Conti', 'De Luca', 'Esposito', 'Ferrari', 'Gallo'];
const products = ['casa', 'auto', 'salute', 'infortuni', 'viaggi', 'rc-famiglia', 'animali', 'moto'];

export const notes = [
  'Preferisce essere chiamata dopo le 17.',
  'Ha già una polizza con un’altra compagnia: scade tra due mesi.',
  'Chiede se il cane di dieci anni si può ancora assicurare.',
  'Vuole parlarne prima in famiglia.',
] as const;

/** Complaints; two came by PEC, one of them long before it was registered. */
export const grievances = [
  {
    area: 'withdrawal',
    story: 'Ho esercitato il recesso dopo una settimana.\nIl rimborso è arrivato solo in parte.',
    wish: 'Il resto del rimborso, e sapere perché mancava.',
    daysBefore: 0,
  },
  {
    area: 'site',
    story: 'La pagina per pagare si è chiusa due volte e ho dovuto scrivere tutto da capo.',
    wish: 'Che i dati restino dove li ho scritti.',
    daysBefore: 0,
  },
  {
    area: 'documents',
    story: 'La polizza è arrivata con il nome di mia sorella.',
    wish: 'Una polizza con il nome giusto.',
    daysBefore: 36,
  },
  {
    area: 'advice',
    story: 'Al telefono mi era stato detto che il furto in cantina era coperto. Non lo è.',
    wish: 'Recedere senza spese, anche se i 14 giorni sono passati.',
    daysBefore: 3,
  },
] as const;

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  product: string;
};

export function personOf(number: number): Person {
  const firstName = firstNames[number % firstNames.length] ?? '';
  const lastName = lastNames[Math.floor(number / firstNames.length) % lastNames.length] ?? '';
  const email = `${firstName}.${lastName}@clienti.riparo.example`.toLowerCase().replace(' ', '');
  const phone = `+3933300${String(10_000 + number)}`;
  return { firstName, lastName, email, phone, product: products[number % products.length] ?? 'casa' };
}
