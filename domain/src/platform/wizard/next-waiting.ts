import type { IsoDate } from '../values/calendar.ts';
import { isAnswered, isSkipped } from './answers.ts';
import { type Answers, askedFields, type Step, type Wizard } from './definition.ts';
import { furthestStep } from './engine.ts';
import { isStoredBeyondTab } from './storable-answers.ts';

type Answered = {
  readonly step: number;
  readonly before: Answers;
  readonly after: Answers;
  readonly next: number;
};

/**
 * A returning visitor who repeats a forgotten answer continues at the first unanswered question; one who only
 * changes an answer, at the next.
 */
export const nextUnansweredStep = (
  wizard: Wizard,
  { step, before, after, next }: Answered,
  today: IsoDate,
): number => {
  const waits = (each: Step) => each.fields.length === 0 || !isAnswered(each, after, today);
  const answered = wizard.steps[step];
  const isStorable = !answered || askedFields(answered).every(isStoredBeyondTab);
  if (isStorable || isAnswered(answered, before, today)) return next;
  // A step without questions is there to be read.
  const found = wizard.steps.findIndex(
    (each, place) => place >= next && !isSkipped(each, after) && waits(each),
  );
  return found === -1 ? furthestStep(wizard, after, today) : found;
};
