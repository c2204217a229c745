// @vitest-environment happy-dom
import type { PasswordField as Password } from '@riparo/domain/wizard/definition.ts';
import { expect, test } from 'vitest';
import { onPage } from '../../../test/on-page.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { PasswordField } from './PasswordField.tsx';

const onPageFor = (purpose: Password['purpose']) => {
  const field = { kind: 'password', name: 'password', label: 'Password', purpose };
  return onPage(<PasswordField {...({ field, id: 'password' } as unknown as WizardFieldProps<Password>)} />);
};

test('a password is hidden until somebody asks to see it, and again afterwards', async () => {
  const { field: input, button, press } = await onPageFor('current');
  const state = () => [input('Password').type, button('Mostra la password').getAttribute('aria-pressed')];
  expect(state()).toEqual(['password', 'false']);
  await press('Mostra la password');
  expect(state()).toEqual(['text', 'true']);
  await press('Mostra la password');
  expect(state()).toEqual(['password', 'false']);
});

test('a new password says what it still needs while it is typed, one that exists does not', async () => {
  const { field: input, place, write } = await onPageFor('new');
  const held = () => [...place.querySelectorAll('li')].map((rule) => rule.dataset['holds']);
  expect(input('Password').autocomplete).toBe('new-password');
  expect(new Set(held())).toEqual(new Set(['false']));
  await write('Password', 'Riparo2026&co');
  expect(new Set(held())).toEqual(new Set(['true']));
  const known = await onPageFor('current');
  expect(known.place.querySelector('li')).toBeNull();
  expect(known.field('Password').autocomplete).toBe('current-password');
});
