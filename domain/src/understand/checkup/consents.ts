import { CONSENT_TEXTS } from '../../platform/consent/texts.ts';
import { optionalConsentField, requiredConsentField } from '../../platform/wizard/fields.ts';

/** What people agree to when they ask for a report; kept with each consent, under `CONSENT_VERSION`. */
export const REPORT_CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa privacy: i miei dati servono a preparare il report che chiedo',
  userProfiling: 'So che analizzate le mie risposte: serve a preparare il report, non a mandarmi offerte',
  marketing: CONSENT_TEXTS.marketing,
} as const;

export const reportPrivacyConsent = requiredConsentField({
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
