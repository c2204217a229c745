import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { names } from '@riparo/domain/buy/purchase/fragments/names.ts';
import { intro } from '@riparo/domain/buy/purchase/liability-intro.ts';
import { checkStep, isSkipped } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type Answers,
  askedFields,
  type Field,
  type FieldErrors,
  type Step,
  type Wizard,
} from '@riparo/domain/platform/wizard/definition.ts';

/** The buyer's word that a tax code which differs from the other data is theirs. */
const CONFIRMED = 'taxCodeConfirmed';
/** What a tax code is made of. */
const PAYER = ['firstname', 'lastname', 'date_of_birth', 'gender', 'placeOfBirth', 'birthPlaceCode'];

/** What was agreed to stays agreed to, and what decided whether the product fits: a correction asks for data alone. */
const isData = ({ kind, name }: Field) =>
  (kind !== 'consent' && kind !== 'suitability') || name === CONFIRMED;

/** The questions that can be asked again, without their consents. */
export const correctionSteps = (wizard: Wizard): readonly Step[] =>
  wizard.steps
    // A first screen that also welcomes is, the second time, the question about names alone.
    .map((step) => (step.id === intro.id ? names : step))
    .map((step) => ({ ...step, fields: step.fields.filter(isData), continueLabel: 'Salva' }))
    .filter(({ fields }) => fields.length > 0);

/** The answers with those of a corrected step. Whoever gives themselves another name is asked about the code anew. */
export const withCorrection = (answers: Answers, corrected: Answers): Answers => {
  const isOtherPayer = PAYER.some((name) => name in corrected && corrected[name] !== answers[name]);
  const { [CONFIRMED]: confirmed, ...rest } = answers;
  return {
    ...rest,
    ...(isOtherPayer || confirmed === undefined ? {} : { [CONFIRMED]: confirmed }),
    ...corrected,
  };
};

/** The first question whose answer does not hold, or no longer does. */
export const firstWrongStep = (steps: readonly Step[], answers: Answers, today: IsoDate): Step | undefined =>
  steps.find(
    (step) => !isSkipped(step, answers) && Object.keys(checkStep(step, answers, today).errors).length > 0,
  );

export const stepWith = (steps: readonly Step[], errors: FieldErrors): Step | undefined =>
  steps.find((step) => askedFields(step).some(({ name }) => errors[name] !== undefined));
