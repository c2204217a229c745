import { privacyConsents } from '../../platform/consent/texts.ts';
import { emailField, phoneField } from '../../platform/wizard/contact-fields.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { choiceField } from '../../platform/wizard/fields.ts';
import { nameFields } from '../../platform/wizard/name-fields.ts';
import { CALL_SUBJECTS } from './subjects.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

/** The questions after a time is chosen. */
export const callBookingWizard: Wizard = {
  formId: 'Call Booking',
  loader: { text: 'Stiamo prenotando la tua chiamata…', minimumMs: LOADER_MS },
  steps: [
    {
      id: 'chi-sei',
      title: 'Chi chiamiamo?',
      lead: 'La chiamata è gratuita e non ti impegna a nulla.',
      continueLabel: 'Prenota la chiamata',
      fields: [
        choiceField({ name: 'about', label: 'Di che cosa vuoi parlare?', options: CALL_SUBJECTS }),
        ...nameFields,
        phoneField({ name: 'phone', label: 'Telefono', hint: 'Per esempio 333-1234567' }),
        emailField({
          name: 'email',
          label: 'E-mail',
          hint: 'Ti mandiamo il promemoria per il calendario, e il link per spostare o disdire',
        }),
        ...privacyConsents,
      ],
    },
  ],
};
