import { CONSENT_TEXTS } from '../../platform/consent/texts.ts';
import { NAME_REQUIRED, SURNAME_REQUIRED } from '../../platform/person/name.ts';
import type { Step } from '../../platform/wizard/definition.ts';
import { codeField, nameField, optionalConsentField } from '../../platform/wizard/fields.ts';
import { emailField } from '../../platform/wizard/contact-fields.ts';
import { birthDateField } from '../../platform/wizard/date-fields.ts';
import { currentPasswordField, newPasswordField } from '../../platform/wizard/account-fields.ts';

const email = emailField({ name: 'email', label: 'E-mail', autocomplete: 'username' });
const code = codeField({
  name: 'code',
  label: 'Codice di conferma',
  hint: 'Le 6 cifre che trovi nella nostra e-mail',
});
const currentPassword = currentPasswordField({ name: 'password', label: 'Password' });
const newPassword = newPasswordField({ name: 'newPassword', label: 'Nuova password' });

const names = [
  nameField({
    name: 'firstName',
    label: 'Nome',
    autocomplete: 'given-name',
    required: NAME_REQUIRED,
  }),
  nameField({
    name: 'lastName',
    label: 'Cognome',
    autocomplete: 'family-name',
    required: SURNAME_REQUIRED,
  }),
  birthDateField({
    name: 'birthDate',
    label: 'Data di nascita',
    hint: 'GG/MM/AAAA, per esempio 27/03/1985',
    required: 'Abbiamo bisogno della tua data di nascita',
  }),
];

/** Every account form is a single step: the same rules, errors and design as in a wizard. */
export const signInForm: Step = {
  id: 'login',
  title: 'Accedi',
  lead: 'Bello rivederti: entra con la tua e-mail e la tua password.',
  fields: [email, currentPassword],
  continueLabel: 'Accedi',
};

/** In a purchase the form explains why the data are needed; the product's name follows «l’acquisto». */
export const registrationForm = (purchase?: { readonly named: string }): Step => ({
  id: 'registrazione',
  title: purchase
    ? `Per procedere con l’acquisto ${purchase.named} abbiamo bisogno dei tuoi dati`
    : 'Crea il tuo account',
  fields: [
    ...names,
    email,
    newPasswordField({ name: 'password', label: 'Password' }),
    optionalConsentField({ name: 'marketing', label: CONSENT_TEXTS.marketing }),
  ],
  continueLabel: 'Registrati',
});

export const confirmationForm: Step = {
  id: 'conferma',
  title: 'Conferma il tuo account',
  lead: 'Ti abbiamo mandato un codice via e-mail: scrivilo qui.',
  fields: [email, code],
  continueLabel: 'Conferma',
};

/**
 * If the address was never registered, the password is chosen at confirmation: someone else's is not taken
 * over.
 */
export const confirmationWithPasswordForm: Step = {
  ...confirmationForm,
  id: 'conferma-con-password',
  title: 'Scegli la tua password',
  lead: 'Il codice è giusto. La registrazione però è partita da un altro dispositivo: per sicurezza scrivi qui la password con cui vuoi entrare, quella che avevi scelto o una nuova.',
  fields: [email, code, newPasswordField({ name: 'password', label: 'Password' })],
  continueLabel: 'Conferma',
};

export const resendForm: Step = {
  id: 'nuovo-codice',
  title: 'Ricevi un nuovo codice',
  lead: 'Scrivi la tua e-mail: ti mandiamo un altro codice.',
  fields: [email],
  continueLabel: 'Invia il codice',
};

export const forgottenPasswordForm: Step = {
  id: 'password-dimenticata',
  title: 'Hai dimenticato la password?',
  lead: 'Scrivi la tua e-mail: ti mandiamo un codice per sceglierne una nuova.',
  fields: [email],
  continueLabel: 'Invia il codice',
};

/** For the owner who received a notice about something they did not do. */
export const notMeForm: Step = {
  id: 'non-ero-io',
  title: 'Non eri tu? Metti al sicuro il tuo account',
  lead: 'Ti mandiamo un codice per scegliere una nuova password. Quando la salvi scolleghiamo tutti i dispositivi e rimuoviamo le passkey: chi è entrato resta fuori.',
  fields: [email],
  continueLabel: 'Invia il codice',
};

export const passwordResetForm: Step = {
  id: 'nuova-password',
  title: 'Scegli una nuova password',
  lead: 'Se l’indirizzo è registrato, tra poco ricevi un codice via e-mail.',
  fields: [email, code, newPassword],
  continueLabel: 'Salva la password',
};

/** The code of a purchase without signature, typed at its end. */
export const areaCodeForm: Step = {
  id: 'codice-area',
  title: 'Apri la tua area personale',
  fields: [code],
  continueLabel: 'Apri la mia area',
};

/** Offered after a purchase to customers without a password; can be skipped. */
export const firstPasswordForm: Step = {
  id: 'prima-password',
  title: 'Scegli come rientrare',
  fields: [newPassword],
  continueLabel: 'Salva la password',
};

export const passwordChangeForm: Step = {
  id: 'cambio-password',
  title: 'Modifica la password',
  lead: 'Per sicurezza chiudiamo le sessioni aperte su altri dispositivi.',
  fields: [currentPasswordField({ name: 'oldPassword', label: 'Password attuale' }), newPassword],
  continueLabel: 'Modifica la password',
};

export const profileForm: Step = {
  id: 'profilo',
  title: 'Il mio profilo',
  lead: 'Con questi dati ti scriviamo e compiliamo per te i prossimi acquisti: guardali e correggili quando vuoi.',
  fields: [...names, emailField({ name: 'email', label: 'E-mail', autocomplete: 'email' })],
  continueLabel: 'Salva',
};

/** A stranger at an open browser must not take over the account: the password is asked again. */
export const emailConfirmationForm: Step = {
  id: 'conferma-email',
  title: 'Conferma la nuova e-mail',
  fields: [code, currentPasswordField({ name: 'password', label: 'La tua password' })],
  continueLabel: 'Conferma',
};

export const accountDeletionForm: Step = {
  id: 'cancellazione',
  title: 'Cancella il tuo account',
  fields: [currentPassword],
  continueLabel: 'Cancella l’account',
  isDangerous: true,
};
