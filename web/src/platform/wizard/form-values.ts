import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { isAnswered } from '@riparo/domain/platform/wizard/answers.ts';
import type { Answer, Answers, AskedField, Step } from '@riparo/domain/platform/wizard/definition.ts';
import { askedFields, isSecret } from '@riparo/domain/platform/wizard/definition.ts';
import { readText, showText } from '@riparo/domain/platform/wizard/field-text.ts';

/** The raw values of a field in the form: none, one, or several for a multiple choice. */
export type RawValues = readonly string[];
export type Draft = Readonly<Record<string, RawValues>>;

/** Forms carry text only: this is yes; a missing checkbox value is no. */
export const YES = 'true';
export const NO = 'false';

export const rawOf = (field: AskedField, answer: Answer | undefined): RawValues => {
  if (Array.isArray(answer)) return answer as RawValues;
  if (field.kind === 'yesNo' && typeof answer === 'boolean') return [answer ? YES : NO];
  if (field.kind === 'consent') return answer === true ? [YES] : [];
  if (field.kind === 'slider') return [String(answer ?? field.initial)];
  const text = showText(field, answer);
  return text === '' ? [] : [text];
};

type Opening = {
  /** Typed but not yet completed. */
  readonly draft: Draft;
  readonly answers: Answers;
  /** The signed-in customer's profile. */
  readonly known: Answers;
};

/** A computed answer is computed again when it no longer matches its inputs. */
const recomputed = (field: AskedField, step: Step, answers: Answers) =>
  field.kind === 'taxCode' && !isAnswered(step, answers, dayInRome(new Date()))
    ? field.computed?.from(answers)
    : undefined;

/** What a field shows when its step opens. */
export const initialValues = (field: AskedField, step: Step, { draft, answers, known }: Opening): RawValues =>
  field.startsEmpty
    ? []
    : (draft[field.name] ??
      rawOf(field, recomputed(field, step, answers) ?? answers[field.name] ?? known[field.name]));

const answerOf = (field: AskedField, raw: RawValues): Answer | undefined => {
  if (field.kind === 'multiChoice') return raw;
  if (field.kind === 'consent') return raw.includes(YES);
  const [text = ''] = raw;
  if (field.kind === 'yesNo') return text === '' ? undefined : text === YES;
  return readText(field, text);
};

/** The form's state as a draft, field by field. */
export const readDraft = (step: Step, form: FormData): Draft =>
  Object.fromEntries(askedFields(step).map(({ name }) => [name, form.getAll(name).map(String)]));

/** The part of a draft that may be stored: a password or a code must not outlive its screen. */
export const withoutSecrets = (step: Step, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name]) => !step.fields.some((field) => field.name === name && isSecret(field)),
    ),
  );

/** The form's state as answers, not yet validated by the step's rules. */
export const readAnswers = (step: Step, draft: Draft): Record<string, Answer> => {
  const answers: Record<string, Answer> = {};
  for (const field of askedFields(step)) {
    const answer = answerOf(field, draft[field.name] ?? []);
    if (answer !== undefined) answers[field.name] = answer;
  }
  return answers;
};
