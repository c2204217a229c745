import { formatItalianDate, isIsoDate, parseItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';

// The identity provider has its own names for these fields.

const text = (answer: Answer | undefined) => String(answer ?? '');

export const attributesOf = ({ firstName, lastName, birthDate }: Answers) => ({
  name: text(firstName),
  family_name: text(lastName),
  birthdate:
    typeof birthDate === 'string' && isIsoDate(birthDate) ? formatItalianDate(birthDate) : text(birthDate),
});

export const answersOf = ({ name, family_name, birthdate, email }: UserAttributes): Answers => ({
  firstName: name,
  lastName: family_name,
  birthDate: parseItalianDate(birthdate) ?? birthdate,
  email,
});
