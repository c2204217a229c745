import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './queue-filter.ts';

const noFilter = { mine: false, kind: undefined, state: undefined, words: '' };

test.each([
  ['', noFilter],
  ['mie=si', { ...noFilter, mine: true }],
  ['tipo=booked-call&stato=concluse', { ...noFilter, kind: 'booked-call', state: 'done' }],
  ['stato=perse&cerca=d%27amico', { ...noFilter, state: 'lost', words: "d'amico" }],
])('«%s» is read and written back', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});

test.each(['tipo=nessuno', 'stato=aperte', 'mie=no', 'cerca=%20%20', 'altro=1'])(
  '«%s» filters nothing',
  (address) => {
    expect(readFilter(new URLSearchParams(address))).toEqual(noFilter);
  },
);
