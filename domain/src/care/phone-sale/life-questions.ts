import { lifeQuoteWizard } from '../../understand/life/wizard.ts';
import { emailField } from '../../platform/wizard/contact-fields.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';

/**
 * The questions of a life quote, and the mailbox for its link: on the site the visitor has it on the screen.
 */
export const lifeQuestionsByPhone: Wizard = {
  ...lifeQuoteWizard,
  steps: [
    ...lifeQuoteWizard.steps,
    {
      id: 'contatti',
      title: 'Dove mandiamo il link?',
      fields: [emailField({ name: 'email', label: 'E-mail' })],
    },
  ],
};
