import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { compareTaxCode, explainDifferences } from './compare.ts';
import { computeTaxCode, type TaxPayer } from './compute.ts';
import { omocodiaVariants } from './omocodia.ts';

const ada: TaxPayer = {
  firstName: 'Ada',
  lastName: 'D’Angelo',
  birthDate: isoDate('1990-03-27'),
  gender: 'F',
  birthPlaceCode: 'H501',
};
const code = computeTaxCode(ada) ?? '';

const parts = (person: Partial<TaxPayer>) => compareTaxCode(code, person).map(({ part }) => part);

test('a code matches its owner, in every omocodia variant', () => {
  for (const variant of omocodiaVariants(code)) expect(compareTaxCode(variant, ada)).toEqual([]);
});

test.each([
  [{ lastName: 'Bianchi' }, ['lastName']],
  [{ firstName: 'Luca' }, ['firstName']],
  [{ birthDate: isoDate('1990-03-28') }, ['birthDate']],
  [{ birthDate: isoDate('1991-03-27') }, ['birthDate']],
  [{ birthDate: isoDate('1990-04-27') }, ['birthDate']],
  [{ gender: 'M' as const }, ['gender']],
  [{ birthPlaceCode: 'F205' }, ['birthPlace']],
  [{ firstName: 'Luca', gender: 'M' as const }, ['firstName', 'gender']],
])('with %o the code differs in %j', (changed, differing) => {
  expect(parts({ ...ada, ...changed })).toEqual(differing);
});

test('a man’s code matches him, and not a woman with the same data', () => {
  const luca = { ...ada, firstName: 'Luca', gender: 'M' } as const;
  const his = computeTaxCode(luca) ?? '';
  expect(compareTaxCode(his, luca)).toEqual([]);
  expect(compareTaxCode(his, { ...luca, gender: 'F' })).toEqual([
    { part: 'gender', words: 'il giorno (27) indica un uomo' },
  ]);
});

test.each([{ lastName: 'Шевченко' }, { firstName: 'Олена' }])('with %o no code can be computed', (name) => {
  expect(computeTaxCode({ ...ada, ...name })).toBeNull();
});

test('missing data and names in another script are not compared', () => {
  expect(parts({})).toEqual([]);
  expect(parts({ ...ada, lastName: 'Шевченко', firstName: 'Олена' })).toEqual([]);
});

test.each([
  [
    { lastName: 'Bianchi' },
    'Il codice fiscale non corrisponde ai tuoi dati: le lettere del cognome (DNG) non corrispondono a «Bianchi» (BNC).',
  ],
  [
    { birthDate: isoDate('1988-05-12'), gender: 'M' as const },
    'Il codice fiscale non corrisponde ai tuoi dati: la data di nascita non è il 12/05/1988 e il giorno (67) indica una donna.',
  ],
  [
    { birthPlaceCode: 'L219' },
    'Il codice fiscale non corrisponde ai tuoi dati: il comune di nascita non è quello che hai indicato.',
  ],
  [
    { birthPlaceCode: 'Z110' },
    'Il codice fiscale non corrisponde ai tuoi dati: il luogo di nascita è in Italia.',
  ],
  [
    { firstName: 'Mario', lastName: 'Rossi', birthDate: isoDate('1985-12-10'), gender: 'M' as const },
    'Sembra il codice fiscale di un’altra persona: non corrispondono il cognome, il nome, la data di nascita e il sesso.',
  ],
])('with %o the difference is explained in words', (changed, sentence) => {
  expect(explainDifferences(compareTaxCode(code, { ...ada, ...changed }))).toBe(sentence);
});

test('text that is not a name is neither compared nor repeated in the message', () => {
  expect(compareTaxCode(code, { ...ada, firstName: 'ada@example.it' })).toEqual([]);
});

test('for a person born abroad the message names the country, or says that it was abroad', () => {
  const abroad = { ...ada, birthPlaceCode: 'Z110' };
  const foreign = computeTaxCode(abroad) ?? '';
  const wordsFor = (birthPlaceCode: string) =>
    compareTaxCode(foreign, { ...abroad, birthPlaceCode })[0]?.words;
  expect(wordsFor('Z111')).toBe('lo Stato di nascita non è quello che hai indicato');
  expect(wordsFor('H501')).toBe('il luogo di nascita è all’estero');
});
