import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkStep } from '../wizard/answers.ts';
import { passkeyForm, passkeyRemovalForm } from './passkey-forms.ts';
import { PASSKEY_NAME_NEEDED, PASSKEY_NAME_TOO_LONG } from './passkey-rules.ts';

const names = ({ fields }: ReturnType<typeof passkeyForm>) => fields.map(({ name }) => name);

test('who signed in long ago gives the password again, to add a passkey and to remove one', () => {
  expect(names(passkeyForm(true))).toEqual(['name', 'password']);
  expect(names(passkeyForm(false))).toEqual(['name']);
  expect(names(passkeyRemovalForm(true))).toEqual(['password']);
  expect(names(passkeyRemovalForm(false))).toEqual([]);
});

test('what is typed into one form does not stand in the other', () => {
  const forms = [passkeyForm(true), passkeyForm(false), passkeyRemovalForm(true), passkeyRemovalForm(false)];
  expect(new Set(forms.map(({ id }) => id)).size).toBe(4);
});

test.each([
  ['  Il   mio telefono ', undefined],
  ['', PASSKEY_NAME_NEEDED],
  ['🔑'.repeat(40), undefined],
  ['🔑'.repeat(41), PASSKEY_NAME_TOO_LONG],
])('a passkey called %j', (name, error) => {
  expect(checkStep(passkeyForm(false), { name }, isoDate('2026-11-15')).errors['name']).toBe(error);
});
