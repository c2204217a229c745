import { optionalConsentField, requiredConsentField } from '../wizard/fields.ts';

/** The wording people agree to. Changing a text is changing the version: both are kept with every consent given. */
export const CONSENT_VERSION = '2026-11';

export const CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per ricevere il preventivo',
  userProfiling: 'Acconsento all’analisi delle mie risposte per ricevere una proposta su misura',
  marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
} as const;

export const PRIVACY_REQUIRED = 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati';
const PROFILING_REQUIRED = 'Abbiamo bisogno del consenso all’analisi delle risposte per farti una proposta';

export const privacyConsents = [
  requiredConsentField({
    name: 'privacy',
    label: CONSENT_TEXTS.privacy,
    required: PRIVACY_REQUIRED,
    documents: [{ label: 'Leggi l’informativa privacy', href: '/privacy' }],
  }),
  requiredConsentField({
    name: 'userProfiling',
    label: CONSENT_TEXTS.userProfiling,
    required: PROFILING_REQUIRED,
  }),
  optionalConsentField({ name: 'marketing', label: CONSENT_TEXTS.marketing }),
] as const;
