import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkWizard } from './answers.ts';
import type { Wizard } from './definition.ts';
import { choiceField, multiChoiceField } from './fields.ts';
import { withListOptions } from './listed-options.ts';
import { CHOOSE_ONE, INCORRECT_VALUE } from '../rule/messages.ts';

const today = isoDate('2026-11-15');
const wizard: Wizard = {
  formId: 'Colours',
  loader: { text: '', minimumMs: 0 },
  steps: [
    {
      id: 'one',
      title: 'Un colore',
      fields: [choiceField({ name: 'one', label: 'Uno', optionsFrom: 'getColours', options: [] })],
    },
    {
      id: 'several',
      title: 'Più colori',
      fields: [
        multiChoiceField({
          name: 'several',
          label: 'Più di uno',
          optionsFrom: 'getColours',
          options: [{ value: 'none', label: 'Nessuno' }],
          exclusive: ['none'],
        }),
      ],
    },
  ],
};
const colours = [
  { id: 1, name: 'Rosso' },
  { id: 2, name: 'Verde' },
];
const onTheServer = withListOptions(wizard, { getColours: colours });

test('any choice is accepted until the list has loaded, so that a reload leads no one back', () => {
  expect(checkWizard(wizard, { one: '7', several: ['2', '9'] }, today).errors).toEqual({});
  expect(checkWizard(wizard, { several: [] }, today).errors).toEqual({
    one: CHOOSE_ONE,
    several: CHOOSE_ONE,
  });
});

test('with the list loaded, only its options are accepted', () => {
  expect(checkWizard(onTheServer, { one: '2', several: ['1', '2'] }, today).errors).toEqual({});
  expect(checkWizard(onTheServer, { one: '7', several: ['1', '9'] }, today).errors).toEqual({
    one: CHOOSE_ONE,
    several: CHOOSE_ONE,
  });
});

test('the question’s own options follow the list and exclude all others', () => {
  expect(onTheServer.steps[1]?.fields[0]).toMatchObject({
    options: [
      { value: '1', label: 'Rosso' },
      { value: '2', label: 'Verde' },
      { value: 'none', label: 'Nessuno' },
    ],
  });
  expect(checkWizard(onTheServer, { one: '1', several: ['none'] }, today).errors).toEqual({});
  expect(checkWizard(onTheServer, { one: '1', several: ['1', 'none'] }, today).errors).toEqual({
    several: INCORRECT_VALUE,
  });
});

test('a missing list is our own error', () => {
  expect(() => withListOptions(wizard, {})).toThrow(/getColours/);
});

test('a question with only its own options is left unchanged', () => {
  const own = choiceField({ name: 'own', label: 'Uno', options: [{ value: 'a', label: 'A' }] });
  const [step] = withListOptions({ ...wizard, steps: [{ id: 'own', title: '', fields: [own] }] }, {}).steps;
  expect(step?.fields).toEqual([own]);
});
