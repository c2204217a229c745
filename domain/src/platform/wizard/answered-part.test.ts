import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { refused, accepted } from '../rule/rule.ts';
import { checkWizard } from './answers.ts';
import type { Answer, Wizard } from './definition.ts';
import { nameField, yesNoField } from './fields.ts';
import { onlyAnswered } from './answered-part.ts';

const today = isoDate('2026-11-15');

const couple: Wizard = {
  formId: 'Couple',
  loader: { text: '', minimumMs: 0 },
  steps: [
    {
      id: 'names',
      title: 'Come vi chiamate?',
      fields: [
        nameField({ name: 'one', label: 'Nome', required: 'Serve' }),
        yesNoField({ name: 'isCouple', label: 'Siete in due?' }),
        {
          ...nameField({ name: 'other', label: 'L’altro nome', required: 'Serve anche questo' }),
          askedWhen: ({ isCouple }) => isCouple === true,
        },
      ],
      check: ({ one, other }): Readonly<Record<string, string>> =>
        one === other ? { other: 'Due persone, due nomi' } : {},
    },
  ],
};

const errorsOf = (given: Partial<Record<string, Answer>>) =>
  checkWizard(onlyAnswered(couple, given), given, today).errors;

test.each<[string, Partial<Record<string, Answer>>, object]>([
  ['without answers nothing is reported as missing', {}, {}],
  ['null counts as not answered', { one: null, isCouple: null }, {}],
  [
    'a wrong answer is reported, whatever is missing',
    { one: '1', isCouple: 'forse' },
    {
      one: expect.any(String),
      isCouple: expect.any(String),
    },
  ],
  [
    'answers are compared once all are given',
    { one: 'Ada', isCouple: true, other: 'Ada' },
    {
      other: 'Due persone, due nomi',
    },
  ],
  ['answers are not compared while one is missing', { one: 'Ada', other: 'Ada' }, {}],
  ['two valid names are accepted', { one: 'Ada', isCouple: true, other: 'Eva' }, {}],
])('%s', (_, given, errors) => {
  expect(errorsOf(given)).toEqual(errors);
});

test('answers are compared without questions that are not asked', () => {
  const [step] = onlyAnswered(couple, { one: 'Ada', isCouple: false }).steps;
  expect(step?.fields.map(({ name }) => name)).toEqual(['one', 'isCouple']);
  expect(step?.check).toBeDefined();
});

test('values that are not typed by a person are always checked', () => {
  const hidden = {
    kind: 'hidden',
    name: 'region',
    label: '',
    rule: () => (given: unknown) => (given === undefined ? refused('Non la conosciamo') : accepted(null)),
  } as const;
  const wizard = { ...couple, steps: [{ id: 'town', title: '', fields: [hidden] }] };
  expect(checkWizard(onlyAnswered(wizard, {}), {}, today).errors).toEqual({ region: 'Non la conosciamo' });
});
