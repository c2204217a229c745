import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkStep, checkWizard, isAnswered, relevantAnswers } from './answers.ts';
import type { Answers, Step, Wizard } from './definition.ts';
import { nameField, optionalTextField, summaryField, yesNoField } from './fields.ts';

const today = isoDate('2026-11-15');

const wedding: Step = {
  id: 'wedding',
  title: 'Sei sposata?',
  fields: [yesNoField({ name: 'isMarried', label: 'Sei sposata?' })],
};
const names: Step = {
  id: 'names',
  title: 'Come vi chiamate?',
  fields: [
    nameField({ name: 'firstname', label: 'Nome', required: 'Serve' }),
    {
      ...nameField({ name: 'spouse', label: 'Coniuge', required: 'Serve anche questo' }),
      askedWhen: ({ isMarried }) => isMarried === true,
    },
    summaryField({ name: 'summary', label: 'Le tue risposte' }),
  ],
  tidy: ({ firstname }) =>
    typeof firstname === 'string' ? { firstname: firstname.replace('dott. ', '') } : {},
  check: ({ firstname, spouse }): Readonly<Record<string, string>> =>
    firstname === spouse ? { spouse: 'Due persone, due nomi' } : {},
};
const notes: Step = {
  id: 'notes',
  title: 'Altro?',
  fields: [optionalTextField({ name: 'notes', label: 'Note' })],
  skipWhen: ({ firstname }) => firstname === 'Eva',
};
const wizard: Wizard = {
  formId: 'Names',
  loader: { text: '', minimumMs: 0 },
  steps: [wedding, names, notes],
};

describe('checking a step', () => {
  test('a valid step returns its answers as they are stored', () => {
    expect(checkStep(names, { firstname: 'dott.  Ada ' }, today)).toEqual({
      answers: { firstname: 'Ada' },
      errors: {},
    });
  });

  test('an invalid step returns an error per wrong answer, and the other answers', () => {
    expect(checkStep(names, { isMarried: true, firstname: 'Ada' }, today)).toEqual({
      answers: { firstname: 'Ada' },
      errors: { spouse: 'Serve anche questo' },
    });
  });

  test('rules between answers apply once each answer is valid by itself', () => {
    const alike = { isMarried: true, firstname: 'Ada', spouse: ' Ada ' };
    expect(checkStep(names, alike, today).errors).toEqual({ spouse: 'Due persone, due nomi' });
    expect(checkStep(names, { ...alike, firstname: '1', spouse: '1' }, today).errors.spouse).not.toBe(
      'Due persone, due nomi',
    );
  });
});

test.each<[string, Step, Answers, boolean]>([
  ['a question never seen', notes, {}, false],
  ['a question seen and skipped', notes, { notes: null }, true],
  ['a wrong answer', names, { isMarried: false, firstname: '1' }, false],
  ['a valid answer to the only question', names, { isMarried: false, firstname: 'Ada' }, true],
  ['a valid answer to one of several questions', names, { isMarried: true, firstname: 'Ada' }, false],
  ['valid answers to all questions', names, { isMarried: true, firstname: 'Ada', spouse: 'Leo' }, true],
])('a step counts as answered or not: %s', (_, step, answers, isDone) => {
  expect(isAnswered(step, answers, today)).toBe(isDone);
});

describe('checking a whole wizard', () => {
  test('only answers to questions that are asked count', () => {
    expect(
      relevantAnswers(wizard, { isMarried: false, firstname: 'Ada', spouse: 'Leo', notes: null, gone: 'x' }),
    ).toEqual({ isMarried: false, firstname: 'Ada' });
    expect(
      relevantAnswers(wizard, { isMarried: true, firstname: 'Eva', spouse: 'Leo', notes: 'Ciao' }),
    ).toEqual({ isMarried: true, firstname: 'Eva', spouse: 'Leo' });
  });

  test("a later step sees an earlier step's answers after they were tidied", () => {
    const given = { isMarried: false, firstname: 'dott. Eva', notes: 'x'.repeat(201) };
    expect(checkWizard(wizard, given, today)).toEqual({
      answers: { isMarried: false, firstname: 'Eva' },
      errors: {},
    });
  });

  test('all errors are reported at once', () => {
    const given = { isMarried: true, firstname: 'Ada', notes: 'x'.repeat(201) };
    expect(Object.keys(checkWizard(wizard, given, today).errors)).toEqual(['spouse', 'notes']);
  });
});

test('a step counts as answered once each of its questions was answered or left empty', () => {
  const both: Step = { id: 'both', title: '', fields: [...wedding.fields, ...notes.fields] };
  expect(isAnswered(both, { isMarried: true }, today)).toBe(false);
  expect(isAnswered(both, { isMarried: true, notes: null }, today)).toBe(true);
});
