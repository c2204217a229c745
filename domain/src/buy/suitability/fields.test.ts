import { describe, expect, test } from 'vitest';
import { CHOOSE_ONE } from '../../platform/rule/messages.ts';
import { checkSuitability, suitabilityByField, suitabilityIn } from './fields.ts';
import type { SuitabilityQuestion } from './question.ts';

const link = { label: 'Chiedi un preventivo', href: '/preventivo/generico' };
const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'need',
    question: 'A cosa ti serve?',
    options: [
      { value: 'leisure', label: 'Al tempo libero', fits: 'La copertura è fatta per questo.' },
      {
        value: 'work',
        label: 'Al lavoro',
        refusal: { why: 'Non copre il lavoro.', instead: 'Chiedi a noi.', link },
      },
      { value: 'races', label: 'Alle gare', refusal: { why: 'Non copre le gare.', link } },
    ],
  },
];

describe('suitability questions in a form', () => {
  test.each([
    ['leisure', {}],
    ['work', { 'suitability.need': 'Non copre il lavoro. Chiedi a noi.' }],
    ['races', { 'suitability.need': 'Non copre le gare.' }],
    ['anything', { 'suitability.need': CHOOSE_ONE }],
    [undefined, { 'suitability.need': CHOOSE_ONE }],
  ])('for the answer %s the message is %j', (need, errors) => {
    expect(checkSuitability(questions, { need })).toEqual(errors);
  });
});

test('answers are renamed for a form and back', () => {
  const answers = { need: 'leisure', limits: 'yes' };
  const inForm = { 'suitability.need': 'leisure', 'suitability.limits': 'yes' };
  expect(suitabilityByField({ ...answers, use: undefined })).toStrictEqual(inForm);
  expect(suitabilityIn({ ...inForm, firstname: 'Ada', 'suitability.use': true })).toStrictEqual(answers);
  expect(suitabilityIn({ 'suitability.need': 'leisure' })).toStrictEqual({ need: 'leisure' });
  expect(suitabilityIn({ firstname: 'Ada' })).toBeUndefined();
});
