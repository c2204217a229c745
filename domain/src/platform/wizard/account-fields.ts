import { passwordRule } from '../person/password.ts';
import type { FieldOptions, PasswordField } from './definition.ts';

export const newPasswordField = (field: Omit<FieldOptions<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'new',
  ...field,
  rule: () => passwordRule,
});

/** Uses the rule for new passwords, which every existing password satisfied when it was chosen. */
export const currentPasswordField = (field: Omit<FieldOptions<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'current',
  ...field,
  rule: () => passwordRule,
});
