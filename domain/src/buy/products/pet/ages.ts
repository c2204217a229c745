import { ageOn, type IsoDate } from '../../../platform/values/calendar.ts';
import { PET_MAX_AGE } from './product.ts';

export const PET_TOO_OLD = `Il sussidio non si può attivare per un animale con più di ${PET_MAX_AGE} anni.`;

/** Why an animal with this birth date is not eligible; null if it is. */
export const petAgeRefusal = (birthDate: IsoDate, today: IsoDate): string | null =>
  ageOn(birthDate, today) > PET_MAX_AGE ? PET_TOO_OLD : null;
