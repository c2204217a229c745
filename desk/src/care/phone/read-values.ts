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

/** The texts in the fields, by field name. */
export type Values = Readonly<Record<string, string>>;

const answerOf = (field: AskedField, text: string): Answer | undefined => {
  if (field.kind === 'yesNo') return text === '' ? undefined : text === 'true';
  if (field.kind === 'consent') return text === 'true';
  return readText(field, text);
};

/** The shown value: the typed one, else one derived from the others, else the start of a slider. */
export const shownIn = (field: AskedField, values: Values, answers: Partial<Answers>): string => {
  const typed = values[field.name];
  if (typed !== undefined) return typed;
  if (field.kind === 'taxCode') return field.computed?.from(answers) ?? '';
  return field.kind === 'slider' ? String(field.initial) : '';
};

/** All values of the form as answers, not validated yet. */
export function readValues(wizard: Wizard, values: Values): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const field of wizard.steps.flatMap(askedFields)) {
    const answer = answerOf(field, shownIn(field, values, answers));
    if (answer !== undefined) answers[field.name] = answer;
  }
  return answers;
}

/** The questions that apply to the answers so far. */
export const applicableQuestions = (
  wizard: Wizard,
  answers: Answers,
): { step: Step; fields: AskedField[] }[] =>
  wizard.steps
    .filter((step) => !isSkipped(step, answers))
    .map((step) => ({ step, fields: askedFields(step).filter((field) => isAskedNow(field, answers)) }))
    .filter(({ fields }) => fields.length > 0);

/** The answers to send: only those to questions that apply. */
export const toSend = (
  wizard: Wizard,
  answers: Answers,
): Record<string, string | number | boolean | null> => {
  const names = new Set(
    applicableQuestions(wizard, answers).flatMap(({ fields }) => fields.map(({ name }) => name)),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => names.has(name) && answer !== null),
  ) as Record<string, string | number | boolean>;
};
