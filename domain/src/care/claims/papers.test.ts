import { expect, test } from 'vitest';
import { templatesFor } from './papers.ts';

test.each([
  ['pet', 'surgery', ['vet-invoice', 'vet-report', 'pet-register', 'identity', 'iban']],
  ['bici2go', 'theft', ['police-report', 'bike-invoice', 'road-report', 'identity', 'iban']],
  ['ski-gold', 'unused-days', ['slope-report', 'ski-receipts', 'identity', 'iban']],
  ['rc-terzi-5', 'home', ['damage-photos', 'damage-request', 'witnesses', 'identity', 'iban']],
])('under %s, for %s, these documents are offered', (productKey, what, keys) => {
  expect(templatesFor({ productKey, what }).map(({ key }) => key)).toEqual(keys);
});

test('for any other cause all documents are offered, except those of other products', () => {
  const keys = templatesFor({ productKey: 'pet', what: 'something-else' }).map(({ key }) => key);
  expect(keys).toEqual([
    'vet-invoice',
    'vet-report',
    'pet-register',
    'discharge-letter',
    'first-aid-report',
    'medical-bills',
    'damage-photos',
    'damage-request',
    'witnesses',
    'identity',
    'iban',
  ]);
});
