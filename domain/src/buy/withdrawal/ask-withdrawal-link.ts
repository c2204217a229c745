import { policyNumberRule } from '../deal/policy-number.ts';
import { emailField } from '../../platform/wizard/contact-fields.ts';
import type { Step } from '../../platform/wizard/definition.ts';

/** For customers who are not signed in: the link goes to the mailbox of the purchase, not to a typed one. */
export const requestWithdrawalLinkForm: Step = {
  id: 'contratto',
  title: 'Da quale contratto vuoi recedere?',
  fields: [
    {
      kind: 'text',
      name: 'policyNumber',
      label: 'Numero della polizza o della pratica',
      hint: 'È nelle nostre e-mail e sul certificato, per esempio SCI-3F2A9C-88D01B o 3F2A9C88',
      typing: 'capitals',
      longest: 24,
      rule: () => policyNumberRule,
    },
    emailField({ name: 'email', label: 'E-mail', hint: 'Quella con cui hai acquistato' }),
  ],
  continueLabel: 'Mandami il link per recedere',
};

/** The same text whether or not such a purchase exists. */
export const WITHDRAWAL_LINK_REQUESTED =
  'Se il numero e l’e-mail sono quelli di un acquisto, tra poco arriva un’e-mail con il link per recedere.';
