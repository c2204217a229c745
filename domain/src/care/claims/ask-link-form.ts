import { emailField } from '../../platform/wizard/contact-fields.ts';
import type { Step } from '../../platform/wizard/definition.ts';
import { policyNumberRule } from '../../buy/deal/policy-number.ts';

/**
 * For policyholders who are not signed in: the link goes to the mailbox of the policy, whatever is typed
 * here.
 */
export const askClaimLinkForm: Step = {
  id: 'polizza',
  title: 'Qual è la tua polizza?',
  fields: [
    {
      kind: 'text',
      name: 'policyNumber',
      label: 'Numero della polizza',
      hint: 'È sul certificato e nelle nostre e-mail, per esempio SCI-3F2A9C-88D01B o 3F2A9C88',
      typing: 'capitals',
      longest: 24,
      rule: () => policyNumberRule,
    },
    emailField({ name: 'email', label: 'E-mail', hint: 'Quella con cui hai acquistato' }),
  ],
  continueLabel: 'Mandami il link',
};

/** The same text whether or not there is such a policy. */
export const LINK_REQUESTED =
  'Se il numero e l’e-mail sono quelli di una polizza, tra poco arriva un’e-mail con il link per raccontarci che cosa è successo.';
