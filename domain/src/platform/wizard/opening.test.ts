import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { completeStep, furthestStep, start } from './engine.ts';
import { nameField } from './fields.ts';
import { opening } from './opening.ts';
import { countQuestions } from './question-count.ts';

const first = {
  id: 'nome',
  title: 'Come ti chiami?',
  fields: [nameField({ name: 'firstname', label: 'Nome', required: 'Serve' })],
};
const parts = {
  loader: { text: '', minimumMs: 0 },
  forWhom: 'Per chi ha almeno 18 anni.',
  first,
};
const wizard = opening({
  ...parts,
  formId: 'Long',
  stepsCount: 5,
  skippable: 2,
  toCome: ['email'],
});

describe('a first question loaded without the others', () => {
  test('the placeholder has as many steps as the full wizard, under the same numbers', () => {
    expect(wizard.isFirstStepOnly).toBe(true);
    expect(wizard.steps.map(({ id }) => id)).toEqual([
      'nome',
      'domanda-2',
      'domanda-3',
      'domanda-4',
      'domanda-5',
    ]);
  });

  test('the placeholder counts conditional questions as the full wizard does', () => {
    expect(countQuestions(wizard, 0, {})).toEqual({ number: 1, atMost: 5, isExact: false });
  });

  test('no answers lead past the second step', () => {
    const known = { firstname: 'Ada', email: 'ada@example.org' };
    expect(furthestStep(wizard, known, isoDate('2026-11-15'))).toBe(1);
    expect(completeStep(wizard, start(wizard), { firstname: 'Ada' })).toMatchObject({
      currentStep: 1,
      completed: false,
    });
  });
});
