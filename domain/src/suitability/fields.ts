import type { SuitabilityField } from '../wizard/definition.ts';
import { CHOOSE_ONE } from '../wizard/messages.ts';
import { textRule } from '../rule.ts';
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

/** Questions as a step asks them: an answer that does not fit is no right answer, and says why. */
export const suitabilityFields = (questions: readonly SuitabilityQuestion[]): readonly SuitabilityField[] =>
  questions.map(({ id, question, options }) => ({
    kind: 'suitability',
    name: suitabilityField(id),
    label: question,
    options,
    rule: () =>
      textRule({
        required: CHOOSE_ONE,
        demands: [
          { holds: (given) => options.some(({ value }) => value === given), message: CHOOSE_ONE },
          ...options.flatMap((option) =>
            'refusal' in option
              ? [
                  {
                    holds: (given: string) => given !== option.value,
                    message: refusalInWords(option.refusal),
                  },
                ]
              : [],
          ),
        ],
      }),
  }));
