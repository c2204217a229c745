import { ADULT_AGE } from '../values/calendar.ts';
import { EARLIEST_BIRTH_YEAR, isUnderage, UNDERAGE } from '../person/birth-date.ts';
import { isIsoDate, type IsoDate, yearOf } from '../values/calendar.ts';
import type { Excludes } from './definition.ts';
import type { Exclusion, Way } from './left-out.ts';

/** For the birth date of a person or an animal. An impossible date is reported as invalid instead. */
export const ineligibleByBirthDate =
  (exclusionOf: (birthDate: IsoDate, today: IsoDate) => Exclusion | null): Excludes =>
  (answer, today) =>
    typeof answer === 'string' &&
    isIsoDate(answer) &&
    answer <= today &&
    yearOf(answer) >= EARLIEST_BIRTH_YEAR
      ? exclusionOf(answer, today)
      : null;

/** A consultant looks for it together with the visitor. */
export const toConsultant = (product = 'generico'): Way => ({
  label: 'Parlane con un consulente: è gratis e senza impegno',
  href: `/preventivo/${product}`,
});

export const CORRECT_BIRTH_DATE = 'Correggi la data di nascita';

const GUIDES = 'le nostre guide spiegano tutto in parole semplici.';

const tooYoung = {
  title: UNDERAGE,
  ways: [{ label: 'Leggi le guide', href: '/guide' }],
  correct: CORRECT_BIRTH_DATE,
};

const notForMinors =
  (reason: Pick<Exclusion, 'why' | 'instead'>) =>
  (birthDate: IsoDate, today: IsoDate): Exclusion | null =>
    isUnderage(birthDate, today) ? { ...tooYoung, ...reason } : null;

/** For what minors are not barred from by law: it states its own reason, and no adult can do it for them. */
export const adultsOnlyBecause = (why: string) =>
  notForMinors({ why, instead: `Quando li avrai compiuti ti aspettiamo: intanto ${GUIDES}` });

/** For everything that leads to a contract. */
export const adultsOnly = notForMinors({
  why: `Un contratto come questo può concluderlo solo chi ha compiuto ${ADULT_AGE} anni: lo chiede la legge.`,
  instead: `Può farlo una persona adulta della tua famiglia. Intanto ${GUIDES}`,
});
