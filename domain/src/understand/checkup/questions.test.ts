import { expect, test } from 'vitest';
import type { Wizard } from '../../platform/wizard/definition.ts';
import type { Question } from './question.ts';
import { questionnaires, questionsOf } from './questionnaires.ts';
import { mayBeOnlyIncome } from './questions.ts';

const wizards: readonly Wizard[] = Object.values(questionnaires).map(({ wizard }) => wizard);
const answered = ([...questionsOf('checkup'), ...questionsOf('quiz')] as readonly Question[]).filter(
  ({ kind }) => kind !== 'consent',
);

const isAskedOfAll = ({ name }: Question) =>
  wizards.every(({ steps }) =>
    steps.some(({ skipWhen, fields }) => !skipWhen && fields.some((field) => field.name === name)),
  );

test('a question that not everybody is asked, or has to answer, says which answer counts then', () => {
  const unsure = answered.filter((question) => question.mayBeLeftOut || !isAskedOfAll(question));
  expect(new Set(unsure.map(({ name }) => name))).toContain('mortgage');
  expect(unsure.filter(({ whenAbsent }) => whenAbsent === undefined)).toEqual([]);
});

test.each([
  [{ family_status: 'single', num_of_children: '1' }, true],
  [{ family_status: 'single', num_of_children: '0' }, false],
  [{ family_status: 'vedovo' }, false],
  [{ family_status: 'coppia', num_of_children: '1' }, true],
  [{ family_status: 'sposato', num_of_children: '0' }, true],
])('who answered %j may be the only income of a family: %s', (answers, mayBe) => {
  expect(mayBeOnlyIncome(answers)).toBe(mayBe);
});
