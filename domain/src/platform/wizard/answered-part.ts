import { type Answer, type Field, isAskedNow, type Step, type Wizard } from './definition.ts';

type Given = Partial<Record<string, Answer>>;

const isAnswerGiven = (given: Given, { name }: Field) => given[name] !== undefined && given[name] !== null;

/** Rules between the answers of a step wait until all of them are given. */
const answeredPartOf = (step: Step, given: Given): Step => {
  const fields = step.fields.filter((field) => field.kind === 'hidden' || isAnswerGiven(given, field));
  const isWhole = step.fields.every((field) => fields.includes(field) || !isAskedNow(field, given));
  const { check: _, ...unchecked } = step;
  return { ...(isWhole ? step : unchecked), fields };
};

/**
 * Only the answered questions, to check what was given so far: missing answers can still arrive, wrong ones
 * stay wrong.
 */
export const onlyAnswered = (wizard: Wizard, given: Given): Wizard => ({
  ...wizard,
  steps: wizard.steps.map((step) => answeredPartOf(step, given)),
});
