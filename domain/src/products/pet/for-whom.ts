import { ADULT_AGE } from '../../values/calendar.ts';

export const PET_MAX_AGE = 10;

/** Said at the first question. Apart from the product, which every list of products carries along. */
export const PET_FOR_WHOM = `Per un cane o un gatto fino a ${PET_MAX_AGE} anni compiuti. Chi acquista ne ha almeno ${ADULT_AGE}.`;
