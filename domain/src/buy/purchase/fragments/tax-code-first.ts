import type { IsoDate } from '../../../platform/values/calendar.ts';
import { isUnderage, UNDERAGE } from '../../../platform/person/birth-date.ts';
import { explainDifferences } from '../../../platform/tax-code/compare.ts';
import { isCenturyCertain, parseTaxCode } from '../../../platform/tax-code/parse.ts';
import { tidyTaxCode } from '../../../platform/tax-code/tidy.ts';
import type { Answer, Answers, FieldErrors, Step } from '../../../platform/wizard/definition.ts';
import type { Exclusion } from '../../../platform/wizard/left-out.ts';
import { taxCodeDifferences, taxCodeFromAnswers } from '../tax-payer.ts';
import { COMPUTED_HINT, confirmation, differs, mustAgree, taxCodeField } from './tax-code.ts';
import { askingWhoBuys, isCodeLater, type PersonHeading } from './tax-code-opening.ts';

// What is printed on the card comes first and tells the rest. Whoever has no card at hand is asked the rest instead, and
// the code is computed from it.

/** The code, which told gender and birthplace, left open where or when somebody was born. */
export const isBirthOpen = (answers: Partial<Answers>) =>
  isCodeLater(answers) || answers['birthFromCode'] === false;

const contentOf = (code: Answer | undefined, today: IsoDate) =>
  typeof code === 'string' ? parseTaxCode(tidyTaxCode(code), today) : null;

/** The birth date is the code's own until it is asked: of other data only the names stand beside it. */
const besideNames = (answers: Partial<Answers>): Answers => {
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

/** What was answered where the code leaves two centuries open. */
const fitting = (answer: Answer | undefined, birthDate: IsoDate) =>
  typeof answer === 'string' && answer.slice(2) === birthDate.slice(2) ? answer : null;

/** Birth date, gender and birthplace of a code; null what it leaves open. The server holds them against it once more. */
const derived = (answers: Answers, today: IsoDate): Answers => {
  const content = isCodeLater(answers) ? null : contentOf(answers['taxCode'], today);
  if (!content) return {};
  const isCertain = isCenturyCertain(content, today);
  return {
    date_of_birth: isCertain ? content.birthDate : fitting(answers['date_of_birth'], content.birthDate),
    gender: content.gender,
    birthPlaceCode: content.birthPlaceCode,
    birthFromCode: isCertain && typeof answers['placeOfBirth'] === 'string',
  };
};

/** Before everything else: the code and whose it is; whom the product is not for hears it here. */
export const taxCodeFirst = (heading: PersonHeading, exclusionOf: ExclusionOf): Step => ({
  ...askingWhoBuys(
    heading,
    {
      rule: taxCodeField.rule,
      computed: { from: taxCodeFromAnswers, hint: COMPUTED_HINT },
      excludes: (code, today) => excludedByCode(exclusionOf, code, today),
    },
    [
      {
        ...confirmation,
        askedWhen: (answers) => !isCodeLater(answers) && differs(besideNames(answers)),
        shownOnceRefused: 'taxCode',
      },
    ],
  ),
  derives: { names: ['date_of_birth', 'gender', 'birthPlaceCode'], from: derived },
  check: (answers, today): FieldErrors => {
    if (isCodeLater(answers)) return {};
    const excluded = excludedByCode(exclusionOf, answers['taxCode'], today);
    if (excluded) return { taxCode: isUnderage(excluded.birthDate, today) ? UNDERAGE : excluded.why };
    return mustAgree(besideNames(answers));
  },
});

/** A question for whoever has no code at hand. */
export const withoutCode = (step: Step): Step => ({
  ...step,
  isDetour: true,
  skipWhen: (answers) => !isCodeLater(answers),
});

/** The same, and where the code does not tell all of it. */
export const whereCodeIsSilent = (step: Step): Step => ({
  ...step,
  isDetour: true,
  skipWhen: (answers) => !isBirthOpen(answers),
});

/** What was asked beside a code may be something else than it says: then only this is asked again. */
export const taxCodeAgain: Step = {
  id: 'codice-fiscale-da-controllare',
  title: 'Controlliamo il codice fiscale',
  lead: (answers) => explainDifferences(taxCodeDifferences(answers)),
  fields: [taxCodeField, confirmation],
  check: mustAgree,
  isDetour: true,
  skipWhen: (answers) => isCodeLater(answers) || !isBirthOpen(answers) || !differs(answers),
};
