import { expect, test } from 'vitest';
import type { Wizard } from '../../platform/wizard/definition.ts';
import type { Question } from './question.ts';
import { questionnaires, questionsOf } from './questionnaires.ts';
import { canBeOnlyIncome } from './questions.ts';

const wizards: readonly Wizard[] = Object.values(questionnaires).map(({ wizard }) => wizard);
const answered = ([...questionsOf('checkup'), ...questionsOf('quiz')] as readonly Question[]).filter(
  ({ kind }) => kind !== 'consent',
);

const isAskedOfAll = ({ name }: Question) =>
  wizards.every(({ steps }) =>
    steps.some(({ skipWhen, fields }) => !skipWhen && fields.some((field) => field.name === name)),
  );

test('a conditional or optional question declares its default answer', () => {
  const unsure = answered.filter((question) => question.isOptionalInApi || !isAskedOfAll(question));
  expect(new Set(unsure.map(({ name }) => name))).toContain('mortgage');
  expect(unsure.filter(({ answerIfAbsent }) => answerIfAbsent === undefined)).toEqual([]);
});

test.each([
  [{ family_status: 'single', num_of_children: '1' }, true],
  [{ family_status: 'single', num_of_children: '0' }, false],
  [{ family_status: 'vedovo' }, false],
  [{ family_status: 'coppia', num_of_children: '1' }, true],
  [{ family_status: 'sposato', num_of_children: '0' }, true],
])("with the answers %j a person may be a family's only income: %s", (answers, mayBe) => {
  expect(canBeOnlyIncome(answers)).toBe(mayBe);
});
