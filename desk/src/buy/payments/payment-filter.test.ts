import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { isFiltering, readPaymentFilter, writePaymentFilter } from './payment-filter.ts';

const today = isoDate('2026-11-17');
const thisMonth = { from: '2026-11-01', until: undefined, product: '', account: undefined, state: undefined };

test.each([
  ['', thisMonth],
  ['dal=sempre', { ...thisMonth, from: undefined }],
  ['dal=2026-10-01&al=2026-10-31', { ...thisMonth, from: '2026-10-01', until: '2026-10-31' }],
  [
    'prodotto=pet&conto=partner&stato=disputed',
    { ...thisMonth, product: 'pet', account: 'partner', state: 'disputed' },
  ],
])('«%s» is read and written back', (address, filter) => {
  const read = readPaymentFilter(new URLSearchParams(address), today);
  expect(read).toEqual(filter);
  expect(writePaymentFilter(read, today).toString()).toBe(address);
  expect(isFiltering(read, today)).toBe(address !== '');
});

test.each(['dal=ieri', 'al=2026-02-30', 'prodotto=ombrello', 'conto=terzo', 'stato=perso'])(
  '«%s» filters nothing',
  (address) => {
    expect(readPaymentFilter(new URLSearchParams(address), today)).toEqual(thisMonth);
  },
);
