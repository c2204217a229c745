import { parseItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { useSession } from './use-session.ts';

const nobody: Answers = {};

/** The profile of the signed-in customer, keyed by purchase fields. */
export function useKnownPerson(): Answers {
  const session = useSession();
  if (session.status !== 'authenticated') return nobody;
  const { name, family_name, birthdate, email } = session.user.attributes;
  return { firstname: name, lastname: family_name, date_of_birth: parseItalianDate(birthdate), email };
}

/** The same plus the data of their last contract. In memory only; gone with the session. */
export function useKnownBuyer(): Answers {
  const person = useKnownPerson();
  const { email } = person;
  const [found, setFound] = useState({ email, answers: nobody });
  useEffect(() => {
    if (email === undefined) return;
    let isGone = false;
    import('./known-buyer.ts')
      .then(({ fetchKnownBuyer }) => fetchKnownBuyer())
      .then(
        (answers) => !isGone && answers && setFound({ email, answers }),
        // Without an answer the customer types it.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [email]);
  return email === undefined || found.email !== email ? person : { ...found.answers, ...person };
}
