import { nationalDigits } from '../person/phone-number.ts';
import { tidyTaxCode } from '../tax-code/tidy.ts';

/** Shorter parts are everybody's. */
const SHORTEST_PART = 4;

/** Of how many signs at its end the number of a policy or of a deal is said. */
const SAID_SIGNS = 6;

const pieces = (text: string, length: number) =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, place) =>
    text.slice(place, place + length),
  );

/** What any part of a phone has in common with the whole. */
export const phoneTraces = (phone: string) =>
  pieces(nationalDigits(phone), SHORTEST_PART).map((piece) => `p${piece}`);

export const taxCodeTraces = (code: string) =>
  pieces(tidyTaxCode(code), SHORTEST_PART).map((piece) => `t${piece}`);

/** The end of an id, by which deals and policies are named. */
export const idTrace = (id: string) => `d${id.replaceAll('-', '').slice(-SAID_SIGNS).toLowerCase()}`;
