import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './complaint-filter.ts';

const noFilter = { state: 'open', year: undefined, area: undefined, outcome: undefined } as const;

test.each([
  ['', noFilter],
  [
    'stato=conclusi&anno=2026&area=claim&esito=partly',
    { state: 'ended', year: 2026, area: 'claim', outcome: 'partly' },
  ],
  ['stato=in-ritardo', { ...noFilter, state: 'late' }],
  ['stato=tutti', { ...noFilter, state: 'all' }],
] as const)('%s', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeFilter(filter).toString()).toBe(address);
});

test('invalid values in an address count as missing', () => {
  expect(readFilter(new URLSearchParams('stato=boh&anno=26&area=x&esito=y'))).toEqual(noFilter);
});
