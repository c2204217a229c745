import { purchaseConsents } from '../consents.ts';
import type { Step } from '../../wizard/definition.ts';
import { emailField, optionalPhoneField, phoneField } from '../../wizard/fields.ts';

type ContactsOptions = { readonly requiresPhone: boolean };

const PHONE_HINT = 'Per esempio 333-1234567';

/** E-mail, phone and the consents about personal data. */
export const contacts = ({ requiresPhone }: ContactsOptions): Step => ({
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
          required: 'Abbiamo bisogno di un numero di telefono',
        })
      : optionalPhoneField({ name: 'phone', label: 'Telefono (facoltativo)', hint: PHONE_HINT }),
    ...purchaseConsents,
  ],
});
