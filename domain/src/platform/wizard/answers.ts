import type { IsoDate } from '../values/calendar.ts';
import {
  type Answer,
  type Answers,
  askedFields,
  type FieldErrors,
  isAskedNow,
  type Step,
  type Wizard,
} from './definition.ts';

export type StepCheck = { readonly answers: Answers; readonly errors: FieldErrors };

export const isSkipped = (step: Step, answers: Answers) => step.skipWhen?.(answers) === true;

/** Checks the answers against a step's rules. They come back tidied (spaces, accents), empty ones as null. */
export const checkStep = (step: Step, given: Partial<Record<string, Answer>>, today: IsoDate): StepCheck =>
  learnFrom(step, { ...given }, today);

/** The same, and adds the valid answers to what is known. */
const learnFrom = (step: Step, known: Partial<Record<string, Answer>>, today: IsoDate): StepCheck => {
  const answers: Record<string, Answer> = {};
  const errors: Record<string, string> = {};
  Object.assign(known, step.tidy?.(known));
  for (const field of askedFields(step)) {
    if (!isAskedNow(field, known)) continue;
    const verdict = field.rule(today)(known[field.name]);
    if (verdict.ok) known[field.name] = answers[field.name] = verdict.value;
    else errors[field.name] = verdict.message;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, step.check?.(known as Answers, today));
  if (Object.keys(errors).length === 0)
    for (const [name, answer] of Object.entries(step.derives?.from(known as Answers, today) ?? {}))
      known[name] = answers[name] = answer;
  return { answers, errors };
};

/** Every question has a valid answer, and the answers derived from them are present too. */
export const isAnswered = (step: Step, answers: Answers, today: IsoDate) => {
  const checked = checkStep(step, answers, today);
  return (
    Object.keys(checked.errors).length === 0 && Object.keys(checked.answers).every((name) => name in answers)
  );
};

/** The answers to questions that are actually asked; those of skipped questions are dropped. */
export const relevantAnswers = (wizard: Wizard, answers: Answers): Answers => {
  const relevant: Record<string, Answer> = {};
  for (const step of wizard.steps) {
    if (isSkipped(step, answers)) continue;
    for (const field of askedFields(step)) {
      const { name } = field;
      const answer = isAskedNow(field, answers) ? answers[name] : undefined;
      if (answer !== undefined && answer !== null) relevant[name] = answer;
    }
    for (const name of step.derives?.names ?? []) {
      const answer = answers[name];
      if (answer !== undefined && answer !== null) relevant[name] = answer;
    }
  }
  return relevant;
};

/** The server's check of a whole submission, with the rules that each step applied in the browser. */
export const checkWizard = (
  wizard: Wizard,
  given: Partial<Record<string, Answer>>,
  today: IsoDate,
): StepCheck => {
  const answers: Record<string, Answer> = {};
  const errors: Record<string, string> = {};
  const known = { ...given };
  for (const step of wizard.steps) {
    if (isSkipped(step, known as Answers)) continue;
    const checked = learnFrom(step, known, today);
    Object.assign(answers, checked.answers);
    Object.assign(errors, checked.errors);
  }
  return { answers, errors };
};
