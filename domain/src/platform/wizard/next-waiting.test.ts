import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import type { Answers, Step, Wizard } from './definition.ts';
import { optionalConsentField, yesNoField } from './fields.ts';
import { nextUnansweredStep } from './next-waiting.ts';

const today = isoDate('2026-11-15');
const asks = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  title: id,
  fields: [yesNoField({ name: id, label: id })],
  ...more,
});
const wizard: Wizard = {
  formId: 'Home',
  loader: { text: '', minimumMs: 0 },
  steps: [
    asks('code', { fields: [optionalConsentField({ name: 'code', label: 'code' })] }),
    asks('house'),
    asks('mortgage', { skipWhen: ({ house }) => house === false }),
    asks('read', { fields: [] }),
    asks('news'),
  ],
};
const answered: Answers = { house: true, mortgage: true, news: true };
const after = (answers: Answers) => ({
  step: 0,
  before: answers,
  after: { ...answers, code: true },
  next: 1,
});

test.each<[string, Answers, number]>([
  ['is the first unanswered question', { house: true }, 2],
  ['skips questions that depend on it', { house: false }, 3],
  ['includes a step that is only to be read', answered, 3],
])('the next step of a returning visitor who repeats a forgotten answer %s', (_, answers, step) => {
  expect(nextUnansweredStep(wizard, after(answers), today)).toBe(step);
});

test('a returning visitor who had answered everything ends at the last question', () => {
  const short = { ...wizard, steps: wizard.steps.filter(({ id }) => id !== 'read') };
  expect(nextUnansweredStep(short, after(answered), today)).toBe(3);
});

test('a visitor who changes an answer continues at the next question', () => {
  const changed = {
    step: 0,
    before: { ...answered, code: false },
    after: { ...answered, code: true },
    next: 1,
  };
  expect(nextUnansweredStep(wizard, changed, today)).toBe(1);
});

test('a visitor who gives an answer the device would have stored continues at the next question', () => {
  const [, ...others] = wizard.steps;
  const early = { step: 0, before: { mortgage: true }, after: { house: true, mortgage: true }, next: 1 };
  expect(nextUnansweredStep({ ...wizard, steps: others }, early, today)).toBe(1);
});
