import { expect, test } from 'vitest';
import { facts, isNamedIn, unknownAmountsIn, unknownLawIn } from './facts.ts';
import { repealedIn } from './repealed.ts';
test.each(facts)(
  '«$says» has an official source, and words that cite it',
  ({ source, named, lookedUp, inForceFrom }) => {
    expect(source).toMatch(/^https:\/\/\w/);
    expect(named.length).toBeGreaterThan(0);
    expect(named.flatMap(repealedIn)).toEqual([]);
    expect((lookedUp?.on ?? '9999') > inForceFrom).toBe(true);
  },
);

test('no two facts share the same citation', () => {
  const all = facts.flatMap(({ named }) => named);
  expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
});

test('an article number is not matched inside a longer number', () => {
  const road = facts.filter((fact) => isNamedIn(fact, 'lo dice l’articolo 50 del Codice della strada'));
  expect(road.map(({ named }) => named[0])).toEqual(['articolo 50 del Codice della strada']);
  expect(facts.filter((fact) => isNamedIn(fact, 'l’articolo 20541'))).toEqual([]);
});

test('a citation missing from the table of facts is found', () => {
  expect(unknownLawIn('secondo l’articolo 1882 del codice civile')).toEqual([
    'articolo 1882 del codice civile',
  ]);
  expect(unknownLawIn('con la legge 1/2030')).toEqual(['legge 1/2030']);
  expect(unknownLawIn('secondo l’articolo 2043 del codice civile')).toEqual([]);
});

test('an amount in a sentence about tax or fines is found unless the table has it', () => {
  expect(unknownAmountsIn('Si detraggono al 19%, fino a 999 euro l’anno. Costa 20 euro.')).toEqual([
    'Si detraggono al 19%, fino a 999 euro l’anno.',
  ]);
  expect(unknownAmountsIn('Quello che versi si deduce dal reddito fino a 5.300 euro l’anno.')).toEqual([]);
});
