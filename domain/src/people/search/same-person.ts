import { nationalDigits } from '../../platform/person/phone-number.ts';
import { withoutOmocodia } from '../../platform/tax-code/omocodia.ts';
import { tidyTaxCode } from '../../platform/tax-code/tidy.ts';
import { nameKey } from './name-words.ts';

/** Reasons why two mailboxes may belong to one person, strongest first, with their wording. */
export const SAME_PERSON_REASONS = {
  'tax-code': 'stesso codice fiscale',
  'name-and-birth-date': 'stesso nome e data di nascita',
  'name-and-phone': 'stesso nome e telefono',
} as const;

export type SamePersonReason = keyof typeof SAME_PERSON_REASONS;

/** The personal data given on one occasion. */
export type StatedPerson = {
  firstName: string;
  lastName: string;
  phone: string | null;
  taxCode: string | null;
  birthDate: string | null;
};

const letterOf: Readonly<Record<SamePersonReason, string>> = {
  'tax-code': '=t',
  'name-and-birth-date': '=b',
  'name-and-phone': '=p',
};

/** Two people sharing one of these may be the same. */
export function samePersonKeys({ firstName, lastName, phone, taxCode, birthDate }: StatedPerson): string[] {
  const name = nameKey(firstName, lastName);
  const hasName = name.includes(' ');
  return [
    taxCode ? `=t${withoutOmocodia(tidyTaxCode(taxCode))}` : null,
    birthDate && hasName ? `=b${birthDate} ${name}` : null,
    phone && hasName ? `=p${nationalDigits(phone)} ${name}` : null,
  ].filter((key) => key !== null);
}

export const isSamePersonKey = (trace: string) => trace.startsWith('=');

export const reasonsAmong = (shared: readonly string[]): SamePersonReason[] =>
  (Object.keys(SAME_PERSON_REASONS) as SamePersonReason[]).filter((reason) =>
    shared.some((key) => key.startsWith(letterOf[reason])),
  );
