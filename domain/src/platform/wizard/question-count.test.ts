import { describe, expect, test } from 'vitest';
import { checkupWizard } from '../../understand/checkup/checkup-wizard.ts';
import { quizWizard } from '../../understand/checkup/quiz-wizard.ts';
import { isSkipped } from './answers.ts';
import type { Answers, Step, Wizard } from './definition.ts';
import { yesNoField } from './fields.ts';
import { countQuestions } from './question-count.ts';

const asks = (id: string, skipWhen?: Step['skipWhen']): Step => ({
  id,
  title: id,
  fields: [yesNoField({ name: id, label: id })],
  ...(skipWhen && { skipWhen }),
});
const steps = [asks('nome'), asks('casa'), asks('mutuo', ({ casa }) => casa === false), asks('notizie')];

const countedBy = (wizard: Pick<Wizard, 'steps'>, answers: Answers) =>
  wizard.steps.flatMap((step, place) =>
    isSkipped(step, answers) ? [] : [countQuestions(wizard, place, answers)],
  );

describe('questions are counted one by one', () => {
  test('the total is right from the start for a visitor who is asked everything', () => {
    expect(countedBy({ steps }, { casa: true })).toEqual([
      { number: 1, atMost: 4, isExact: false },
      { number: 2, atMost: 4, isExact: false },
      { number: 3, atMost: 4, isExact: true },
      { number: 4, atMost: 4, isExact: true },
    ]);
  });

  test('the total falls for a visitor who skips a question', () => {
    expect(countedBy({ steps }, { casa: false })).toEqual([
      { number: 1, atMost: 4, isExact: false },
      { number: 2, atMost: 4, isExact: false },
      { number: 3, atMost: 3, isExact: true },
    ]);
  });

  test('a known answer does not change the total shown at earlier questions', () => {
    expect(countQuestions({ steps }, 0, { casa: false })).toEqual(countQuestions({ steps }, 0, {}));
  });

  test('a question that is skipped at the start leaves the first its number', () => {
    const late = { steps: [asks('mai', () => true), ...steps] };
    expect(countQuestions(late, 0, {}).number).toBe(1);
    expect(countQuestions(late, 1, {}).number).toBe(1);
  });
});

const people = ['single', 'coppia', 'sposato'].flatMap((family_status) =>
  ['0', '2'].flatMap((num_of_children) =>
    ['Affitto', 'Proprietà'].flatMap((rental_ownership) =>
      ['1', '5'].map((job_id): Answers => ({ family_status, num_of_children, rental_ownership, job_id })),
    ),
  ),
);

test.each([
  ['checkup', checkupWizard],
  ['quiz', quizWizard],
])('with the %s, no number appears twice and the total never grows', (_, wizard) => {
  for (const answers of people) {
    const counts = countedBy(wizard, answers);
    expect(counts.map(({ number }) => number)).toEqual(counts.map((_count, place) => place + 1));
    const ends = counts.map(({ atMost }) => atMost);
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toEqual({ number: counts.length, atMost: counts.length, isExact: true });
  }
});
