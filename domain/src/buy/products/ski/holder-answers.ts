import type { Answer, Answers } from '../../../platform/wizard/definition.ts';
import { peopleOf } from './choice.ts';
import { choiceIn } from './choice-answers.ts';
import type { SkiHolder } from './holders.ts';
import { holderField } from './insurance-step.ts';

const text = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');

/** One entry per person chosen; what was not typed yet is empty. */
export const holdersIn = (answers: Partial<Answers>): readonly SkiHolder[] =>
  Array.from({ length: peopleOf(choiceIn(answers)) }, (_, place) => ({
    firstName: text(answers[holderField(place, 'firstName')]),
    lastName: text(answers[holderField(place, 'lastName')]),
    birthDate: text(answers[holderField(place, 'birthDate')]),
  }));
