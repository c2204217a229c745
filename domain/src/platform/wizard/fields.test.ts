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
  ['a text loses the spaces around it', text, ' la sera ', 'la sera'],
  ['a text may be long', text, 'x'.repeat(200), 'x'.repeat(200)],
  ['but not longer than that', text, 'x'.repeat(201), no(INCORRECT_VALUE)],
  ['spaces are no text', text, '  ', no(required)],
  ['a text may have a rule of its own', never, 'mai', no('Mai dire mai')],
  ['which others keep to', never, 'forse', 'forse'],
  ['a text may be left out', optionalText, undefined, null],
  ['and is tidied when it is there', optionalText, ' ciao ', 'ciao'],
  ['and may be as long as others', optionalText, 'x'.repeat(200), 'x'.repeat(200)],
  ['and no longer', optionalText, 'x'.repeat(201), no(INCORRECT_VALUE)],
  ['unless it says how long', shortText, '12345', '12345'],
  ['it may be', shortText, '123456', no(INCORRECT_VALUE)],
  ['a choice is one of the list', choice, 'Corsa', 'Corsa'],
  ['and nothing else', choice, 'Scacchi', no(CHOOSE_ONE)],
  ['nor nothing', choice, undefined, no(CHOOSE_ONE)],
  ['what is looked for in a list is in it', combobox, 'Corsa', 'Corsa'],
  ['or is asked for again', combobox, 'Scacchi', no(required)],
  ['of several each is in the list', choices, ['Nuoto', 'Corsa'], ['Nuoto', 'Corsa']],
  ['one that is not spoils all', choices, ['Nuoto', 'Scacchi'], no(CHOOSE_ONE)],
  ['none is chosen twice', choices, ['Nuoto', 'Nuoto'], no(INCORRECT_VALUE)],
  ['what stands alone may', choices, ['Divano'], ['Divano']],
  ['but has no other beside it', choices, ['Nuoto', 'Divano'], no(INCORRECT_VALUE)],
  ['no is an answer', yesNo, false, false],
  ['silence is none', yesNo, null, no(CHOOSE_YES_OR_NO)],
  ['a consent that is needed is given', mustAgree, true, true],
  ['and not refused', mustAgree, false, no(required)],
  ['one that is not needed may be', mayAgree, false, false],
  ['and may be passed over', mayAgree, undefined, null],
  ['a year has four figures', year, 1000, 1000],
  ['not three', year, 999, no(required)],
  ['this year is over for no rule', year, 2026, 2026],
  ['the next one is for this', year, 2027, no('Non è ancora arrivato')],
  ['a year of five figures is none', year, 10_000, no(required)],
  ['nor are words', year, 'duemila', no(required)],
  ['an amount is at least a cent', euro, 1, 1],
  ['nothing is none', euro, 0, no(required)],
  ['it is as high as its question says', euro, 100_000, 100_000],
  ['and not a cent more', euro, 100_001, no(required)],
  ['words are no amount', euro, 'tanto', no(required)],
  ['a slider begins somewhere', slider, 12, 12],
  ['nothing is before it', slider, 7, no(INCORRECT_VALUE)],
  ['it ends somewhere', slider, 32, 32],
  ['nothing is after it', slider, 37, no(INCORRECT_VALUE)],
  ['it stands on its steps', slider, 27, 27],
  ['not between them', slider, 28, no(INCORRECT_VALUE)],
])('%s', (_, field, answer, judged) => {
  expect(judge(field, answer)).toEqual(judged);
});
