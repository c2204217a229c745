import { INVALID_PASSWORD } from '@riparo/domain/person/password.ts';
import { expect, test } from 'vitest';
import { checkNewPassword, EASY_PASSWORD } from './check-new-password.ts';
const ada = {
  firstName: 'Ada',
  lastName: 'D’Angelò',
  birthDate: '1985-03-27',
  email: 'contessa.lovelace@analitica.example.it',
};

test.each([
  'Password1',
  'Passw0rd',
  'P@ssw0rd1',
  'Qwerty123',
  '1Qaz2wsx',
  'Abcdefg1',
  'Aa123456',
  'Aaaaaaa1',
  'Segreta1',
  'Juventus1',
  'Francesca1',
  'Ciao1234',
  'Estate2026',
  'Gennaio2026',
  'Riparo2026',
  'Polizza2026',
  'Assicurazione1',
  'Benvenuto1',
  'Aaaaaaaa1',
  'Bbbbbbbb2',
  'Abababab1',
  'Lalalala1',
  'Ciaociao1',
  'Pippopippo1',
  'Pippo1234',
  'Pluto1234!',
  '1234Pippo',
  'Pippo4321',
  'CIAOciao1',
  'Giulia99',
  'Salvatore85',
  'Luna2001',
  'Topolino1',
  'Buongiorno1!',
])('%s is guessed by anybody', async (password) => {
  expect(await checkNewPassword(password)).toBe(EASY_PASSWORD);
});

test.each([
  ['the first name and the year', 'Ada1985xx'],
  ['the first name and the day', 'Ada-27-03-85'],
  ['the surname without its accents', 'dangelo-ANG1'],
  ['the birth date', 'Nata27031985'],
  ['half of the e-mail', 'Lovelace1'],
  ['the other half, and some', 'xxCONTESSAxx7'],
  ['its domain', 'Analitica!26'],
])('%s of who chooses it is no password: %s', async (_, password) => {
  expect(await checkNewPassword(password, ada)).toBe(EASY_PASSWORD);
});

test.each([
  'Vento7Grigio',
  'Zebra7Lume',
  'Gelato-Tram42',
  'Tx9kqPw2',
  'Strada-Vuota9',
  'Nuovissima2',
  'Adagio7-Fulmine',
  // Not much, but not among the first that are tried.
  'Portico2026',
])('%s is a password', async (password) => {
  expect(await checkNewPassword(password, ada)).toBeNull();
});

test.each(['debole', 'Abcdefghijklmno1', ''])('%j gets the words of the rule', async (password) => {
  expect(await checkNewPassword(password, ada)).toBe(INVALID_PASSWORD);
});
