import { brand } from '../../../platform/brand/brand.ts';
import type { IsoDate } from '../../../platform/values/calendar.ts';
import { adultsOnly, CORRECT_BIRTH_DATE, toConsultant } from '../../../platform/wizard/exclusion.ts';
import type { Exclusion } from '../../../platform/wizard/left-out.ts';
import { covidAgeRefusal } from './ages.ts';

/** For online sales only; a consultant may find another way. */
export const covidExclusion = (birthDate: IsoDate, today: IsoDate): Exclusion | null => {
  const why = covidAgeRefusal(birthDate, today);
  if (why === null) return null;
  return (
    adultsOnly(birthDate, today) ?? {
      title: 'Online il Sussidio Covid-19 non è per la tua età',
      why,
      instead:
        'Una polizza salute paga anche per altre malattie: un consulente ti dice quale e quanto costa.',
      ways: [toConsultant('salute'), { label: brand.support.email, href: `mailto:${brand.support.email}` }],
      correct: CORRECT_BIRTH_DATE,
    }
  );
};
