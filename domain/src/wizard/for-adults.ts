import { ADULT_AGE } from '../person/adult-age.ts';

/** Said at the first question, before anything is asked in vain. */
export const FOR_ADULTS = `Per chi ha almeno ${ADULT_AGE} anni.`;
