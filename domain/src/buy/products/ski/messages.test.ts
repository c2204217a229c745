import { expect, test } from 'vitest';
import { isoDate } from '../../../platform/values/calendar.ts';
import { beyondSeason, skiMandatory, skiMessages } from './messages.ts';

/** The keys listed in the specification of the flow. */
const specified = [
  'date_less_than_today',
  'SKY_insurance_invalid_date',
  'SKI_insurance_holder_invalid_age',
  'SKI_insurance_fiscalCodeNotValid',
  'SKI_insurance_owner_invalid_age',
  'number_too_short',
  'number_too_big',
  'SKI_insurance_emailNotValid',
  'SKI_policy_error_cf_title',
] as const;

test.each(specified)('%s has an Italian text', (key) => {
  expect(skiMessages[key]).toMatch(/^\p{Lu}.{5,}/u);
});

test.each(Object.values(skiMandatory))('mandatory_field has a message for each field: %s', (text) => {
  expect(text).toMatch(/^(?:Scrivi|Scegli) .+[.]$/);
});

test('no text is an untranslated key', () => {
  for (const [key, text] of Object.entries(skiMessages)) {
    expect(text).not.toBe(key);
    expect(text).toMatch(/\S \S|^Esci$/);
  }
});

test('the message contains the last day of the season', () => {
  expect(beyondSeason(isoDate('2027-05-31'))).toBe(
    'L’assicurazione sci non può andare oltre il giorno 31/05/2027.',
  );
});

test('an unsuitable answer shows the words of the specification', () => {
  expect(skiMessages.SKI_insurance_not_suitable).toBe(
    'Selezionando questa risposta la copertura risulta non adeguata alle tue esigenze, pertanto non è sottoscrivibile',
  );
});
