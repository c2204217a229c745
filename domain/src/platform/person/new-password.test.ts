import { expect, test } from 'vitest';
import {
  type Chooser,
  GUESSABLE_PASSWORD,
  newPasswordProblem,
  newPasswordRequirements,
  SAME_PASSWORD,
} from './new-password.ts';
import { INVALID_PASSWORD } from './password.ts';
import { loadGuessEstimator } from './password-guesses.ts';

const estimate = await loadGuessEstimator();
const problemOf = (password: string, chooser: Chooser = {}) =>
  newPasswordProblem(password, chooser, estimate);
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
])('the password %s is too easy to guess', (password) => {
  expect(problemOf(password)).toBe(GUESSABLE_PASSWORD);
});

test.each([
  ['the first name and the year', 'Ada1985xx'],
  ['the first name and the day', 'Ada-27-03-85'],
  ['the surname without its accents', 'dangelo-ANG1'],
  ['the birth date', 'Nata27031985'],
  ['half of the e-mail', 'Lovelace1'],
  ['the other half, and more', 'xxCONTESSAxx7'],
  ['its domain', 'Analitica!26'],
])('the password %s is refused because it is about its owner: %s', (_, password) => {
  expect(problemOf(password, ada)).toBe(GUESSABLE_PASSWORD);
});

test.each([
  'Vento7Grigio',
  'Zebra7Lume',
  'Gelato-Tram42',
  'Tx9kqPw2',
  'Strada-Vuota9',
  'Nuovissima2',
  'Adagio7-Fulmine',
  // Weak, but not among the first guesses.
  'Portico2026',
])('%s is a password', (password) => {
  expect(problemOf(password, ada)).toBeNull();
});

test.each(['debole', 'Abcdefghijklmno1', ''])('the password %j gets the message of the rule', (password) => {
  expect(problemOf(password, ada)).toBe(INVALID_PASSWORD);
});

test('a replacement password must differ from the old one, and the checklist says so', () => {
  const replacing = { ...ada, currentPassword: 'Vento7Grigio' };
  const lastLine = (password: string) => newPasswordRequirements(password, replacing, estimate).at(-1);
  expect(lastLine('Vento7Grigio')).toEqual({ label: 'Diversa da quella attuale', isMet: false });
  expect(lastLine('Zebra7Lume')?.isMet).toBe(true);
  expect(lastLine('')?.isMet).toBe(false);
  expect(problemOf('Vento7Grigio', replacing)).toBe(SAME_PASSWORD);
  expect(problemOf('Zebra7Lume', replacing)).toBeNull();
});

test.each([
  ['Abcdefg1', [true, true, true, true, false]],
  ['vento7grigio', [true, false, true, true, true]],
  ['Vento7Grigio', [true, true, true, true, true]],
  ['', [false, false, false, false, false]],
])('the password %s meets these lines of the checklist: %j', (password, met) => {
  const requirements = newPasswordRequirements(password, ada, estimate);
  expect(requirements.map(({ isMet }) => isMet)).toEqual(met);
});

const isTicked = (password: string) =>
  newPasswordRequirements(password, ada, estimate).every(({ isMet }) => isMet);

test.each(['Abcdefg1', 'Password1', 'Lovelace1', 'Vento7Grigio', 'Tx9kqPw2', 'debole', 'Portico2026'])(
  'a password is accepted exactly when every line of the checklist is met: %s',
  (password) => {
    expect(problemOf(password, ada) === null).toBe(isTicked(password));
  },
);

test('while the estimator is loading, the checklist says nothing about how easy a password is to guess', () => {
  expect(newPasswordRequirements('Abcdefg1', ada, null).map(({ isMet }) => isMet)).toEqual([
    true,
    true,
    true,
    true,
    null,
  ]);
});
