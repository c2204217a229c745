import type { Answer, Answers } from '../../platform/wizard/definition.ts';
import type { Derived } from './answers.ts';
import { NO_VEHICLE } from './options.ts';
import type { Question, RequestTo } from './question.ts';
import type { Questionnaire, QuestionOf } from './questionnaires.ts';
import { checkupOrder, quizOrder } from './questions.ts';

/** The request of a questionnaire, without the key that identifies repeated submissions. */
export type QuestionnaireBody = RequestTo<QuestionOf<Questionnaire>> & Derived;

type Values = Readonly<Record<string, unknown>>;

/** Recipient and consents are sent unchanged and need no entry here. */
const questions = new Map<string, Question>(
  [...checkupOrder, ...quizOrder].flatMap(({ fields }) => fields.map((field) => [field.name, field])),
);

const unasked = Object.fromEntries(
  [...questions.values()].flatMap(({ name, ...question }) =>
    'answerIfAbsent' in question && question.answerIfAbsent !== undefined
      ? [[name, question.answerIfAbsent]]
      : [],
  ),
);

const each = (values: Values, change: (question: Question | undefined, value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(questions.get(name), value)]),
  );

/**
 * Ids and counts are sent as numbers. An extra option beside a server list ('Nessuna') has no id and is not
 * sent.
 */
const sent = (question: Question | undefined, answer: unknown) => {
  if (answer === null) return answer;
  if (question?.kind === 'choice' && (question.optionsFrom || question.isCount)) return Number(answer);
  if (question?.kind === 'multiChoice' && question.optionsFrom)
    return list(answer)
      .filter((option) => !question.exclusive.includes(option))
      .map(Number);
  return answer;
};

/** The inverse. A single option may come without a list. */
const parsedAnswer = (question: Question | undefined, received: unknown) => {
  if (received === null || received === undefined) return received;
  if (question?.kind === 'choice') return String(received);
  if (question?.kind !== 'multiChoice') return received;
  const options = [received].flat().map(String);
  return question.optionsFrom && options.length === 0 ? question.exclusive : options;
};

const list = (answer: unknown) => (Array.isArray(answer) ? (answer as readonly string[]) : []);

const derivedFrom = ({ num_of_children, green_vehicles }: Values): Derived => ({
  with_children: Number(num_of_children) > 0,
  use_green_vehicles: list(green_vehicles).some((vehicle) => vehicle !== NO_VEHICLE),
});

/**
 * The wizard's answers in API names and types, with the two computed values and the defaults of conditional
 * questions. The wizard's rules have already checked them.
 */
export const bodyOf = (answers: Answers) => {
  const body = { ...unasked, ...each(answers, sent) };
  return { ...body, ...derivedFrom(body) } as QuestionnaireBody;
};

/** The inverse: the request as answers that the wizard's rules can check. Computed values are dropped. */
export const answersOf = ({ with_children, use_green_vehicles, ...received }: Partial<QuestionnaireBody>) => {
  // A computed value may replace its source: uncounted children are at least one.
  const implied = {
    ...(with_children !== undefined && {
      num_of_children: received.num_of_children ?? Number(with_children),
    }),
    ...(use_green_vehicles === false &&
      received.green_vehicles?.length === 0 && { green_vehicles: [NO_VEHICLE] }),
  };
  return each({ ...received, ...implied }, parsedAnswer) as Partial<Record<string, Answer>>;
};
