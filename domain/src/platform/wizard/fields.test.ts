import { expect, test } from 'vitest';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from '../rule/messages.ts';
import { isoDate } from '../values/calendar.ts';
import type { Answer, AskedField } from './definition.ts';
import {
  choiceField,
  comboboxField,
  multiChoiceField,
  optionalConsentField,
  optionalTextField,
  requiredConsentField,
  textField,
  yesNoField,
} from './fields.ts';
import { euroField, sliderField, yearField } from './number-fields.ts';

const required = 'Serve';
const options = ['Nuoto', 'Corsa', 'Divano'].map((value) => ({ value, label: value }));

const no = (message: string) => `✗ ${message}`;

const judge = (field: AskedField, answer: Answer | undefined) => {
  const verdict = field.rule(isoDate('2026-11-15'))(answer);
  return verdict.ok ? verdict.value : no(verdict.message);
};

const text = textField({ name: 'note', label: 'Nota', required });
const never = textField({
  name: 'note',
  label: 'Nota',
  required,
  demands: [{ holds: (note) => note !== 'mai', message: 'Mai dire mai' }],
});
const optionalText = optionalTextField({ name: 'note', label: 'Nota' });
const shortText = optionalTextField({ name: 'note', label: 'Nota', acceptsUpTo: 5 });
const choice = choiceField({ name: 'sport', label: 'Sport', options });
const combobox = comboboxField({ name: 'sport', label: 'Sport', options, required });
const choices = multiChoiceField({ name: 'sports', label: 'Sport', options, exclusive: ['Divano'] });
const yesNo = yesNoField({ name: 'smoker', label: 'Fumi?' });
const mustAgree = requiredConsentField({ name: 'privacy', label: 'Privacy', required });
const mayAgree = optionalConsentField({ name: 'marketing', label: 'Novità' });
const year = yearField({
  name: 'since',
  label: 'Dal',
  required,
  rules: (thisYear) => [{ holds: (since) => since <= thisYear, message: 'Non è ancora arrivato' }],
});
const euro = euroField({ name: 'income', label: 'Reddito', required, maximumCents: 100_000 });
const slider = sliderField({
  name: 'feeling',
  label: 'Quanto?',
  min: 12,
  max: 32,
  step: 5,
  initial: 12,
  describe: String,
});

test.each<[string, AskedField, Answer | undefined, Answer]>([
  ['a text is trimmed', text, ' la sera ', 'la sera'],
  ['a text may be long', text, 'x'.repeat(200), 'x'.repeat(200)],
  ['a text may not exceed its maximum length', text, 'x'.repeat(201), no(INCORRECT_VALUE)],
  ['spaces alone are not a text', text, '  ', no(required)],
  ['a text may have its own rule', never, 'mai', no('Mai dire mai')],
  ['a text that satisfies its own rule is accepted', never, 'forse', 'forse'],
  ['an optional text may be empty', optionalText, undefined, null],
  ['an optional text is trimmed', optionalText, ' ciao ', 'ciao'],
  ['an optional text may be long', optionalText, 'x'.repeat(200), 'x'.repeat(200)],
  ['an optional text may not exceed its maximum length', optionalText, 'x'.repeat(201), no(INCORRECT_VALUE)],
  ['a text may set its own maximum length', shortText, '12345', '12345'],
  ['a text may not exceed its own maximum length', shortText, '123456', no(INCORRECT_VALUE)],
  ['a choice must be in its list', choice, 'Corsa', 'Corsa'],
  ['a choice outside its list is refused', choice, 'Scacchi', no(CHOOSE_ONE)],
  ['a missing choice is refused', choice, undefined, no(CHOOSE_ONE)],
  ['a combobox choice must be in its list', combobox, 'Corsa', 'Corsa'],
  ['a combobox choice outside its list is refused', combobox, 'Scacchi', no(required)],
  ['each of several choices must be in the list', choices, ['Nuoto', 'Corsa'], ['Nuoto', 'Corsa']],
  ['one choice outside the list invalidates all', choices, ['Nuoto', 'Scacchi'], no(CHOOSE_ONE)],
  ['a choice may not be repeated', choices, ['Nuoto', 'Nuoto'], no(INCORRECT_VALUE)],
  ['an exclusive choice may be made alone', choices, ['Divano'], ['Divano']],
  ['an exclusive choice may not be combined', choices, ['Nuoto', 'Divano'], no(INCORRECT_VALUE)],
  ['no is an answer', yesNo, false, false],
  ['a missing yes or no is refused', yesNo, null, no(CHOOSE_YES_OR_NO)],
  ['a required consent must be given', mustAgree, true, true],
  ['a required consent may not be refused', mustAgree, false, no(required)],
  ['an optional consent may be refused', mayAgree, false, false],
  ['an optional consent may be missing', mayAgree, undefined, null],
  ['a year has four digits', year, 1000, 1000],
  ['not three', year, 999, no(required)],
  ['the current year is accepted', year, 2026, 2026],
  ['the next year is refused by this rule', year, 2027, no('Non è ancora arrivato')],
  ['a year of five digits is refused', year, 10_000, no(required)],
  ['words are not a year', year, 'duemila', no(required)],
  ['an amount is at least a cent', euro, 1, 1],
  ['zero is not an amount', euro, 0, no(required)],
  ['an amount may reach its maximum', euro, 100_000, 100_000],
  ['an amount may not exceed its maximum', euro, 100_001, no(required)],
  ['words are not an amount', euro, 'tanto', no(required)],
  ['a slider may be at its minimum', slider, 12, 12],
  ['a slider may not be below its minimum', slider, 7, no(INCORRECT_VALUE)],
  ['a slider may be at its maximum', slider, 32, 32],
  ['a slider may not be above its maximum', slider, 37, no(INCORRECT_VALUE)],
  ['a slider may be on a step', slider, 27, 27],
  ['a slider may not be between steps', slider, 28, no(INCORRECT_VALUE)],
])('%s', (_, field, answer, judged) => {
  expect(judge(field, answer)).toEqual(judged);
});
