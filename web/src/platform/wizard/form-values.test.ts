import { describe, expect, test } from 'vitest';
import { demonstrationWizard } from '@riparo/domain/platform/wizard/demonstration.ts';
import { personDemonstration } from '@riparo/domain/buy/purchase/demonstration.ts';
import { type Answer, type Answers, askedFields } from '@riparo/domain/platform/wizard/definition.ts';
import { exampleAnswers } from '@riparo/domain/platform/person/example-person.ts';
import { type Draft, initialValues, readAnswers, readDraft } from './form-values.ts';

const steps = [...demonstrationWizard.steps, ...personDemonstration.steps];
const fields = steps.flatMap(askedFields);
const fieldNamed = (name: string) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const stepOf = (name: string) => {
  const step = steps.find((each) => each.fields.includes(fieldNamed(name)));
  if (!step) throw new Error(`no step asks ${name}`);
  return step;
};

const shownIn = (name: string, draft: Draft = {}, answers: Answers = {}, known: Answers = {}) =>
  initialValues(fieldNamed(name), stepOf(name), { draft, answers, known });

const cases: [name: string, answer: Answer, raw: string[]][] = [
  ['firstname', 'Niccolò', ['Niccolò']],
  ['birthDate', '1990-02-01', ['01/02/1990']],
  ['phone', '+393331234567', ['333-1234567']],
  ['home', 'Affitto', ['Affitto']],
  ['mortgage', false, ['false']],
  ['mortgage', true, ['true']],
  ['sports', ['Nuoto', 'Corsa'], ['Nuoto', 'Corsa']],
  ['since', 2010, ['2010']],
  ['valueCents', 25_000_000, ['250.000']],
  ['feeling', 42, ['42']],
  ['privacy', true, ['true']],
  ['privacy', false, []],
];

describe('an answer survives being shown in its field', () => {
  test.each(cases)('%s %j', (name, answer, raw) => {
    expect(shownIn(name, {}, { [name]: answer })).toEqual(raw);
    const form = new FormData();
    for (const value of raw) form.append(name, value);
    const step = stepOf(name);
    expect(readAnswers(step, readDraft(step, form))[name]).toEqual(answer);
  });
});

test('typed text takes precedence over the answer', () => {
  expect(shownIn('firstname', { firstname: ['Ni'] }, { firstname: 'Ada' })).toEqual(['Ni']);
  expect(shownIn('privacy', { privacy: [] }, { privacy: true })).toEqual([]);
});

test('an untouched slider has its initial value, other fields are empty', () => {
  expect(shownIn('feeling')).toEqual(['1']);
  expect(shownIn('firstname')).toEqual([]);
  expect(shownIn('mortgage')).toEqual([]);
  expect(readAnswers(stepOf('mortgage'), {})).toEqual({});
});

test('the profile of the signed-in customer fills fields without an answer', () => {
  const known = { firstname: 'Ada' };
  expect(shownIn('firstname', {}, {}, known)).toEqual(['Ada']);
  expect(shownIn('firstname', {}, { firstname: 'Bea' }, known)).toEqual(['Bea']);
  expect(shownIn('firstname', { firstname: [] }, {}, known)).toEqual([]);
});

describe('a tax code in a form', () => {
  const { taxCode: code, ...ada } = exampleAnswers;

  test('a tax code is computed once everything is known', () => {
    expect(shownIn('taxCode', {}, ada)).toEqual([code]);
    expect(shownIn('taxCode', {}, { ...ada, gender: null })).toEqual([]);
  });

  test('a typed tax code stays while it matches, and is computed again when the name is corrected', () => {
    const variant = 'DNGDAA90C67H50MW';
    expect(shownIn('taxCode', {}, { ...ada, taxCode: variant })).toEqual([variant]);
    expect(shownIn('taxCode', {}, { ...ada, taxCode: code, lastname: 'Rossi' })).toEqual([
      'RSSDAA90C67H501H',
    ]);
    expect(
      shownIn('taxCode', {}, { ...ada, taxCode: code, lastname: 'Rossi', taxCodeConfirmed: true }),
    ).toEqual([code]);
  });
});
