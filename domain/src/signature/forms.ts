import type { Step } from '../wizard/definition.ts';
import { codeField, requiredConsentField } from '../wizard/fields.ts';
import {
  RENEWAL_APPROVAL,
  RENEWAL_APPROVAL_REQUIRED,
  SIGNATURE_CONSENT,
  SIGNATURE_CONSENT_REQUIRED,
} from './consent.ts';
import { SIGNING_LEAD, SIGNING_TITLE } from './opening.ts';

/** First what is agreed to, then the code that stands for the hand. */
export const signatureConsentForm: Step = {
  id: 'firma',
  title: SIGNING_TITLE,
  lead: SIGNING_LEAD,
  fields: [
    requiredConsentField({
      name: 'consent',
      label: SIGNATURE_CONSENT,
      required: SIGNATURE_CONSENT_REQUIRED,
    }),
  ],
  continueLabel: 'Mandami il codice',
};

/** The same of what renews by itself. */
export const renewingConsentForm: Step = {
  ...signatureConsentForm,
  fields: [
    ...signatureConsentForm.fields,
    requiredConsentField({ name: 'renewal', label: RENEWAL_APPROVAL, required: RENEWAL_APPROVAL_REQUIRED }),
  ],
};

export const signatureCodeForm: Step = {
  id: 'codice',
  title: 'Scrivi il codice per firmare',
  fields: [
    codeField({
      name: 'code',
      label: 'Codice per firmare',
      hint: 'Le 6 cifre che trovi nella nostra e-mail',
    }),
  ],
  continueLabel: 'Firma i documenti',
};
