import { passwordRule } from '../person/password.ts';
import type { Asked, PasswordField } from './definition.ts';

export const newPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'new',
  ...field,
  rule: () => passwordRule,
});

/** Uses the rule for new passwords, which every existing password satisfied when it was chosen. */
export const currentPasswordField = (field: Omit<Asked<PasswordField>, 'purpose'>): PasswordField => ({
  kind: 'password',
  purpose: 'current',
  ...field,
  rule: () => passwordRule,
});
