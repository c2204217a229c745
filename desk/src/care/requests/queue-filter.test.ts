import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './queue-filter.ts';

const everything = { mine: false, kind: undefined, state: undefined, words: '' };

test.each([
  ['', everything],
  ['mie=si', { ...everything, mine: true }],
  ['tipo=booked-call&stato=concluse', { ...everything, kind: 'booked-call', state: 'done' }],
  ['stato=perse&cerca=d%27amico', { ...everything, state: 'lost', words: "d'amico" }],
])('«%s» is read and written back', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
});

test.each(['tipo=nessuno', 'stato=aperte', 'mie=no', 'cerca=%20%20', 'altro=1'])(
  '«%s» filters nothing',
  (address) => {
    expect(readFilter(new URLSearchParams(address))).toEqual(everything);
  },
);
