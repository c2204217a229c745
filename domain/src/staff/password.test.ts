import { expect, test } from 'vitest';
import { STAFF_PASSWORD_PERSONAL, staffPasswordRule } from './password.ts';

const owner = { firstName: 'Niccolò', lastName: "D'Amico", email: 'nic.damico@example.it' };
const judge = (password: string) => staffPasswordRule(owner)(password);
const tooShortOrLong = 'La password deve avere da 12 a 128 caratteri.';

test.each([
  ['', 'Scrivi la password.'],
  ['undici lett', tooShortOrLong],
  ['x'.repeat(129), tooShortOrLong],
  ['sono NICCOLO davvero', STAFF_PASSWORD_PERSONAL],
  ['la torta di d.amico', STAFF_PASSWORD_PERSONAL],
  ['nic-damico sul tetto', STAFF_PASSWORD_PERSONAL],
])('«%s» is refused', (password, message) => {
  expect(judge(password)).toEqual({ ok: false, message });
});

test.each(['dodici lette', 'x'.repeat(128), 'tutte minuscole e spazi', 'vento grigio'])(
  '«%s» has the right length, and no kind of sign is asked for',
  (password) => {
    expect(judge(password)).toEqual({ ok: true, value: password });
  },
);

test('a name of three letters is looked for', () => {
  const ada = { firstName: 'Ada', lastName: 'Wu', email: 'lw@example.it' };
  expect(staffPasswordRule(ada)('una strada lunga').ok).toBe(false);
});

test('a name of two letters is in too many words to be looked for', () => {
  const li = { firstName: 'Li', lastName: 'Wu', email: 'lw@example.it' };
  expect(staffPasswordRule(li)('libellula wurstel').ok).toBe(true);
});
