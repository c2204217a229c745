import { expect, test } from 'vitest';
import { loadGuessEstimator } from '../../platform/person/password-guesses.ts';
import {
  STAFF_PASSWORD_GUESSABLE,
  STAFF_PASSWORD_PERSONAL,
  staffPasswordProblem,
  staffPasswordRequirements,
} from './password.ts';

const estimate = await loadGuessEstimator();

const owner = { firstName: 'Niccolò', lastName: "D'Amico", email: 'nic.damico@example.it' };
const problemOf = (password: string) => staffPasswordProblem(password, owner, estimate);
const tooShortOrLong = 'La password deve avere da 12 a 128 caratteri.';

test.each([
  ['', 'Scrivi la password.'],
  ['undici lett', tooShortOrLong],
  ['x'.repeat(129), tooShortOrLong],
  ['sono NICCOLO davvero', STAFF_PASSWORD_PERSONAL],
  ['la torta di d.amico', STAFF_PASSWORD_PERSONAL],
  ['nic-damico sul tetto', STAFF_PASSWORD_PERSONAL],
])('the password «%s» is refused', (password, message) => {
  expect(problemOf(password)).toBe(message);
});

test.each(['Password1234', 'x'.repeat(128), 'buongiorno1985', 'assicurazione'])(
  'the password «%s» is too easy to guess',
  (password) => {
    expect(problemOf(password)).toBe(STAFF_PASSWORD_GUESSABLE);
  },
);

test.each(['lume zaino tr', 'quattro zaini di vetro blu', 'vento grigio a maggio '.repeat(5)])(
  'the password «%s» is accepted: no particular kind of character is required',
  (password) => {
    expect(problemOf(password)).toBeNull();
  },
);

test('the checklist ticks what is met, and waits for the estimator', () => {
  const met = (password: string, known: typeof estimate | null) =>
    staffPasswordRequirements(password, owner, known).map(({ isMet }) => isMet);
  expect(met('quattro zaini di vetro blu', estimate)).toEqual([true, true, true]);
  expect(met('niccolo1', estimate)).toEqual([false, false, false]);
  expect(met('', null)).toEqual([false, false, null]);
});

test('a name of three letters is not allowed in the password', () => {
  const ada = { firstName: 'Ada', lastName: 'Wu', email: 'lw@example.it' };
  expect(staffPasswordProblem('una strada lunga', ada, estimate)).toBe(STAFF_PASSWORD_PERSONAL);
});

test('a name of two letters is too common a syllable to be forbidden', () => {
  const li = { firstName: 'Li', lastName: 'Wu', email: 'lw@example.it' };
  expect(staffPasswordProblem('libellula e wurstel', li, estimate)).toBeNull();
});
