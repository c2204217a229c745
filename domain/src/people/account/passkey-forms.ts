import type { Step } from '../../platform/wizard/definition.ts';
import { textField } from '../../platform/wizard/fields.ts';
import { currentPasswordField } from '../../platform/wizard/account-fields.ts';
import {
  MAX_PASSKEY_NAME_LENGTH,
  PASSKEY_NAME_REQUIRED,
  passkeyNameRule,
} from '../../platform/sign-in/passkey-rules.ts';

const name = {
  ...textField({
    name: 'name',
    label: 'Nome della passkey',
    hint: 'Per riconoscerla: per esempio «Il mio telefono»',
    longest: MAX_PASSKEY_NAME_LENGTH,
    required: PASSKEY_NAME_REQUIRED,
  }),
  rule: () => passkeyNameRule,
};
const password = currentPasswordField({ name: 'password', label: 'La tua password' });

/** Just after signing in the password is not asked again. */
export const passkeyForm = (asksPassword: boolean): Step => ({
  id: asksPassword ? 'nuova-passkey-con-password' : 'nuova-passkey',
  title: 'Aggiungi una passkey',
  fields: asksPassword ? [name, password] : [name],
  continueLabel: 'Continua',
});

export const passkeyRemovalForm = (asksPassword: boolean): Step => ({
  id: asksPassword ? 'rimuovi-passkey-con-password' : 'rimuovi-passkey',
  title: 'Rimuovi la passkey',
  fields: asksPassword ? [password] : [],
  continueLabel: 'Rimuovi la passkey',
  isDangerous: true,
});
