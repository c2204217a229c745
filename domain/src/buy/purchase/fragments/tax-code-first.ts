import type { IsoDate } from '../../../platform/values/calendar.ts';
import { isUnderage, UNDERAGE } from '../../../platform/person/birth-date.ts';
import { explainDifferences } from '../../../platform/tax-code/compare.ts';
import { isCenturyCertain, parseTaxCode } from '../../../platform/tax-code/parse.ts';
import { tidyTaxCode } from '../../../platform/tax-code/tidy.ts';
import type { Answer, Answers, FieldErrors, Step } from '../../../platform/wizard/definition.ts';
import type { Exclusion } from '../../../platform/wizard/left-out.ts';
import { taxCodeDifferences, taxCodeFromAnswers } from '../tax-payer.ts';
import { COMPUTED_HINT, confirmation, differs, mustAgree, taxCodeField } from './tax-code.ts';
import { buyerQuestion, isContinuingWithoutCode, type PersonHeading } from './tax-code-opening.ts';

// The tax code on the card comes first and supplies the rest. A buyer without the card is asked for the rest,
// from which the code is computed.

/** The code supplied gender and birthplace, but not a definite place or date of birth. */
export const isBirthAmbiguous = (answers: Partial<Answers>) =>
  isContinuingWithoutCode(answers) || answers['birthFromCode'] === false;

const contentOf = (code: Answer | undefined, today: IsoDate) =>
  typeof code === 'string' ? parseTaxCode(tidyTaxCode(code), today) : null;

/** Until it is asked, the birth date is the code's own: only the names can differ from the code. */
const namesAndCodeBirth = (answers: Partial<Answers>): Answers => {
  const { taxCode = null, firstname = null, lastname = null, taxCodeConfirmed = null } = answers;
  return { taxCode, firstname, lastname, taxCodeConfirmed };
};

type ExclusionOf = (birthDate: IsoDate, today: IsoDate) => Exclusion | null;

const excludedByCode = (exclusionOf: ExclusionOf, code: Answer | undefined, today: IsoDate) => {
  const content = contentOf(code, today);
  if (!content || !isCenturyCertain(content, today)) return null;
  const exclusion = exclusionOf(content.birthDate, today);
  return exclusion && { ...exclusion, correct: 'Correggi il codice fiscale', birthDate: content.birthDate };
};

/** The answer to a question that the code leaves open between two centuries. */
const fitting = (answer: Answer | undefined, birthDate: IsoDate) =>
  typeof answer === 'string' && answer.slice(2) === birthDate.slice(2) ? answer : null;

/** Birth date, gender and birthplace from a code; null where ambiguous. The server checks them again. */
const derived = (answers: Answers, today: IsoDate): Answers => {
  const content = isContinuingWithoutCode(answers) ? null : contentOf(answers['taxCode'], today);
  if (!content) return {};
  const isCertain = isCenturyCertain(content, today);
  return {
    date_of_birth: isCertain ? content.birthDate : fitting(answers['date_of_birth'], content.birthDate),
    gender: content.gender,
    birthPlaceCode: content.birthPlaceCode,
    birthFromCode: isCertain && typeof answers['placeOfBirth'] === 'string',
  };
};

/** Before everything else: the code and the names; ineligible buyers are stopped here. */
export const taxCodeFirst = (heading: PersonHeading, exclusionOf: ExclusionOf): Step => ({
  ...buyerQuestion(
    heading,
    {
      rule: taxCodeField.rule,
      computed: { from: taxCodeFromAnswers, hint: COMPUTED_HINT },
      excludes: (code, today) => excludedByCode(exclusionOf, code, today),
    },
    [
      {
        ...confirmation,
        askedWhen: (answers) => !isContinuingWithoutCode(answers) && differs(namesAndCodeBirth(answers)),
        shownAfterRefusal: 'taxCode',
      },
    ],
  ),
  derives: { names: ['date_of_birth', 'gender', 'birthPlaceCode'], from: derived },
  check: (answers, today): FieldErrors => {
    if (isContinuingWithoutCode(answers)) return {};
    const excluded = excludedByCode(exclusionOf, answers['taxCode'], today);
    if (excluded) return { taxCode: isUnderage(excluded.birthDate, today) ? UNDERAGE : excluded.why };
    return mustAgree(namesAndCodeBirth(answers));
  },
});

/** A question for buyers without the code. */
export const withoutCode = (step: Step): Step => ({
  ...step,
  isDetour: true,
  skipWhen: (answers) => !isContinuingWithoutCode(answers),
});

/** The same, and also asked where the code is ambiguous. */
export const whereCodeIsAmbiguous = (step: Step): Step => ({
  ...step,
  isDetour: true,
  skipWhen: (answers) => !isBirthAmbiguous(answers),
});

/** An answer given besides the code may contradict it: then only this is asked again. */
export const taxCodeAgain: Step = {
  id: 'codice-fiscale-da-controllare',
  title: 'Controlliamo il codice fiscale',
  lead: (answers) => explainDifferences(taxCodeDifferences(answers)),
  fields: [taxCodeField, confirmation],
  check: mustAgree,
  isDetour: true,
  skipWhen: (answers) => isContinuingWithoutCode(answers) || !isBirthAmbiguous(answers) || !differs(answers),
};
