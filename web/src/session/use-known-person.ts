import { parseItalianDate } from '@riparo/domain/values/calendar.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { useSession } from './use-session.ts';

const nobody: Answers = {};

/** What the profile of whoever is signed in knows already, under the names that purchases ask it by. */
export function useKnownPerson(): Answers {
  const session = useSession();
  if (session.status !== 'authenticated') return nobody;
  const { name, family_name, birthdate } = session.user.attributes;
  return { firstname: name, lastname: family_name, date_of_birth: parseItalianDate(birthdate) };
}
