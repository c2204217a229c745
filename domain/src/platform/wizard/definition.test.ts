import { expect, test } from 'vitest';
import { birthDate, familyStatus, home, ownedPolicies } from '../../understand/checkup/questions.ts';
import { type Answers, isAskedNow, leadOf, advancesOnChoice, type Step, titleOf } from './definition.ts';
import { nameField, yesNoField } from './fields.ts';

const yesNo = yesNoField({ name: 'smoker', label: 'Fumi?' });
const name = nameField({ name: 'firstname', label: 'Nome', required: 'Serve' });
const step = (...fields: Step['fields']): Step => ({ id: 'x', title: 'x', fields });

test.each([
  ['a choice', home],
  ['the family status', familyStatus],
  ['yes or no', step(yesNo)],
])('a step of the kind %s advances by itself', (_, each) => {
  expect(advancesOnChoice(each)).toBe(true);
});

test.each([
  ['typed text', birthDate],
  ['a multiple choice', ownedPolicies],
  ['two unconditional questions', step(yesNo, { ...yesNo, name: 'other' })],
  ['a choice beside a field', step(yesNo, name)],
  ['a choice with a conditional field', step(yesNo, { ...name, askedWhen: () => true })],
  ['a choice with a conditional choice', step(yesNo, { ...yesNo, askedWhen: () => true })],
  ['nothing', step()],
])('a step of the kind %s waits for the button', (_, each) => {
  expect(advancesOnChoice(each)).toBe(false);
});

test("a question's wording may depend on earlier answers", () => {
  const greeting: Step = {
    ...step(),
    title: ({ firstname }) => `Piacere, ${String(firstname)}!`,
    lead: ({ age }) => `${String(age)} anni`,
  };
  expect(titleOf(greeting, { firstname: 'Ada' })).toBe('Piacere, Ada!');
  expect(leadOf(greeting, { age: 42 })).toBe('42 anni');
  expect(titleOf(step(), {})).toBe('x');
  expect(leadOf({ ...step(), lead: 'Con calma.' }, {})).toBe('Con calma.');
});

test('a question without a condition is always asked', () => {
  expect(isAskedNow(yesNo, {})).toBe(true);
  const followUp = { ...yesNo, askedWhen: ({ owner }: Partial<Answers>) => owner === true };
  expect(isAskedNow(followUp, {})).toBe(false);
  expect(isAskedNow(followUp, { owner: true })).toBe(true);
});
