import { ADULT_AGE } from '../../values/calendar.ts';

export const ADULT_SKIER_AGE = 14;
export const YOUNGEST_SKIER = 2;
/** The ages the cover is made for; whoever is a little outside is told so and may buy. */
export const MADE_FOR = { from: 3, to: 75 } as const;

export const SKI_FOR_WHOM = `Per chi scia e ha almeno ${YOUNGEST_SKIER} anni: la copertura è pensata da ${MADE_FOR.from} a ${MADE_FOR.to}. Chi acquista ne ha almeno ${ADULT_AGE}.`;
