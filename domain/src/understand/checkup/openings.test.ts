import { expect, test } from 'vitest';
import { checkupWizard } from './checkup-wizard.ts';
import { checkupFirstStep, quizFirstStep } from './openings.ts';
import { quizWizard } from './quiz-wizard.ts';
import { countQuestions } from '../../platform/wizard/question-count.ts';

test.each([
  ['checkup', checkupFirstStep, checkupWizard],
  ['quiz', quizFirstStep, quizWizard],
])('the %s has the same first question before and after the others load', (_, opening, whole) => {
  expect(opening).toMatchObject({ formId: whole.formId, loader: whole.loader });
  expect(opening.steps[0]).toBe(whole.steps[0]);
  expect(opening.steps).toHaveLength(whole.steps.length);
  expect(countQuestions(opening, 0, {})).toEqual(countQuestions(whole, 0, {}));
});

test.each([
  ['checkup', checkupFirstStep, checkupWizard],
  ['quiz', quizFirstStep, quizWizard],
])('the questions announced by the first screen of the %s exist', (_, opening, whole) => {
  const asked = whole.steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const toCome = opening.steps.slice(1).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(asked).toEqual(expect.arrayContaining(toCome));
});
