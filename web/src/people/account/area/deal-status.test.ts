import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { statusOf } from './deal-status.ts';

const today = isoDate('2026-11-15');
const noTerm = { startsOn: null, endsOn: null, refund: null, product: { key: 'mimuovo' } } as const;
const usual = { order: 'pay-first', isRenewal: false, ...noTerm } as const;
const at = '2026-11-15T10:00:00.000Z';

test('a closed deal says why', () => {
  const history = [{ event: 'withdrawn', status: 8, at, text: 'Hai esercitato il diritto di recesso' }];
  expect(statusOf({ ...usual, status: 8, history }, today).text).toBe(
    'Hai esercitato il diritto di recesso.',
  );
});

test.each(['withdrawn', 'signature-expired', 'refunded', 'link-expired'])(
  'a deal closed because of «%s» mentions the refund',
  (event) => {
    const closed = { ...usual, status: 8, history: [{ event, status: 8, at, text: '' }] };
    const refund = { amountCents: 7900, isDone: false };
    const refundText = (isDone: boolean) =>
      statusOf({ ...closed, refund: { ...refund, isDone } }, today).text;
    expect(refundText(false)).toContain('Ti restituiamo €\u00a079,00');
    expect(refundText(true)).toContain('Ti abbiamo restituito €\u00a079,00');
  },
);

test.each([
  ['signed first', { order: 'sign-first', isRenewal: false }, 2, 'manca la tua conferma'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 3, 'manca solo il pagamento'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 4, 'È tutto fatto'],
  ['signed first', { order: 'sign-first', isRenewal: false }, 5, 'firmali con il codice'],
  ['renewed', { order: 'pay-only', isRenewal: true }, 3, 'nulla da firmare'],
  ['renewed', { order: 'pay-only', isRenewal: true }, 4, 'È tutto fatto'],
] as const)('what is %s (%j) at stage %i: %s', (_, manner, status, text) => {
  expect(statusOf({ ...noTerm, ...manner, status, history: [] }, today).text).toContain(text);
});

test.each([
  ['2026-11-15', 'Oggi è l’ultimo giorno.'],
  ['2026-11-16', 'Scade domani.'],
  ['2026-12-15', 'Scade tra 30 giorni.'],
  ['2026-12-16', null],
])('a deal that ends on %s says so in its last thirty days: %s', (endsOn, text) => {
  const running = { ...usual, status: 7, history: [], startsOn: '2026-01-01', endsOn };
  expect(statusOf(running, today)).toMatchObject({ label: 'Attiva', text });
});

const term = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });

test.each([
  ['signed, the day before', usual, 6, term('2026-11-16', '2027-11-15'), 'Comincia domani'],
  ['signed, two days before', usual, 6, term('2026-11-17', '2027-11-16'), 'Comincia il 17 novembre 2026'],
  ['signed, on the day itself', usual, 6, term('2026-11-15', '2027-11-14'), 'Attiva'],
  [
    'ski, issued for later',
    { ...usual, order: 'pay-only' },
    7,
    term('2026-12-08', '2027-05-31'),
    'Comincia l’8 dicembre 2026',
  ],
  ['ski, on its first day', { ...usual, order: 'pay-only' }, 7, term('2026-11-15', '2026-11-15'), 'Attiva'],
  ['ski, the day after', { ...usual, order: 'pay-only' }, 7, term('2026-11-14', '2026-11-14'), 'Conclusa'],
  [
    'signed and then paid',
    { ...usual, order: 'sign-first' },
    4,
    term('2026-11-16', '2027-11-15'),
    'Comincia domani',
  ],
  [
    'renewed',
    { order: 'pay-only', isRenewal: true },
    4,
    term('2026-12-01', '2027-11-30'),
    'Comincia il 1º dicembre 2026',
  ],
  ['paid, and not signed yet', usual, 4, term('2026-11-16', '2027-11-15'), 'Pagata'],
  ['closed', usual, 8, term('2026-11-16', '2027-11-15'), 'Chiusa'],
] as const)('what is active, from its first day to its last alone: %s', (_, manner, status, days, label) => {
  expect(statusOf({ ...noTerm, ...manner, ...days, status, history: [] }, today).label).toBe(label);
});
