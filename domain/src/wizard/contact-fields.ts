import { emailRule } from '../person/email.ts';
import { INVALID_PHONE, phoneRule } from '../person/phone.ts';
import { optional } from '../rule.ts';
import type { Asked, EmailField, PhoneField, Required } from './definition.ts';

export const emailField = (field: Asked<EmailField>): EmailField => ({
  kind: 'email',
  autocomplete: 'email',
  ...field,
  rule: () => emailRule,
});

export const phoneField = ({ required, ...field }: Required<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => phoneRule(required),
});

export const optionalPhoneField = (field: Asked<PhoneField>): PhoneField => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => optional(phoneRule(INVALID_PHONE)),
});
