import { toMailbox } from '../../../platform/values/article.ts';
import { brand } from '../../../platform/brand/brand.ts';
import { ageOn, type IsoDate } from '../../../platform/values/calendar.ts';
import { UNDERAGE } from '../../../platform/person/birth-date.ts';
import { COVID_MAX_AGE, COVID_MIN_AGE } from './product.ts';

export const COVID_OVER_AGE = `Online il sussidio si può acquistare fino a ${COVID_MAX_AGE} anni compiuti. Se ne hai di più scrivici ${toMailbox(brand.support.email)}: cerchiamo insieme la soluzione giusta per te.`;

/** Why a person with this birth date cannot buy the Covid subsidy online on this day; null if they can. */
export const covidAgeRefusal = (birthDate: IsoDate, today: IsoDate): string | null => {
  const age = ageOn(birthDate, today);
  if (age < COVID_MIN_AGE) return UNDERAGE;
  return age > COVID_MAX_AGE ? COVID_OVER_AGE : null;
};
