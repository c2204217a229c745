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

/** The buyer's confirmation of a tax code that differs from the other data. */
const CONFIRMED = 'taxCodeConfirmed';
/** The fields that a tax code is computed from. */
const PAYER = ['firstname', 'lastname', 'date_of_birth', 'gender', 'placeOfBirth', 'birthPlaceCode'];

/** Consents and suitability stay as given: a correction asks for data only. */
const isData = ({ kind, name }: Field) =>
  (kind !== 'consent' && kind !== 'suitability') || name === CONFIRMED;

/** The questions that can be asked again, without their consents. */
export const correctionSteps = (wizard: Wizard): readonly Step[] =>
  wizard.steps
    // The welcome screen becomes the plain question about names.
    .map((step) => (step.id === intro.id ? names : step))
    .map((step) => ({ ...step, fields: step.fields.filter(isData), continueLabel: 'Salva' }))
    .filter(({ fields }) => fields.length > 0);

/** The answers with those of a corrected step. Another name asks for the tax code's confirmation again. */
export const withCorrection = (answers: Answers, corrected: Answers): Answers => {
  const isOtherPayer = PAYER.some((name) => name in corrected && corrected[name] !== answers[name]);
  const { [CONFIRMED]: confirmed, ...rest } = answers;
  return {
    ...rest,
    ...(isOtherPayer || confirmed === undefined ? {} : { [CONFIRMED]: confirmed }),
    ...corrected,
  };
};

/** The first question whose answer is not valid, or no longer. */
export const firstWrongStep = (steps: readonly Step[], answers: Answers, today: IsoDate): Step | undefined =>
  steps.find(
    (step) => !isSkipped(step, answers) && Object.keys(checkStep(step, answers, today).errors).length > 0,
  );

export const stepWith = (steps: readonly Step[], errors: FieldErrors): Step | undefined =>
  steps.find((step) => askedFields(step).some(({ name }) => errors[name] !== undefined));
