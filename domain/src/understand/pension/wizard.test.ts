import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { BIRTH_YEAR_TOO_EARLY, INVALID_DATE, UNDERAGE } from '../../platform/person/birth-date.ts';
import { NAME_NOT_ALPHABETIC, NAME_TOO_LONG, NAME_TOO_SHORT } from '../../platform/person/name.ts';
import { checkStep, checkWizard } from '../../platform/wizard/answers.ts';
import { askedFields, type Answer } from '../../platform/wizard/definition.ts';
import { readText } from '../../platform/wizard/field-text.ts';
import { STARTED_TOO_EARLY } from './exclusion.ts';
import { NOT_STARTED_YET, pensionWizard, STARTED_AS_A_CHILD } from './wizard.ts';

const today = isoDate('2026-11-15');

const YEAR_NEEDED = 'Scrivi l’anno in cui hai iniziato a lavorare: quattro cifre, per esempio 2010.';
const INCOME_NEEDED = 'Scrivi il tuo reddito annuo lordo in cifre, per esempio 30.000.';

/** The message at a field after typing into its step. */
const messageFor = (field: string, typed: Record<string, string>) => {
  const step = pensionWizard.steps.find(({ fields }) => fields.some(({ name }) => name === field));
  if (!step) throw new Error(`no step asks for ${field}`);
  const given = Object.fromEntries(
    askedFields(step).map((each) => [each.name, readText(each, typed[each.name] ?? '')]),
  );
  return checkStep(step, given as Record<string, Answer>, today).errors[field] ?? null;
};

test('the promise about stored answers also holds for a visitor who leaves by a link', () => {
  const lead = String(pensionWizard.steps[0]?.lead);
  expect(lead).not.toContain('Nessun dato');
  expect(lead).toContain('a meno che tu non chieda di continuare su un altro dispositivo');
});

describe('the name field', () => {
  test.each([
    ['', 'Scrivi il tuo nome.'],
    ['   ', 'Scrivi il tuo nome.'],
    ['A', NAME_TOO_SHORT],
    ['à', NAME_TOO_SHORT],
    ['a'.repeat(51), NAME_TOO_LONG],
    ['R2D2', NAME_NOT_ALPHABETIC],
    ['<b>Ada</b>', NAME_NOT_ALPHABETIC],
    ["'-", NAME_NOT_ALPHABETIC],
    ['Ada', null],
    ["D'Angelo", null],
    ['De’ Medici', null],
    ['Anna-Rosa', null],
    ['Çelik', null],
    ['Øst', null],
    ['Niccolò', null],
    ['李明', null],
    ['a'.repeat(50), null],
  ])('the name %j gets the message %j', (firstname, message) => {
    expect(messageFor('firstname', { firstname })).toBe(message);
  });
});

describe('the birth date field', () => {
  test.each([
    ['', 'Abbiamo bisogno della tua data di nascita'],
    ['31/02/1990', INVALID_DATE],
    ['29/02/2001', INVALID_DATE],
    ['abc', INVALID_DATE],
    ['01/01/2030', INVALID_DATE],
    ['16/11/2008', UNDERAGE],
    ['15/11/2008', null],
    ['31/12/1919', BIRTH_YEAR_TOO_EARLY],
    ['01/01/1920', null],
    ['29/02/2000', null],
  ])('the birth date %j gets the message %j', (birthDate, message) => {
    expect(messageFor('birthDate', { birthDate, workStartYear: '2026' })).toBe(message);
  });
});

describe('the year work began', () => {
  test.each([
    ['', YEAR_NEEDED],
    ['duemila', YEAR_NEEDED],
    ['95', YEAR_NEEDED],
    ['20100', YEAR_NEEDED],
    ['1994', STARTED_TOO_EARLY],
    ['1995', null],
    ['2026', null],
    ['2027', NOT_STARTED_YET],
  ])('the year %j gets the message %j', (workStartYear, message) => {
    expect(messageFor('workStartYear', { birthDate: '27/03/1975', workStartYear })).toBe(message);
  });

  test('the year must not be in childhood', () => {
    expect(messageFor('workStartYear', { birthDate: '27/03/1990', workStartYear: '2003' })).toBe(
      STARTED_AS_A_CHILD,
    );
    expect(messageFor('workStartYear', { birthDate: '27/03/1990', workStartYear: '2004' })).toBeNull();
  });
});

describe('the income field', () => {
  test.each([
    ['', INCOME_NEEDED],
    ['0', INCOME_NEEDED],
    ['tanto', INCOME_NEEDED],
    ['10.000.001', INCOME_NEEDED],
    ['30.000', null],
    ['30000', null],
    ['28.500,50', null],
  ])('the income %j gets the message %j', (grossIncomeCents, message) => {
    expect(messageFor('grossIncomeCents', { grossIncomeCents })).toBe(message);
  });
});

test('the server finds the same errors in a whole submission', () => {
  const sent = {
    firstname: 'Ada',
    birthDate: '1990-02-30',
    workStartYear: 2014,
    grossIncomeCents: 3_000_000,
    career: 101,
  };
  expect(Object.keys(checkWizard(pensionWizard, sent, today).errors)).toEqual(['birthDate', 'career']);
  const right = { ...sent, birthDate: '1990-02-28', career: 50 };
  expect(checkWizard(pensionWizard, right, today)).toEqual({ answers: right, errors: {} });
});
