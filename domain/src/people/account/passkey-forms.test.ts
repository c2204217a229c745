import { expect, test } from 'vitest';
import { passkeyForm, passkeyRemovalForm } from './passkey-forms.ts';
const names = ({ fields }: ReturnType<typeof passkeyForm>) => fields.map(({ name }) => name);

test('who signed in long ago gives the password again, to add a passkey and to remove one', () => {
  expect(names(passkeyForm(true))).toEqual(['name', 'password']);
  expect(names(passkeyForm(false))).toEqual(['name']);
  expect(names(passkeyRemovalForm(true))).toEqual(['password']);
  expect(names(passkeyRemovalForm(false))).toEqual([]);
});
