import { expect, test } from 'vitest';
import { accountDeletionForm } from '../../people/account/forms.ts';
import { passkeyForm, passkeyRemovalForm } from '../../people/account/passkey-forms.ts';
import { withdrawalForm } from './withdrawal-form.ts';

test('only an irreversible action has a warning button', () => {
  const lasting = [withdrawalForm, accountDeletionForm, passkeyRemovalForm(true), passkeyRemovalForm(false)];
  expect(lasting.map(({ isDangerous }) => isDangerous)).toEqual([true, true, true, true]);
  expect(passkeyForm(true).isDangerous).toBeUndefined();
});
