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

/** What a form, and what is missing in a deal, call a question. */
export const suitabilityField = (id: SuitabilityId) => `suitability.${id}` as const;

export const isSuitabilityField = (name: string) => name.startsWith('suitability.');

/** Answers under the names that forms give their questions. */
export const suitabilityByField = (answers: SuitabilityAnswers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    suitabilityIds.flatMap((id) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[suitabilityField(id), answer]];
    }),
  );

/** The other way round; undefined where nothing was answered. */
export const suitabilityIn = (answers: Partial<Answers>): SuitabilityAnswers | undefined => {
  const answered = suitabilityIds.flatMap((id) => {
    const answer = answers[suitabilityField(id)];
    return typeof answer === 'string' ? [[id, answer] as const] : [];
  });
  return answered.length === 0 ? undefined : Object.fromEntries(answered);
};

/** What is right of one question: an answer that does not fit is none, and says why. */
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

/** Questions as a step asks them. */
export const suitabilityFields = (questions: readonly SuitabilityQuestion[]): readonly SuitabilityField[] =>
  questions.map((question) => ({
    kind: 'suitability',
    name: suitabilityField(question.id),
    label: question.question,
    options: question.options,
    // A declaration is made now, or not at all.
    staysInTab: true,
    rule: () => ruleOf(question),
  }));

/** What is wrong with answers that came without a step, by the name of its field. */
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
