import { expect, test } from 'vitest';
import { entriesNamed } from './palette-entries.ts';

const entries = ['Oggi', 'Richieste', 'Pratiche', 'Prendi la prossima', 'Le più vecchie'].map((label) => ({
  id: label,
  label,
  act: () => undefined,
}));

test.each([
  ['', 5],
  ['pr', 2],
  ['prossima prendi', 1],
  ['PIU', 1],
  ['ratiche', 0],
])('typing %j finds %d entries', (typed, found) => {
  expect(entriesNamed(entries, typed)).toHaveLength(found);
});
