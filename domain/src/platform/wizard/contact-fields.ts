import { emailRule } from '../person/email.ts';
import { phoneRule } from '../person/phone.ts';
import { optional } from '../rule/rule.ts';
import type { FieldOptions, EmailField, Named, PhoneField } from './definition.ts';

export const emailField = <const Name extends string>(
  field: FieldOptions<EmailField> & Named<Name>,
): EmailField & Named<Name> => ({
  kind: 'email',
  autocomplete: 'email',
  ...field,
  rule: () => emailRule,
});

export const phoneField = <const Name extends string>(
  field: FieldOptions<PhoneField> & Named<Name>,
): PhoneField & Named<Name> => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => phoneRule,
});

export const optionalPhoneField = <const Name extends string>(
  field: FieldOptions<PhoneField> & Named<Name>,
): PhoneField & Named<Name> => ({
  kind: 'phone',
  autocomplete: 'tel-national',
  ...field,
  rule: () => optional(phoneRule),
});
