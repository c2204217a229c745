import { describe, expect, test } from 'vitest';
import {
  boardQueryOf,
  fromViewFilter,
  isFilteringDeals,
  listQueryOf,
  NO_FILTER,
  readDealFilter,
  toViewFilter,
  writeDealFilter,
} from './deal-filter.ts';

const read = (search: string) => readDealFilter(new URLSearchParams(search));
const whole =
  'come=elenco&stato=pagate&prodotto=pet&dal=2026-01-01&al=2026-11-17&aperte-da=me&cerca=ada&ordine=vecchie&colonne=person+price';

describe('the filters of deals in the address', () => {
  test.each(['', whole, 'stato=perse', 'colonne=uuid'])('%s', (search) => {
    expect(writeDealFilter(read(search)).toString()).toBe(search);
  });

  test.each(['stato=paid', 'dal=ieri', 'come=mucchio', 'colonne=phone+taxCode', 'ordine='])(
    'an invalid value is ignored: %s',
    (search) => {
      expect(read(search)).toEqual(NO_FILTER);
    },
  );
});

test('the list is queried with the whole filter, the board without stage and order', () => {
  const query = { product: 'pet', from: '2026-01-01', until: '2026-11-17', openedBy: 'me', q: 'ada' };
  expect(listQueryOf(read(whole))).toEqual({ ...query, stage: 'paid', sort: 'oldest' });
  expect(boardQueryOf(read(whole))).toEqual(query);
  expect(isFilteringDeals(read(whole))).toBe(true);
  expect(isFilteringDeals(read('come=elenco&ordine=vecchie&colonne=uuid'))).toBe(false);
});

test('a saved view contains everything but the search text', () => {
  const filter = read(whole);
  expect(fromViewFilter(toViewFilter(filter))).toEqual({ ...filter, words: '' });
  expect(toViewFilter(NO_FILTER)).toEqual({});
});
