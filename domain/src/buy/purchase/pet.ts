import { isIsoDate, type IsoDate, yearOf } from '../../platform/values/calendar.ts';
import { EARLIEST_BIRTH_YEAR, INVALID_DATE } from '../../platform/person/birth-date.ts';
import { BIRTH_DATE_REQUIRED } from '../../platform/person/required.ts';
import { type Rule, textRule } from '../../platform/rule/rule.ts';
import type { DateField, Step } from '../../platform/wizard/definition.ts';
import { nameField, textField } from '../../platform/wizard/fields.ts';
import { petAgeRefusal, PET_TOO_OLD } from '../products/pet/ages.ts';
import { petExclusion } from '../products/pet/exclusion.ts';
import { ineligibleByBirthDate } from '../../platform/wizard/exclusion.ts';

const REQUIRED = 'Campo obbligatorio';

// An implausible year is a typing mistake: no animal is that old.
const isBirthday = (date: string, today: IsoDate) =>
  isIsoDate(date) && date <= today && yearOf(date) >= EARLIEST_BIRTH_YEAR;

const petBirthDateRule = (today: IsoDate): Rule<string> =>
  textRule({
    required: BIRTH_DATE_REQUIRED,
    demands: [
      { holds: (date) => isBirthday(date, today), message: INVALID_DATE },
      { holds: (date) => petAgeRefusal(date as IsoDate, today) === null, message: PET_TOO_OLD },
    ],
  });

const petBirthDate: DateField = {
  kind: 'date',
  name: 'pet_date_of_birth',
  label: 'Data di nascita',
  hint: 'Se non la sai, quella scritta sul libretto sanitario',
  rule: petBirthDateRule,
  excludes: ineligibleByBirthDate(petExclusion),
};

/** Fifteen digits today; older chips are shorter and may have letters. */
const CHIP_NUMBER = /^[\dA-Z]{9,15}$/;
const INVALID_CHIP_NUMBER =
  'Controlla il numero di microchip: ha da 9 a 15 cifre, qualche volta con lettere.';

export const petData: Step = {
  id: 'dati-animale',
  title: ({ petType: type }) => (type === 'cat' ? 'Parlaci del tuo gatto' : 'Parlaci del tuo cane'),
  fields: [
    nameField({ name: 'petName', label: 'Nome', required: 'Scrivi il nome del tuo animale.' }),
    petBirthDate,
    {
      kind: 'text',
      name: 'petChipNumber',
      label: 'Numero di microchip',
      hint: 'Di solito 15 cifre, sul libretto o sul certificato dell’anagrafe',
      typing: 'capitals',
      longest: 20,
      rule: () =>
        textRule({
          required: REQUIRED,
          tidy: (text) => text.replace(/[\s.-]/g, '').toUpperCase(),
          demands: [{ holds: (number) => CHIP_NUMBER.test(number), message: INVALID_CHIP_NUMBER }],
        }),
    },
    textField({ name: 'petBreed', label: 'Razza', hint: 'Anche «meticcio» va bene', required: REQUIRED }),
  ],
};
