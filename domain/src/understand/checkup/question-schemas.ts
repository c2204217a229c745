import * as z from 'zod';
import { serverLists } from './options.ts';
import type { Question, RequestTo } from './question.ts';
import type { ChoiceField, MultiChoiceField } from '../../platform/wizard/definition.ts';

const text = (longest: number) => z.string().max(longest);
const between = (least: number, most: number) => z.int().min(least).max(most);

const lists: Readonly<Record<string, readonly { readonly id: number }[]>> = serverLists;

const valuesOf = ({ options }: ChoiceField | MultiChoiceField) => options.map(({ value }) => value);
const idsOf = (list: string) => (lists[list] ?? []).map(({ id }) => id);

const oneOf = (question: ChoiceField) => {
  if (question.optionsFrom) return z.literal(idsOf(question.optionsFrom));
  if (!question.isCount) return z.enum(valuesOf(question));
  const counts = valuesOf(question).map(Number);
  return between(Math.min(...counts), Math.max(...counts));
};

/** A list or its only item. Whether one is required is up to the question. */
const severalOf = (question: MultiChoiceField) => {
  const options = question.optionsFrom
    ? // What stands beside a list of the server ('Nessuna') has no id, and is sent by its name.
      [...idsOf(question.optionsFrom), ...question.exclusive]
    : valuesOf(question);
  const one = z.literal(options);
  return z.union([z.array(one).max(options.length), one]);
};

/** The shape of an answer in the API. Rules for names, dates and so on apply afterwards. */
const shapeOf = (question: Question): z.ZodType => {
  switch (question.kind) {
    case 'text':
      return text(question.acceptsUpTo ?? 200);
    case 'name':
      return text(200);
    case 'email':
      return text(300);
    case 'phone':
      return z.string();
    case 'date':
      return text(10);
    case 'yesNo':
    case 'consent':
      return z.boolean();
    case 'slider':
      return between(question.min, question.max);
    case 'choice':
      return oneOf(question);
    case 'multiChoice':
      return severalOf(question);
  }
};

/** Absent if the question is not asked. A missing consent is stored as not given. */
const fieldOf = (question: Question) => {
  if (question.kind === 'consent') return shapeOf(question).optional();
  return question.answerIfAbsent === undefined ? shapeOf(question) : shapeOf(question).nullish();
};

/** The request schema for some questions, with the additional fields. */
export const requestSchema = <Q extends Question, Beside extends z.core.$ZodLooseShape>(
  questions: readonly Q[],
  beside: Beside,
) => {
  const fields = Object.fromEntries(questions.map((question) => [question.name, fieldOf(question)]));
  type Sent = RequestTo<Q> & z.input<z.ZodObject<Beside>>;
  type Read = RequestTo<Q> & z.output<z.ZodObject<Beside>>;
  return z.object({ ...fields, ...beside }) as z.ZodType<Read, Sent>;
};
