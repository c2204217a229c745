import type { Answers, FieldErrors, SuitabilityField } from '../../platform/wizard/definition.ts';
import { CHOOSE_ONE } from '../../platform/rule/messages.ts';
import { type Rule, textRule } from '../../platform/rule/rule.ts';
import {
  refusalInWords,
  type SuitabilityAnswers,
  type SuitabilityId,
  suitabilityIds,
  type SuitabilityQuestion,
} from './question.ts';

/** The name of a question in a form and among a deal's missing answers. */
export const suitabilityField = (id: SuitabilityId) => `suitability.${id}` as const;

export const isSuitabilityField = (name: string) => name.startsWith('suitability.');

/** Answers under the field names of forms. */
export const suitabilityByField = (answers: SuitabilityAnswers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    suitabilityIds.flatMap((id) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[suitabilityField(id), answer]];
    }),
  );

/** The inverse; undefined if nothing was answered. */
export const suitabilityIn = (answers: Partial<Answers>): SuitabilityAnswers | undefined => {
  const answered = suitabilityIds.flatMap((id) => {
    const answer = answers[suitabilityField(id)];
    return typeof answer === 'string' ? [[id, answer] as const] : [];
  });
  return answered.length === 0 ? undefined : Object.fromEntries(answered);
};

/** The rule of one question: an unfitting answer is invalid, with its reason. */
const ruleOf = ({ options }: SuitabilityQuestion): Rule<string> =>
  textRule({
    required: CHOOSE_ONE,
    demands: [
      { holds: (given) => options.some(({ value }) => value === given), message: CHOOSE_ONE },
      ...options.flatMap((option) =>
        'refusal' in option
          ? [{ holds: (given: string) => given !== option.value, message: refusalInWords(option.refusal) }]
          : [],
      ),
    ],
  });

export const suitabilityFields = (questions: readonly SuitabilityQuestion[]): readonly SuitabilityField[] =>
  questions.map((question) => ({
    kind: 'suitability',
    name: suitabilityField(question.id),
    label: question.question,
    options: question.options,
    // A declaration must be made again for each purchase.
    isTabOnly: true,
    rule: () => ruleOf(question),
  }));

/** Errors in answers that came without a step, by field name. */
export const checkSuitability = (
  questions: readonly SuitabilityQuestion[],
  answers: SuitabilityAnswers,
): FieldErrors =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const verdict = ruleOf(question)(answers[question.id]);
      return verdict.ok ? [] : [[suitabilityField(question.id), verdict.message]];
    }),
  );
