import { ADULT_AGE } from '../../../platform/values/calendar.ts';

export const ADULT_SKIER_AGE = 14;
export const MIN_SKIER_AGE = 2;
/** The intended ages; people slightly outside see a notice and may buy. */
export const INTENDED_AGES = { from: 3, to: 75 } as const;

/** The only wording of it. */
export const INTENDED_AGES_NOTICE = `La copertura è pensata per chi ha da ${INTENDED_AGES.from} a ${INTENDED_AGES.to} anni: chi ne ha di meno o di più si può assicurare, ma prima chiedici se fa per lui.`;

export const SKI_AUDIENCE = `Per chi scia e ha almeno ${MIN_SKIER_AGE} anni. ${INTENDED_AGES_NOTICE} Chi acquista ha almeno ${ADULT_AGE} anni.`;
