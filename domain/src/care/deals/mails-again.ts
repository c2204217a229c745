import type { DealStage } from '../../buy/deal/stages.ts';

/**
 * Mails about a deal that can be resent, and the stages in which their content is still true. Codes are
 * requested by the signer, and one-time announcements (a reminder, an end) are not repeated.
 */
const sendableAt: Readonly<Record<string, readonly DealStage[]>> = {
  'purchase-saved': ['quotation', 'qualified_lead', 'pay_intent'],
  'purchase-to-complete': ['quotation', 'qualified_lead'],
  'purchase-corrected': ['quotation', 'qualified_lead', 'pay_intent'],
  'payment-link': ['qualified_lead', 'pay_intent'],
  'documents-to-sign': ['documentation_send'],
  'payment-received': ['paid', 'documentation_send', 'documentation_signed', 'closed_won'],
  'documents-signed': ['documentation_signed', 'pay_intent', 'paid', 'closed_won'],
  'policy-active': ['closed_won'],
  // Mails about a claim are resent from its own page, with its current status.
  'claim-link': ['closed_won'],
  'ski-policy-issued': ['closed_won'],
  'withdrawal-received': ['closed_lost'],
  'payment-refunded': ['closed_lost', 'closed_won', 'documentation_signed', 'documentation_send', 'paid'],
  'renewal-offered': ['qualified_lead', 'pay_intent'],
  'renewal-stopped': ['closed_won'],
};

export const isSendableAgain = (template: string, stage: DealStage): boolean =>
  sendableAt[template]?.includes(stage) ?? false;
