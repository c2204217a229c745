import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { purchasePath, type PurchaseMilestones } from './purchase-path.ts';

const today = isoDate('2026-11-16');
const began = { startsOn: null, endsOn: null };
const tomorrow = { startsOn: '2026-11-17', endsOn: '2027-11-16' };

test.each<[string, PurchaseMilestones, readonly string[]]>([
  [
    'paid, while its documents are made',
    { order: 'pay-first', isPaid: true, signing: 'preparing', ...began },
    [
      'done Pagamento: Ricevuto',
      'now Firma: Prepariamo i documenti',
      'later Copertura: Dal giorno dopo la firma',
    ],
  ],
  [
    'paid, to be signed',
    { order: 'pay-first', isPaid: true, signing: 'to-sign', ...began },
    ['done Pagamento: Ricevuto', 'now Firma: Tocca a te', 'later Copertura: Dal giorno dopo la firma'],
  ],
  [
    'paid and signed today',
    { order: 'pay-first', isPaid: true, signing: 'signed', ...tomorrow },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'now Copertura: Attiva da domani'],
  ],
  [
    'on its first day',
    { order: 'pay-first', isPaid: true, signing: 'signed', startsOn: '2026-11-16', endsOn: '2027-11-15' },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'done Copertura: Attiva'],
  ],
  [
    'after its last',
    { order: 'pay-first', isPaid: true, signing: 'signed', startsOn: '2025-11-15', endsOn: '2026-11-15' },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'done Copertura: Conclusa'],
  ],
  [
    'signed first, to be signed',
    { order: 'sign-first', isPaid: false, signing: 'to-sign', ...began },
    [
      'now Firma: Tocca a te',
      'later Pagamento: Dopo la firma',
      'later Copertura: Dal giorno dopo il pagamento',
    ],
  ],
  [
    'signed first, to be paid',
    { order: 'sign-first', isPaid: false, signing: 'signed', ...began },
    ['done Firma: Fatta', 'now Pagamento: Tocca a te', 'later Copertura: Dal giorno dopo il pagamento'],
  ],
  [
    'a renewal, which begins when this year ends',
    { order: 'pay-only', isPaid: true, signing: 'none', startsOn: '2026-12-03', endsOn: '2027-12-02' },
    ['done Pagamento: Ricevuto', 'now Copertura: Attiva dal 3 dicembre 2026'],
  ],
  [
    'on its last day',
    { order: 'pay-first', isPaid: true, signing: 'signed', startsOn: '2025-11-17', endsOn: '2026-11-16' },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'done Copertura: Attiva'],
  ],
  [
    'begun, with no last day known',
    { order: 'pay-first', isPaid: true, signing: 'signed', startsOn: '2025-11-15', endsOn: null },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'done Copertura: Attiva'],
  ],
  [
    'with an invalid first day',
    { order: 'pay-first', isPaid: true, signing: 'signed', startsOn: 'presto', endsOn: null },
    ['done Pagamento: Ricevuto', 'done Firma: Fatta', 'later Copertura: Dal giorno dopo la firma'],
  ],
  [
    'not paid yet',
    { order: 'pay-first', isPaid: false, signing: 'none', ...began },
    [
      'now Pagamento: Tocca a te',
      'later Firma: Dopo il pagamento',
      'later Copertura: Dal giorno dopo la firma',
    ],
  ],
  [
    'paid, with nothing to sign yet',
    { order: 'pay-first', isPaid: true, signing: 'none', ...began },
    ['done Pagamento: Ricevuto', 'later Firma: Online', 'later Copertura: Dal giorno dopo la firma'],
  ],
  [
    'signed first, and not requested yet',
    { order: 'sign-first', isPaid: false, signing: 'none', ...began },
    [
      'later Firma: Online',
      'later Pagamento: Dopo la firma',
      'later Copertura: Dal giorno dopo il pagamento',
    ],
  ],
  [
    'too late to be signed',
    { order: 'pay-first', isPaid: true, signing: 'closed', ...began },
    [
      'done Pagamento: Ricevuto',
      'later Firma: Non più possibile',
      'later Copertura: Dal giorno dopo la firma',
    ],
  ],
  [
    'an unpaid renewal',
    { order: 'pay-only', isPaid: false, signing: 'none', ...began },
    ['now Pagamento: Tocca a te', 'later Copertura: Dal giorno dopo il pagamento'],
  ],
])('%s', (_, travelled, expected) => {
  const stops = purchasePath(travelled, today);
  expect(stops.map(({ state, title, detail }) => `${state} ${title}: ${detail}`)).toEqual(expected);
});
