import { privacyConsents } from '../../platform/consent/texts.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { emailField, phoneField } from '../../platform/wizard/contact-fields.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

/** The only step behind «Chiamatemi», for a quotation that already has the name. */
export const callBackWizard: Wizard = {
  formId: 'Call Back',
  loader: { text: 'Stiamo avvisando un consulente…', minimumMs: LOADER_MS },
  steps: [
    {
      id: 'contatti',
      title: 'Dove possiamo chiamarti?',
      lead: 'La chiamata è gratuita e non ti impegna a nulla.',
      continueLabel: 'Chiamatemi',
      fields: [
        emailField({ name: 'email', label: 'E-mail' }),
        phoneField({
          name: 'phone',
          label: 'Telefono',
          hint: 'Per esempio 333-1234567',
        }),
        ...privacyConsents,
      ],
    },
  ],
};
