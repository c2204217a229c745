import { purchaseConsents } from '../consents.ts';
import { optionalPlateCodeRule } from '../../../platform/person/plate-code.ts';
import type { Step, TextField } from '../../../platform/wizard/definition.ts';
import { emailField, optionalPhoneField, phoneField } from '../../../platform/wizard/contact-fields.ts';

type ContactsOptions = { readonly requiresPhone: boolean; readonly asksForPlate?: boolean };

const PHONE_HINT = 'Per esempio 333-1234567';

const plateField: TextField = {
  kind: 'text',
  name: 'plateCode',
  label: 'Codice del contrassegno (facoltativo)',
  hint: 'I sei segni dell’adesivo del monopattino. Se non l’hai ancora, lo aggiungi dopo nella tua area personale: ci entri con un codice che ti mandiamo via e-mail',
  typing: 'capitals',
  longest: 12,
  rule: () => optionalPlateCodeRule,
};

export const contacts = ({ requiresPhone, asksForPlate = false }: ContactsOptions): Step => ({
  id: 'contatti',
  title: 'Dove ti scriviamo?',
  lead: 'Alla tua e-mail mandiamo i documenti dell’acquisto.',
  fields: [
    emailField({ name: 'email', label: 'E-mail' }),
    requiresPhone
      ? phoneField({
          name: 'phone',
          label: 'Telefono',
          hint: PHONE_HINT,
        })
      : optionalPhoneField({ name: 'phone', label: 'Telefono (facoltativo)', hint: PHONE_HINT }),
    ...(asksForPlate ? [plateField] : []),
    ...purchaseConsents,
  ],
});
