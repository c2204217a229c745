import { expect, test } from 'vitest';
import { addDays, isoDate } from '../../platform/values/calendar.ts';
import { UNDERAGE } from '../../platform/person/birth-date.ts';
import { checkWizard } from '../../platform/wizard/answers.ts';
import { INCORRECT_VALUE } from '../../platform/rule/messages.ts';
import { effectiveDateOf, isStillValid } from '../../buy/products/vita/validity.ts';
import { lifeQuoteWizard } from './wizard.ts';

const today = isoDate('2026-11-15');
const answers = {
  firstname: 'Ada',
  lastname: "D'Angelo",
  birthDate: '1991-03-27',
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};

test('the life quote has five questions', () => {
  expect(lifeQuoteWizard.steps).toHaveLength(5);
  expect(checkWizard(lifeQuoteWizard, answers, today)).toEqual({ answers, errors: {} });
});

test.each([
  [{ birthDate: '2008-11-16' }, { birthDate: UNDERAGE }],
  [{ birthDate: '' }, { birthDate: 'Campo obbligatorio' }],
  [{ sum_assured: 49_999 }, { sum_assured: INCORRECT_VALUE }],
  [{ sum_assured: 60_000 }, { sum_assured: INCORRECT_VALUE }],
  [{ sum_assured: 475_000 }, { sum_assured: INCORRECT_VALUE }],
  [{ duration: 7 }, { duration: INCORRECT_VALUE }],
  [{ duration: 35 }, { duration: INCORRECT_VALUE }],
])('the answer %j is refused at its field', (wrong, errors) => {
  expect(checkWizard(lifeQuoteWizard, { ...answers, ...wrong }, today).errors).toEqual(errors);
});

test('an offer is valid for thirty days, the last one included', () => {
  const effectiveDate = effectiveDateOf(today);
  expect(effectiveDate).toBe('2026-12-15');
  expect(isStillValid(effectiveDate, effectiveDate)).toBe(true);
  expect(isStillValid(effectiveDate, addDays(effectiveDate, 1))).toBe(false);
});

test('the loader says «Stiamo facendo un pò di calcoli...» for 1 to 1.5 seconds', () => {
  const { text, minimumMs } = lifeQuoteWizard.loader;
  expect(text).toBe('Stiamo facendo un pò di calcoli...');
  expect(minimumMs).toBeGreaterThanOrEqual(1000);
  expect(minimumMs).toBeLessThanOrEqual(1500);
});

test('the questions are in order, and smoking is answered with yes or no', () => {
  expect(lifeQuoteWizard.steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ['firstname', 'lastname'],
    ['birthDate'],
    ['smoker'],
    ['sum_assured'],
    ['duration'],
  ]);
  expect(lifeQuoteWizard.steps[2]?.fields).toMatchObject([{ kind: 'yesNo' }]);
});
