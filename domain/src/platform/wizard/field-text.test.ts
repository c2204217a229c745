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

describe('reading what a visitor typed', () => {
  test.each<[string, AskedField, string, Answer | undefined]>([
    ['text is trimmed', text, '  la sera ', 'la sera'],
    ['a day', date, '27/3/1990', '1990-03-27'],
    ['a date filled in by the browser is understood', date, '1990-03-27', '1990-03-27'],
    ['a phone number gets its prefix', phone, '333-1234567', '+393331234567'],
    ['a code loses its spaces', code, ' 123 456 ', '123456'],
    ['cents', euro, '30.000,50', 3_000_050],
    ['a year becomes a number', year, '2014', 2014],
    ["a slider's position becomes a number", slider, '70', 70],
    ['a password retains its spaces', password, ' Segreta1 ', ' Segreta1 '],
  ])('%s', (_, field, typed, answer) => {
    expect(readText(field, typed)).toBe(answer);
  });

  test.each<[AskedField, string]>([
    [date, '31/02/1990'],
    [phone, '12'],
    [euro, '28.5'],
    [year, 'duemila'],
    [slider, '-1'],
  ])('text that cannot be parsed is refused by the rule: $name', (field, typed) => {
    expect(readText(field, typed)).toBe(typed);
    expect(field.rule('2026-11-15' as never)(readText(field, typed)).ok).toBe(false);
  });

  test.each<[AskedField, string]>([
    [text, ''],
    [text, '   '],
    [date, ' '],
    [password, ''],
  ])('an empty field gives no answer', (field, typed) => {
    expect(readText(field, typed)).toBeUndefined();
  });
});

describe('an answer is shown in its field for editing', () => {
  test.each<[string, AskedField, Answer | undefined, string]>([
    ['without an answer the field is empty', text, undefined, ''],
    ['a skipped answer leaves the field empty', phone, null, ''],
    ['a date is shown in Italian format', date, '1990-03-27', '27/03/1990'],
    ['an invalid date is shown as typed', date, '31/02/1990', '31/02/1990'],
    ['an amount is shown with its dots', euro, 3_000_050, '30.000,50'],
    ['an invalid amount is shown as typed', euro, '28.5', '28.5'],
    [
      'a phone number is shown without its prefix, which is before the field',
      phone,
      '+393331234567',
      '333-1234567',
    ],
    ['a phone number that is not text is shown as it is', phone, 3331234567, '3331234567'],
    ['text that looks like a date is shown as it is', text, '1990-03-27', '1990-03-27'],
    ['a year is shown without dots', year, 2014, '2014'],
  ])('%s', (_, field, answer, shown) => {
    expect(showText(field, answer)).toBe(shown);
  });
});

describe('an answer is described in a summary', () => {
  test.each<[string, AskedField, Answer | undefined, string]>([
    ['a question not asked is shown as a dash', text, undefined, '—'],
    ['a skipped answer is shown as a dash', phone, null, '—'],
    ['yes', yesNo, true, 'Sì'],
    ['no', yesNo, false, 'No'],
    ['a given consent is shown as yes', consent, true, 'Sì'],
    ['a refused consent is shown as no', consent, false, 'No'],
    ['a choice is shown by its label', choice, 'sci', 'Sci e snowboard'],
    [
      'a choice is shown by its label alone, whatever labels it contains',
      choice,
      'corsa in montagna',
      'Corsa in montagna',
    ],
    [
      'several choices are shown in the order of the list',
      choices,
      ['sci', 'nuoto'],
      'Nuoto, Sci e snowboard',
    ],
    ["a slider's position is shown in words", slider, 70, '70 su 100'],
    ['an invalid position is shown as it is', slider, 'tanto', 'tanto'],
    ['an amount is shown with its sign', euro, 3_000_050, '€\u00a030.000,50'],
    ['an invalid amount is shown as typed in the summary', euro, '28.5', '28.5'],
    ['a phone number is shown with its prefix', phone, '+393331234567', '+39\u00a0333-1234567'],
    ['a date is shown in Italian format in the summary', date, '1990-03-27', '27/03/1990'],
  ])('%s', (_, field, answer, words) => {
    expect(describeAnswer(field, answer)).toBe(words);
  });
});
