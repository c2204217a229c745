import { ADULT_AGE } from '../../person/adult-age.ts';

export const PET_MAX_AGE = 10;

export const PET_FOR_WHOM = `Per un cane o un gatto fino a ${PET_MAX_AGE} anni compiuti, di chi ne ha almeno ${ADULT_AGE}.`;
