import type { IsoDate } from '../../../platform/values/calendar.ts';
import { CORRECT_BIRTH_DATE, toConsultant } from '../../../platform/wizard/exclusion.ts';
import type { Exclusion } from '../../../platform/wizard/left-out.ts';
import { toProduct } from '../suitability-links.ts';
import { petAgeRefusal } from './ages.ts';

export const petExclusion = (birthDate: IsoDate, today: IsoDate): Exclusion | null => {
  const why = petAgeRefusal(birthDate, today);
  return why === null
    ? null
    : {
        title: 'Per il tuo animale questo sussidio non si può attivare',
        why,
        instead:
          'Un consulente può cercare con te una copertura per animali più anziani. I danni che il tuo animale causa ad altri li copre RC Terzi.',
        ways: [toConsultant('animali'), toProduct('rc-terzi', 'RC Terzi')],
        correct: CORRECT_BIRTH_DATE,
      };
};
