import type { DealStage } from '../../buy/deal/stages.ts';

/**
 * Mails about a deal that can be sent once more, and while what they say is still true. A code is asked for by whoever signs, and
 * what a mail announced once (a reminder, an end) is not announced again.
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
  // What a claim is about is mailed again from its own page, as it stands.
  'claim-link': ['closed_won'],
  'ski-policy-issued': ['closed_won'],
  'withdrawal-received': ['closed_lost'],
  'payment-refunded': ['closed_lost', 'closed_won', 'documentation_signed', 'documentation_send', 'paid'],
  'renewal-offered': ['qualified_lead', 'pay_intent'],
  'renewal-stopped': ['closed_won'],
};

export const isSendableAgain = (template: string, stage: DealStage): boolean =>
  sendableAt[template]?.includes(stage) ?? false;
