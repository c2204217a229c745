import { optionalConsentField, requiredConsentField } from '../wizard/fields.ts';

/** The consent texts. A changed text needs a new version: every consent is stored with both. */
export const CONSENT_VERSION = '2026-11-16';

export const CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa privacy: i miei dati servono a preparare il preventivo che chiedo',
  userProfiling:
    'So che analizzate le mie risposte: serve a rispondere alla mia richiesta, non a mandarmi offerte',
  marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
} as const;

/** Optional consents, which can be given and withdrawn at any time in the personal area. */
export const CHANGEABLE_TEXTS = {
  marketing: CONSENT_TEXTS.marketing,
  userProfiling: 'Acconsento all’analisi dei miei dati per ricevere proposte su misura (facoltativo)',
} as const;

/** The wording of the specification of quotes. Elsewhere, what is not a consent is not called one. */
export const PRIVACY_REQUIRED = 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati';
const PROFILING_REQUIRED =
  'Per farti una proposta serve la conferma che sai dell’analisi delle tue risposte.';

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
