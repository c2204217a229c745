import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkStep } from '../../platform/wizard/answers.ts';
import {
  confirmationForm,
  forgottenPasswordForm,
  passwordChangeForm,
  passwordResetForm,
  profileForm,
  registrationForm,
  resendForm,
  signInForm,
} from './forms.ts';

test('the registration form of a purchase names the product', () => {
  expect(registrationForm().title).toBe('Crea il tuo account');
  const purchase = { named: 'di MiMuovo', path: '/acquisto/mobilita/mimuovo' };
  expect(registrationForm(purchase as unknown as Parameters<typeof registrationForm>[0]).title).toBe(
    'Per procedere con l’acquisto di MiMuovo abbiamo bisogno dei tuoi dati',
  );
});

test.each([
  ['sign-in', signInForm, ['E-mail', 'Password']],
  ['confirmation', confirmationForm, ['E-mail', 'Codice di conferma']],
  ['request for another code', resendForm, ['E-mail']],
  ['forgotten password', forgottenPasswordForm, ['E-mail']],
  ['password reset', passwordResetForm, ['E-mail', 'Codice di conferma', 'Nuova password']],
  ['password change', passwordChangeForm, ['Password attuale', 'Nuova password']],
  ['profile', profileForm, ['Nome', 'Cognome', 'Data di nascita', 'E-mail']],
])('the form for the %s asks for exactly what was specified', (_, { fields }, labels) => {
  expect(fields.map(({ label }) => label)).toEqual(labels);
});

test('a registration asks for the person, an e-mail and a password; marketing mails are optional', () => {
  const { fields } = registrationForm();
  expect(fields.map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'birthDate',
    'email',
    'password',
    'marketing',
  ]);
  const { errors } = checkStep(registrationForm(), {}, isoDate('2026-11-15'));
  expect(Object.keys(errors)).toEqual(['firstName', 'lastName', 'birthDate', 'email', 'password']);
});
