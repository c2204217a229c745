import { CONSENT_TEXTS, PRIVACY_REQUIRED } from '../consent/texts.ts';
import { optionalConsentField, requiredConsentField } from '../wizard/fields.ts';

/** What people agree to when they ask for a report; kept with each consent, under `CONSENT_VERSION`. */
export const REPORT_CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per ricevere il report',
  userProfiling: 'Acconsento all’analisi delle mie risposte per ricevere consigli su misura',
  marketing: CONSENT_TEXTS.marketing,
} as const;

export const reportPrivacyConsent = requiredConsentField({
  name: 'privacy',
  label: REPORT_CONSENT_TEXTS.privacy,
  required: PRIVACY_REQUIRED,
  documents: [{ label: 'Leggi l’informativa privacy', href: '/privacy' }],
});

export const reportConsents = [
  reportPrivacyConsent,
  requiredConsentField({
    name: 'userProfiling',
    label: REPORT_CONSENT_TEXTS.userProfiling,
    required: 'Abbiamo bisogno del consenso all’analisi delle risposte per prepararti il report',
  }),
  optionalConsentField({ name: 'marketing', label: REPORT_CONSENT_TEXTS.marketing }),
] as const;
