import { NAME_REQUIRED, SURNAME_REQUIRED } from '../../platform/person/name.ts';
import type { Step } from '../../platform/wizard/definition.ts';
import { nameField, optionalTextField } from '../../platform/wizard/fields.ts';
import { emailField, optionalPhoneField } from '../../platform/wizard/contact-fields.ts';
import { reportConsents, reportPrivacyConsent } from './consents.ts';
import { REFERRAL_MAX_LENGTH } from './options.ts';

/** Whom the report goes to. */
const recipient = [
  nameField({
    name: 'first_name',
    label: 'Nome',
    autocomplete: 'given-name',
    required: NAME_REQUIRED,
  }),
  nameField({
    name: 'last_name',
    label: 'Cognome',
    autocomplete: 'family-name',
    required: SURNAME_REQUIRED,
  }),
  emailField({ name: 'email', label: 'E-mail' }),
] as const;

export const checkupContacts = {
  id: 'contatti',
  title: 'A chi mandiamo il report?',
  lead: 'Lo prepariamo subito e te lo mandiamo per e-mail.',
  continueLabel: 'Inviami il report',
  fields: [
    ...recipient,
    {
      ...optionalPhoneField({
        name: 'phone',
        label: 'Telefono (facoltativo)',
        hint: 'Per esempio 333-1234567',
      }),
      whenAbsent: null,
    },
    {
      ...optionalTextField({
        name: 'referral',
        label: 'Chi ti ha parlato di noi? (facoltativo)',
        acceptsUpTo: REFERRAL_MAX_LENGTH,
      }),
      whenAbsent: null,
    },
    ...reportConsents,
  ],
} satisfies Step;

export const quizContacts = {
  id: 'contatti',
  title: 'Di chi è questo report?',
  lead: 'Lo vedi subito, e te ne mandiamo una copia per e-mail.',
  continueLabel: 'Mostrami il report',
  fields: [...recipient, reportPrivacyConsent],
} satisfies Step;
