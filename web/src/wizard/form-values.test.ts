import { describe, expect, test } from 'vitest';
import { demonstrationWizard } from '@riparo/domain/wizard/demonstration.ts';
import { type Answer, askedFields } from '@riparo/domain/wizard/definition.ts';
import { initialValues, readAnswers, readDraft } from './form-values.ts';

const fields = demonstrationWizard.steps.flatMap(askedFields);
const fieldNamed = (name: string) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const stepOf = (name: string) => {
  const step = demonstrationWizard.steps.find((each) => each.fields.includes(fieldNamed(name)));
  if (!step) throw new Error(`no step asks ${name}`);
  return step;
};

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

describe('an answer goes into its field and comes out the same', () => {
  test.each(cases)('%s %j', (name, answer, raw) => {
    expect(initialValues(fieldNamed(name), {}, { [name]: answer })).toEqual(raw);
    const form = new FormData();
    for (const value of raw) form.append(name, value);
    const step = stepOf(name);
    expect(readAnswers(step, readDraft(step, form))[name]).toEqual(answer);
  });
});

test('what was being typed comes before what was answered', () => {
  expect(initialValues(fieldNamed('firstname'), { firstname: ['Ni'] }, { firstname: 'Ada' })).toEqual(['Ni']);
  expect(initialValues(fieldNamed('privacy'), { privacy: [] }, { privacy: true })).toEqual([]);
});

test('an untouched slider stands at its initial value, other fields are empty', () => {
  expect(initialValues(fieldNamed('feeling'), {}, {})).toEqual(['1']);
  expect(initialValues(fieldNamed('firstname'), {}, {})).toEqual([]);
  expect(readAnswers(stepOf('mortgage'), {})).toEqual({});
});
