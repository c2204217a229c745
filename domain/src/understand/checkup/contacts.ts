import { NAME_REQUIRED, SURNAME_REQUIRED } from '../../platform/person/name.ts';
import type { Step } from '../../platform/wizard/definition.ts';
import {
  nameField,
  optionalTextField,
  optionalConsentField,
  requiredConsentField,
} from '../../platform/wizard/fields.ts';
import { emailField, optionalPhoneField } from '../../platform/wizard/contact-fields.ts';
import { REFERRAL_MAX_LENGTH } from './options.ts';
import { CONSENT_TEXTS } from '../../platform/consent/texts.ts';

/** The consents for requesting a report; stored with each consent, under `CONSENT_VERSION`. */
export const REPORT_CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa privacy: i miei dati servono a preparare il report che chiedo',
  userProfiling: 'So che analizzate le mie risposte: serve a preparare il report, non a mandarmi offerte',
  marketing: CONSENT_TEXTS.marketing,
} as const;

const reportPrivacyConsent = requiredConsentField({
  name: 'privacy',
  label: REPORT_CONSENT_TEXTS.privacy,
  required: 'Per prepararti il report serve la conferma che hai letto l’informativa privacy.',
  documents: [{ label: 'Leggi l’informativa privacy', href: '/privacy' }],
});

export const reportConsents = [
  reportPrivacyConsent,
  requiredConsentField({
    name: 'userProfiling',
    label: REPORT_CONSENT_TEXTS.userProfiling,
    required: 'Per prepararti il report serve la conferma che sai dell’analisi delle tue risposte.',
  }),
  optionalConsentField({ name: 'marketing', label: REPORT_CONSENT_TEXTS.marketing }),
] as const;

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
      answerIfAbsent: null,
    },
    {
      ...optionalTextField({
        name: 'referral',
        label: 'Chi ti ha parlato di noi? (facoltativo)',
        acceptsUpTo: REFERRAL_MAX_LENGTH,
      }),
      answerIfAbsent: null,
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
