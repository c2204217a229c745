// @vitest-environment happy-dom
import type { PasswordField as Password } from '@riparo/domain/platform/wizard/definition.ts';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../../../test/on-page.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { PasswordField } from './PasswordField.tsx';

const onPageFor = (purpose: Password['purpose']) => {
  const field = { kind: 'password', name: 'password', label: 'Password', purpose };
  return onPage(<PasswordField {...({ field, id: 'password' } as unknown as WizardFieldProps<Password>)} />);
};

test('a password is hidden until it is shown on request, and hidden again afterwards', async () => {
  const { field: input, button, press } = await onPageFor('current');
  const state = () => [input('Password').type, button('Mostra la password').getAttribute('aria-pressed')];
  expect(state()).toEqual(['password', 'false']);
  await press('Mostra la password');
  expect(state()).toEqual(['text', 'true']);
  await press('Mostra la password');
  expect(state()).toEqual(['password', 'false']);
});

const met = (place: Element) => [...place.querySelectorAll('li')].map((rule) => rule.dataset['holds']);

test('a new password lists what it still lacks while typing, an existing one does not', async () => {
  const { field: input, place, write } = await onPageFor('new');
  expect(input('Password').autocomplete).toBe('new-password');
  expect(new Set(met(place))).toEqual(new Set(['false']));
  await write('Password', 'Vento7Grigio');
  await vi.waitFor(() => expect(met(place)).toEqual(['true', 'true', 'true', 'true', 'true']));
  const known = await onPageFor('current');
  expect(known.place.querySelector('li')).toBeNull();
  expect(known.field('Password').autocomplete).toBe('current-password');
});

test('an easily guessed password that the server would refuse is not ticked as good', async () => {
  const { place, write } = await onPageFor('new');
  await write('Password', 'Vento7Grigio');
  await vi.waitFor(() => expect(met(place).at(-1)).toBe('true'));
  await write('Password', 'Abcdefg1');
  expect(met(place)).toEqual(['true', 'true', 'true', 'true', 'false']);
});

test('a password must not be the name in the same form', async () => {
  const field = { kind: 'password', name: 'password', label: 'Password', purpose: 'new' };
  const { place, write } = await onPage(
    <form>
      <label>
        Cognome
        <input name="lastName" />
      </label>
      <PasswordField {...({ field, id: 'password' } as unknown as WizardFieldProps<Password>)} />
    </form>,
  );
  await write('Password', 'Zbrvagkul7x');
  await vi.waitFor(() => expect(met(place).at(-1)).toBe('true'));
  await write('Cognome', 'Zbrvagkul');
  expect(met(place).at(-1)).toBe('false');
});
