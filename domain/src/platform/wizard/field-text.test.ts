import { describe, expect, test } from 'vitest';
import {
  textField,
  choiceField,
  codeField,
  multiChoiceField,
  yesNoField,
  optionalConsentField,
} from './fields.ts';
import { optionalPhoneField } from './contact-fields.ts';
import { birthDateField } from './date-fields.ts';
import { euroField, sliderField, yearField } from './number-fields.ts';
import { newPasswordField } from './account-fields.ts';
import type { Answer, AskedField } from './definition.ts';
import { describeAnswer, readText, showText } from './field-text.ts';

const required = 'Serve';
const options = [
  { value: 'nuoto', label: 'Nuoto' },
  { value: 'corsa', label: 'Corsa' },
  { value: 'sci', label: 'Sci e snowboard' },
  { value: 'corsa in montagna', label: 'Corsa in montagna' },
];

const text = textField({ name: 'note', label: 'Nota', required });
const date = birthDateField({ name: 'birthDate', label: 'Data di nascita', required });
const phone = optionalPhoneField({ name: 'phone', label: 'Telefono' });
const code = codeField({ name: 'code', label: 'Codice' });
const euro = euroField({ name: 'incomeCents', label: 'Reddito', required, maximumCents: 100_000_000 });
const year = yearField({ name: 'since', label: 'Dal', required, rules: () => [] });
const slider = sliderField({
  name: 'feeling',
  label: 'Quanto?',
  min: 0,
  max: 100,
  step: 1,
  initial: 50,
  describe: (value) => `${value} su 100`,
});
const password = newPasswordField({ name: 'password', label: 'Password' });
const choice = choiceField({ name: 'sport', label: 'Sport', options });
const choices = multiChoiceField({ name: 'sports', label: 'Sport', options, exclusive: [] });
const yesNo = yesNoField({ name: 'smoker', label: 'Fumi?' });
const consent = optionalConsentField({ name: 'marketing', label: 'Novità' });

describe('what a person typed becomes', () => {
  test.each<[string, AskedField, string, Answer | undefined]>([
    ['a text without the spaces around it', text, '  la sera ', 'la sera'],
    ['a day', date, '27/3/1990', '1990-03-27'],
    ['a day as browsers fill it in', date, '1990-03-27', '1990-03-27'],
    ['a phone with its prefix', phone, '333-1234567', '+393331234567'],
    ['a code without its spaces', code, ' 123 456 ', '123456'],
    ['cents', euro, '30.000,50', 3_000_050],
    ['a year as a number', year, '2014', 2014],
    ['a position of a slider as a number', slider, '70', 70],
    ['a password with every space of it', password, ' Segreta1 ', ' Segreta1 '],
  ])('%s', (_, field, typed, answer) => {
    expect(readText(field, typed)).toBe(answer);
  });

  test.each<[AskedField, string]>([
    [date, '31/02/1990'],
    [phone, '12'],
    [euro, '28.5'],
    [year, 'duemila'],
    [slider, '-1'],
  ])('text that the rule refuses, where it can not be read: $name', (field, typed) => {
    expect(readText(field, typed)).toBe(typed);
    expect(field.rule('2026-11-15' as never)(readText(field, typed)).ok).toBe(false);
  });

  test.each<[AskedField, string]>([
    [text, ''],
    [text, '   '],
    [date, ' '],
    [password, ''],
  ])('no answer at all, where nothing is typed', (field, typed) => {
    expect(readText(field, typed)).toBeUndefined();
  });
});

describe('an answer stands in its field', () => {
  test.each<[string, AskedField, Answer | undefined, string]>([
    ['empty, when there is none', text, undefined, ''],
    ['empty, when it was left out', phone, null, ''],
    ['as a day the Italian way', date, '1990-03-27', '27/03/1990'],
    ['as it was typed, when it is no day', date, '31/02/1990', '31/02/1990'],
    ['as an amount with its dots', euro, 3_000_050, '30.000,50'],
    ['as it was typed, when it is no amount', euro, '28.5', '28.5'],
    ['as a phone without its prefix, which stands before the field', phone, '+393331234567', '333-1234567'],
    ['as it came, when a phone is no text', phone, 3331234567, '3331234567'],
    ['as it is, when a text looks like a day', text, '1990-03-27', '1990-03-27'],
    ['as a figure without dots, when it is a year', year, 2014, '2014'],
  ])('%s', (_, field, answer, shown) => {
    expect(showText(field, answer)).toBe(shown);
  });
});

describe('a summary says', () => {
  test.each<[string, AskedField, Answer | undefined, string]>([
    ['a dash for what was not asked', text, undefined, '—'],
    ['a dash for what was left out', phone, null, '—'],
    ['yes', yesNo, true, 'Sì'],
    ['no', yesNo, false, 'No'],
    ['yes to a consent', consent, true, 'Sì'],
    ['no to a consent', consent, false, 'No'],
    ['the label of what was chosen', choice, 'sci', 'Sci e snowboard'],
    ['that label alone, whatever others it holds', choice, 'corsa in montagna', 'Corsa in montagna'],
    ['every label in the order of the list', choices, ['sci', 'nuoto'], 'Nuoto, Sci e snowboard'],
    ['what a position means', slider, 70, '70 su 100'],
    ['what was said of a position that is none', slider, 'tanto', 'tanto'],
    ['an amount with its sign', euro, 3_000_050, '€\u00a030.000,50'],
    ['what was typed for an amount that is none', euro, '28.5', '28.5'],
    ['a phone with its prefix', phone, '+393331234567', '+39\u00a0333-1234567'],
    ['a day the Italian way', date, '1990-03-27', '27/03/1990'],
  ])('%s', (_, field, answer, words) => {
    expect(describeAnswer(field, answer)).toBe(words);
  });
});
