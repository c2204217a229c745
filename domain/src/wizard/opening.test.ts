import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { completeStep, furthestStep, questionNumber, start } from './engine.ts';
import { nameField } from './fields.ts';
import { opening } from './opening.ts';

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

describe('a first question without the others', () => {
  test('has as many steps as there will be, each under its number', () => {
    expect(wizard.isOpening).toBe(true);
    expect(wizard.steps.map(({ id }) => id)).toEqual([
      'nome',
      'domanda-2',
      'domanda-3',
      'domanda-4',
      'domanda-5',
    ]);
  });

  test('counts them as they will be counted: those that not everybody is asked count for nothing', () => {
    expect([0, 1, 2, 3, 4].map((step) => questionNumber(wizard, step))).toEqual([1, 2, 3, 3, 3]);
  });

  test('counts every one where everybody is asked all', () => {
    const { steps } = opening({ ...parts, formId: 'All', stepsCount: 3, toCome: [] });
    expect([0, 1, 2].map((step) => questionNumber({ steps }, step))).toEqual([1, 2, 3]);
  });

  test('nobody gets past the second, whatever is known of them', () => {
    const known = { firstname: 'Ada', email: 'ada@example.org' };
    expect(furthestStep(wizard, known, isoDate('2026-11-15'))).toBe(1);
    expect(completeStep(wizard, start(wizard), { firstname: 'Ada' })).toMatchObject({
      currentStep: 1,
      completed: false,
    });
  });
});

test('what not everybody will be asked waits like the rest', () => {
  const two = opening({
    ...parts,
    formId: 'Two',
    stepsCount: 2,
    skippable: 1,
    toCome: ['email'],
  });
  expect(furthestStep(two, { firstname: 'Ada' }, isoDate('2026-11-15'))).toBe(1);
});
