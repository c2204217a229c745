import { expect, test } from 'vitest';
import { type ClaimFilter, readClaimFilter, writeClaimFilter } from './claim-filter.ts';

const noFilter: ClaimFilter = { state: undefined, isMine: false, words: '' };

test.each<[string, ClaimFilter]>([
  ['', noFilter],
  ['stato=refused', { ...noFilter, state: 'refused' }],
  ['miei=si', { ...noFilter, isMine: true }],
  ['cerca=SIN-3F2A9C', { ...noFilter, words: 'SIN-3F2A9C' }],
])('«%s» is read and written back', (address, filter) => {
  expect(readClaimFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeClaimFilter(filter).toString()).toBe(address);
});

test('invalid values in an address filter nothing', () => {
  expect(readClaimFilter(new URLSearchParams('stato=boh&miei=no&cerca=%20'))).toEqual(noFilter);
});
