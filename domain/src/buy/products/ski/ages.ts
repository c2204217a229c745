import { ADULT_AGE } from '../../../platform/values/calendar.ts';

export const ADULT_SKIER_AGE = 14;
export const YOUNGEST_SKIER = 2;
/** The intended ages; people slightly outside see a notice and may buy. */
export const MADE_FOR = { from: 3, to: 75 } as const;

/** The only wording of it. */
export const MADE_FOR_NOTICE = `La copertura è pensata per chi ha da ${MADE_FOR.from} a ${MADE_FOR.to} anni: chi ne ha di meno o di più si può assicurare, ma prima chiedici se fa per lui.`;

export const SKI_FOR_WHOM = `Per chi scia e ha almeno ${YOUNGEST_SKIER} anni. ${MADE_FOR_NOTICE} Chi acquista ha almeno ${ADULT_AGE} anni.`;
