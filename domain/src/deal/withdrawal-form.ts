import type { Step } from '../wizard/definition.ts';
import { requiredConsentField } from '../wizard/fields.ts';
import { NO_CLAIM, NO_CLAIM_REQUIRED } from './withdrawal-texts.ts';

export const withdrawalForm: Step = {
  id: 'recesso',
  title: 'Recedere dal contratto',
  fields: [requiredConsentField({ name: 'noClaim', label: NO_CLAIM, required: NO_CLAIM_REQUIRED })],
  continueLabel: 'Conferma recesso',
};
