import { privacyConsents } from '../../platform/consent/texts.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { emailField, phoneField } from '../../platform/wizard/contact-fields.ts';
import { nameFields } from '../../platform/wizard/name-fields.ts';
import type { QuotableProduct } from './products.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

/** Name, contacts and consents: enough for a consultant to call. */
export const quoteRequestWizard = (product: QuotableProduct): Wizard => ({
  formId: `Quote Request ${product.key}`,
  loader: { text: 'Stiamo inviando la tua richiesta…', minimumMs: LOADER_MS },
  steps: [
    {
      id: 'nome',
      title: product.headline,
      lead: product.promise,
      fields: nameFields,
    },
    {
      id: 'contatti',
      title: ({ firstname }) => `${String(firstname ?? '')}, dove possiamo trovarti?`,
      lead: 'Usiamo questi recapiti solo per rispondere alla tua richiesta.',
      fields: [
        emailField({ name: 'email', label: 'E-mail' }),
        phoneField({
          name: 'phone',
          label: 'Telefono',
          hint: 'Per esempio 333-1234567',
        }),
      ],
    },
    {
      id: 'consensi',
      title: 'Ancora un attimo: i tuoi consensi',
      continueLabel: 'Richiedi il preventivo',
      fields: privacyConsents,
    },
  ],
});
