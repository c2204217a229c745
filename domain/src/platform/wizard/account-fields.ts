import { passwordRule } from '../person/password.ts';
import type { Asked, PasswordField } from './definition.ts';

export const newPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'new',
  ...field,
  rule: () => passwordRule,
});

/** Held to the same rule as a new one: whoever could choose it, chose one like that. */
export const currentPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'current',
  ...field,
  rule: () => passwordRule,
});
