import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkWizard } from './answers.ts';
import type { Wizard } from './definition.ts';
import { choiceField, multiChoiceField } from './fields.ts';
import { knowingLists } from './listed-options.ts';
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
const onTheServer = knowingLists(wizard, { getColours: colours });

test('before the list has come, any choice stands: a reload leads nobody back', () => {
  expect(checkWizard(wizard, { one: '7', several: ['2', '9'] }, today).errors).toEqual({});
  expect(checkWizard(wizard, { several: [] }, today).errors).toEqual({
    one: CHOOSE_ONE,
    several: CHOOSE_ONE,
  });
});

test('who knows the list accepts nothing beside it', () => {
  expect(checkWizard(onTheServer, { one: '2', several: ['1', '2'] }, today).errors).toEqual({});
  expect(checkWizard(onTheServer, { one: '7', several: ['1', '9'] }, today).errors).toEqual({
    one: CHOOSE_ONE,
    several: CHOOSE_ONE,
  });
});

test('the question’s own options stand after the list, and stand alone', () => {
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

test('a list that nobody gave is a fault of ours', () => {
  expect(() => knowingLists(wizard, {})).toThrow(/getColours/);
});

test('a question with options of its own stays as it is', () => {
  const own = choiceField({ name: 'own', label: 'Uno', options: [{ value: 'a', label: 'A' }] });
  const [step] = knowingLists({ ...wizard, steps: [{ id: 'own', title: '', fields: [own] }] }, {}).steps;
  expect(step?.fields).toEqual([own]);
});
