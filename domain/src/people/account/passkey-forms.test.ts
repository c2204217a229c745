import { expect, test } from 'vitest';
import { passkeyForm, passkeyRemovalForm } from './passkey-forms.ts';
const names = ({ fields }: ReturnType<typeof passkeyForm>) => fields.map(({ name }) => name);

test('after an old sign-in, adding or removing a passkey asks for the password again', () => {
  expect(names(passkeyForm(true))).toEqual(['name', 'password']);
  expect(names(passkeyForm(false))).toEqual(['name']);
  expect(names(passkeyRemovalForm(true))).toEqual(['password']);
  expect(names(passkeyRemovalForm(false))).toEqual([]);
});
