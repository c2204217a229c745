import type { Step } from '../../platform/wizard/definition.ts';
import { codeField, requiredConsentField } from '../../platform/wizard/fields.ts';
import {
  RENEWAL_APPROVAL,
  RENEWAL_APPROVAL_REQUIRED,
  SIGNATURE_CONSENT,
  SIGNATURE_CONSENT_WITHOUT_CODE,
  SIGNATURE_CONSENT_REQUIRED,
} from './consent.ts';
import { SIGNING_LEAD, SIGNING_TITLE } from './opening.ts';

type ConsentFormOptions = {
  /** Otherwise this browser has proved the mailbox in the purchase, and the button signs. */
  needsCode: boolean;
  /** It renews tacitly, and that clause needs separate approval. */
  approvesRenewal: boolean;
};

/** First the consents; then, unless the mailbox is proved, the code that acts as signature. */
export const signatureConsentForm = ({ needsCode, approvesRenewal }: ConsentFormOptions): Step => ({
  id: 'firma',
  title: SIGNING_TITLE,
  lead: SIGNING_LEAD,
  fields: [
    requiredConsentField({
      name: 'consent',
      label: needsCode ? SIGNATURE_CONSENT : SIGNATURE_CONSENT_WITHOUT_CODE,
      required: SIGNATURE_CONSENT_REQUIRED,
    }),
    ...(approvesRenewal
      ? [
          requiredConsentField({
            name: 'renewal',
            label: RENEWAL_APPROVAL,
            required: RENEWAL_APPROVAL_REQUIRED,
          }),
        ]
      : []),
  ],
  continueLabel: needsCode ? 'Mandami il codice' : SIGN_LABEL,
});

const SIGN_LABEL = 'Firma i documenti';

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
  continueLabel: SIGN_LABEL,
};
