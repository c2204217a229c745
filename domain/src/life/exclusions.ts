import { ageOn, isIsoDate, type IsoDate } from '../values/calendar.ts';
import type { Excludes } from '../wizard/definition.ts';
import { adultsOnly, CORRECT_BIRTH_DATE, toConsultant } from '../wizard/exclusion.ts';
import type { Exclusion } from '../wizard/left-out.ts';
import { ENTRY_AGE, OLDEST_AT_EXPIRY } from './ages.ts';

// The browser asks nobody three more questions for a price that there is not. The service refuses as before.

export const LIFE_FOR_WHOM = `Per chi ha da ${ENTRY_AGE.youngest} a ${ENTRY_AGE.oldest} anni.`;

/** Who is too young or too old to begin. */
export const entryExclusion = (birthDate: IsoDate, today: IsoDate): Exclusion | null =>
  adultsOnly(birthDate, today) ??
  (ageOn(birthDate, today) > ENTRY_AGE.oldest
    ? {
        title: 'Alla tua età questa polizza non si fa online',
        why: `Si può cominciare da ${ENTRY_AGE.youngest} a ${ENTRY_AGE.oldest} anni compiuti.`,
        instead: 'Un consulente può cercare con te un altro modo di proteggere chi ami.',
        ways: [toConsultant()],
        correct: CORRECT_BIRTH_DATE,
      }
    : null);

/** A policy that would outlive the age it is made for. */
export const expiryExclusion: Excludes = (years, today, { birthDate }) => {
  if (typeof years !== 'number' || typeof birthDate !== 'string' || !isIsoDate(birthDate)) return null;
  const longest = OLDEST_AT_EXPIRY - ageOn(birthDate, today);
  return years > longest
    ? {
        title: 'Per così tanti anni non si può',
        why: `La polizza finisce al più tardi a ${OLDEST_AT_EXPIRY} anni compiuti: oggi può durarne al massimo ${longest}.`,
        instead: 'Con una durata più breve il prezzo c’è. Le altre risposte restano.',
        ways: [],
        correct: 'Scegli una durata più breve',
      }
    : null;
};
