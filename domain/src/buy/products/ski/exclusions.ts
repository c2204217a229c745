import { isUnderage } from '../../../platform/person/birth-date.ts';
import { parseTaxCode } from '../../../platform/tax-code/parse.ts';
import { tidyTaxCode } from '../../../platform/tax-code/tidy.ts';
import type { Excludes } from '../../../platform/wizard/definition.ts';
import { ineligibleByBirthDate } from '../../../platform/wizard/exclusion.ts';
import type { Exclusion } from '../../../platform/wizard/left-out.ts';
import { MIN_SKIER_AGE } from './ages.ts';
import { isInsurable } from './holders.ts';
import { skiMessages } from './messages.ts';

const tooSmall: Exclusion = {
  title: `Sotto i ${MIN_SKIER_AGE} anni non si può ancora assicurare`,
  why: `La polizza sci comincia a ${MIN_SKIER_AGE} anni compiuti.`,
  instead:
    'Le altre persone possono averla: togli dall’elenco chi è più piccolo. Quello che hai scritto resta.',
  ways: [],
  correct: 'Torna a chi scia',
};

/** An insured person, not the buyer. */
export const tooYoungToSki: Excludes = ineligibleByBirthDate((birthDate, today) =>
  isInsurable(birthDate, today) ? null : tooSmall,
);

const tooYoungToBuy: Exclusion = {
  title: 'La polizza la acquista una persona maggiorenne',
  why: skiMessages.SKI_insurance_owner_invalid_age,
  instead: 'Può essere chiunque, anche se non scia. I dati di chi scia restano.',
  ways: [],
  correct: 'Cambia chi acquista',
};

export const underageBuyer: Excludes = ineligibleByBirthDate((birthDate, today) =>
  isUnderage(birthDate, today) ? tooYoungToBuy : null,
);

/** A code contains the birth date too. */
export const tooYoungByTaxCode: Excludes = (code, today, answers) => {
  const content = typeof code === 'string' ? parseTaxCode(tidyTaxCode(code), today) : null;
  return content && underageBuyer(content.birthDate, today, answers);
};
