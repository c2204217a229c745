import { CONSENT_TEXTS } from '../../platform/consent/texts.ts';
import type { ConsentDocument, ConsentField } from '../../platform/wizard/definition.ts';
import { optionalConsentField, requiredConsentField } from '../../platform/wizard/fields.ts';

/** The consents of a purchase; stored with each consent, under `CONSENT_VERSION`. */
export const PURCHASE_CONSENT_TEXTS = {
  privacy: 'Ho letto l’informativa privacy: i miei dati servono a concludere e gestire il contratto',
  userProfiling:
    'So che analizzate le mie risposte: serve a verificare, come chiede la legge, che la polizza sia adatta a me',
  marketing: CONSENT_TEXTS.marketing,
  regulation:
    'Ho ricevuto e letto il set informativo con le condizioni e l’informativa precontrattuale (MUP)',
  remotelySaleAppendix:
    'Ho letto l’appendice sulla vendita a distanza e so che posso recedere entro 14 giorni',
  remotelyPlacement: 'Acconsento a concludere il contratto a distanza, senza incontrare un consulente',
  documentsSending: 'Acconsento a ricevere i documenti della polizza per e-mail invece che su carta',
  productSuitability: 'Il prodotto corrisponde a quello che cerco e di cui ho bisogno',
  coverageSuitability: 'Conosco le coperture con i loro limiti e le esclusioni, e mi bastano',
} as const;

export type PurchaseConsent = keyof typeof PURCHASE_CONSENT_TEXTS;

/** The message for a missing tick: some are consents, others confirmations. */
const NEEDED: Readonly<Record<Exclude<PurchaseConsent, 'marketing'>, string>> = {
  privacy: 'la conferma che hai letto l’informativa privacy',
  userProfiling: 'la conferma che sai dell’analisi delle tue risposte',
  regulation: 'la conferma che hai letto il set informativo e l’informativa precontrattuale',
  remotelySaleAppendix: 'la conferma che hai letto l’appendice sulla vendita a distanza',
  remotelyPlacement: 'il consenso a concludere il contratto a distanza',
  documentsSending: 'il consenso a ricevere i documenti per e-mail',
  productSuitability: 'la conferma che il prodotto è quello che cerchi',
  coverageSuitability: 'la conferma che conosci le coperture e i loro limiti',
};

/** A tick required for the purchase. */
export const purchaseConsent = (name: keyof typeof NEEDED, ...documents: readonly ConsentDocument[]) =>
  requiredConsentField({
    name,
    label: PURCHASE_CONSENT_TEXTS[name],
    required: `Per acquistare serve ${NEEDED[name]}.`,
    ...(documents.length > 0 ? { documents } : {}),
  });

export const purchaseConsents: readonly ConsentField[] = [
  purchaseConsent('privacy', { label: 'Leggi l’informativa privacy', href: '/privacy' }),
  purchaseConsent('userProfiling'),
  optionalConsentField({ name: 'marketing', label: PURCHASE_CONSENT_TEXTS.marketing }),
];
