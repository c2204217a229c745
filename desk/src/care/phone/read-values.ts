import { isSkipped } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type Answer,
  type Answers,
  type AskedField,
  askedFields,
  isAskedNow,
  type Step,
  type Wizard,
} from '@riparo/domain/platform/wizard/definition.ts';
import { readText } from '@riparo/domain/platform/wizard/field-text.ts';

/** What stands in the boxes, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

const answerOf = (field: AskedField, text: string): Answer | undefined => {
  if (field.kind === 'yesNo') return text === '' ? undefined : text === 'true';
  if (field.kind === 'consent') return text === 'true';
  return readText(field, text);
};

/** What a field shows: what was typed, else what follows from the others, else where a slider begins. */
export const shownIn = (field: AskedField, values: Values, answers: Partial<Answers>): string => {
  const typed = values[field.name];
  if (typed !== undefined) return typed;
  if (field.kind === 'taxCode') return field.computed?.from(answers) ?? '';
  return field.kind === 'slider' ? String(field.initial) : '';
};

/** Everything that stands in the form, as answers, still to be held against the rules. */
export function readValues(wizard: Wizard, values: Values): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const field of wizard.steps.flatMap(askedFields)) {
    const answer = answerOf(field, shownIn(field, values, answers));
    if (answer !== undefined) answers[field.name] = answer;
  }
  return answers;
}

/** The questions that the answers so far ask for. */
export const askedNow = (wizard: Wizard, answers: Answers): { step: Step; fields: AskedField[] }[] =>
  wizard.steps
    .filter((step) => !isSkipped(step, answers))
    .map((step) => ({ step, fields: askedFields(step).filter((field) => isAskedNow(field, answers)) }))
    .filter(({ fields }) => fields.length > 0);

/** What is sent: answers to what is asked. */
export const toSend = (
  wizard: Wizard,
  answers: Answers,
): Record<string, string | number | boolean | null> => {
  const names = new Set(askedNow(wizard, answers).flatMap(({ fields }) => fields.map(({ name }) => name)));
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => names.has(name) && answer !== null),
  ) as Record<string, string | number | boolean>;
};
