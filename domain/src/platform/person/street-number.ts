import { type Rule, textRule } from '../rule/rule.ts';
import { INCORRECT_VALUE } from '../rule/messages.ts';

/** For a house without a number: «senza numero civico», as on letters. */
export const NO_NUMBER = 'SNC';

/** `12/a`, `12 A`, `n. 12a`: all of them are 12A. */
const tidyDigits = (text: string) =>
  text.replace(/^N(?:UMERO|[.°º])?\s*(?=\d)/, '').replace(/(?<=\d)\s*[/\\-]?\s*(?=[A-Z]$)/, '');

/** A second house under one number: `12/bis` is 12 BIS. */
const tidyAddition = (text: string) =>
  text.replace(/(?<=[\dA-Z])\s*[/\\-]?\s*(BIS|TER|QUATER|QUINQUIES)$/, ' $1');

/**
 * Along a road: `km 12,300` is KM 12+300, as on its milestones, and has no comma that would split an address.
 */
const tidyDistance = (text: string) =>
  text.replace(/^KM\.?\s*(\d+)(?:\s*[.,+]\s*(\d+))?$/, (_, km: string, metres?: string) =>
    metres === undefined ? `KM ${km}` : `KM ${km}+${metres}`,
  );

const isWithoutNumber = (text: string) => /^(?:S\.? ?N\.?(?: ?C\.?)?|SENZA NUMERO(?: CIVICO)?)$/.test(text);

const tidyStreetNumber = (typed: string) => {
  const text = typed.toUpperCase().trim().replace(/\s+/g, ' ');
  return isWithoutNumber(text) ? NO_NUMBER : tidyDistance(tidyAddition(tidyDigits(text)));
};

/** What replaces the number where houses have none. */
const NUMBER_REPLACEMENT = /^(?:SNC|KM \d{1,4}(?:\+\d{1,3})?|\d{1,5}[A-Z]? (?:BIS|TER|QUATER|QUINQUIES))$/;

/** One to five digits and at most one letter, or one of the replacements. */
export const streetNumberRule: Rule<string> = textRule({
  required: `Scrivi il numero civico, oppure ${NO_NUMBER} se la casa non ne ha uno.`,
  tidy: tidyStreetNumber,
  demands: [
    {
      holds: (number) => /^\d{1,5}[A-Z]?$/.test(number) || NUMBER_REPLACEMENT.test(number),
      message: INCORRECT_VALUE,
    },
  ],
});
