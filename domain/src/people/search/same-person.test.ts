import { expect, test } from 'vitest';
import { reasonsAmong, samePersonKeys, type StatedPerson } from './same-person.ts';

const ada: StatedPerson = {
  firstName: 'Ada',
  lastName: 'Rossi',
  phone: '+393331234567',
  taxCode: 'RSSDAA84C67H501X',
  birthDate: '1984-03-27',
};
const nothing = { phone: null, taxCode: null, birthDate: null };

test.each<[string, Partial<StatedPerson>, string[]]>([
  ['the same', {}, ['tax-code', 'name-and-birth-date', 'name-and-phone']],
  // An omocodia code.
  ['an omocodia code', { ...nothing, taxCode: 'RSSDAA84C67H50MX' }, ['tax-code']],
  ['only the code, under another name', { firstName: 'Bea', taxCode: 'RSSDAA84C67H501X' }, ['tax-code']],
  [
    'name in another order and birth date',
    { ...nothing, firstName: 'ROSSI', lastName: 'Ada', birthDate: '1984-03-27' },
    ['name-and-birth-date'],
  ],
  ['name and phone as it was typed', { ...nothing, phone: '333 1234567' }, ['name-and-phone']],
  [
    'the phone of another person in the household',
    { ...nothing, firstName: 'Bea', phone: '+393331234567' },
    [],
  ],
  ['the name alone', nothing, []],
])('%s', (_, other, reasons) => {
  const keys = new Set(samePersonKeys(ada));
  expect(reasonsAmong(samePersonKeys({ ...ada, ...other }).filter((key) => keys.has(key)))).toEqual(reasons);
});

test('half a name does not identify anyone', () => {
  expect(samePersonKeys({ ...ada, firstName: '', taxCode: null })).toEqual([]);
});

test('a full name alone does not identify anyone', () => {
  expect(samePersonKeys({ ...ada, ...nothing })).toEqual([]);
});
