import { withArticle } from '../values/article.ts';
import { formatItalianDate } from '../values/calendar.ts';
import { hasOnlyLetters } from '../person/name.ts';
import { birthSigns, type TaxPayer, WOMEN_DAY_OFFSET } from './compute.ts';
import { firstNameLetters, surnameLetters } from './name-letters.ts';
import { withoutOmocodia } from './omocodia.ts';

export type TaxCodePart = 'lastName' | 'firstName' | 'birthDate' | 'gender' | 'birthPlace';

/** Where a code and a person differ, in words that continue after «perché». */
export type TaxCodeDifference = { readonly part: TaxCodePart; readonly words: string };

export type KnownTaxPayer = { readonly [Part in keyof TaxPayer]?: TaxPayer[Part] | undefined };

// An invalid name is reported at its own field and not repeated here.
const nameDifference = (which: string, found: string, name = '', expected: string | null = null) =>
  expected !== null && expected !== found && hasOnlyLetters(name)
    ? `le lettere del ${which} (${found}) non corrispondono a «${name}» (${expected})`
    : null;

const placeDifference = (found: string, expected = found) => {
  if (found === expected) return null;
  const isAbroad = found.startsWith('Z');
  if (isAbroad !== expected.startsWith('Z'))
    return `il luogo di nascita è ${isAbroad ? 'all’estero' : 'in Italia'}`;
  return `${isAbroad ? 'lo Stato' : 'il comune'} di nascita non è quello che hai indicato`;
};

/**
 * The parts of a code that differ from its owner's known data. A name in another script cannot be compared.
 */
export const compareTaxCode = (code: string, known: KnownTaxPayer): readonly TaxCodeDifference[] => {
  const { lastName, firstName, birthDate, gender, birthPlaceCode } = known;
  const signs = withoutOmocodia(code);
  const day = signs.slice(9, 11);
  const codeGender = Number(day) > WOMEN_DAY_OFFSET ? 'F' : 'M';
  const found: Readonly<Record<TaxCodePart, string | null>> = {
    lastName: nameDifference('cognome', signs.slice(0, 3), lastName, lastName && surnameLetters(lastName)),
    firstName: nameDifference('nome', signs.slice(3, 6), firstName, firstName && firstNameLetters(firstName)),
    birthDate:
      birthDate && signs.slice(6, 11) !== birthSigns(birthDate, codeGender)
        ? `la data di nascita non è ${withArticle('il', formatItalianDate(birthDate))}`
        : null,
    gender:
      gender && gender !== codeGender
        ? `il giorno (${day}) indica ${codeGender === 'F' ? 'una donna' : 'un uomo'}`
        : null,
    birthPlace: placeDifference(signs.slice(11), birthPlaceCode),
  };
  return Object.entries(found).flatMap(([part, words]) =>
    words === null ? [] : [{ part: part as TaxCodePart, words }],
  );
};

const PART_NAMES: Readonly<Record<TaxCodePart, string>> = {
  lastName: 'il cognome',
  firstName: 'il nome',
  birthDate: 'la data di nascita',
  gender: 'il sesso',
  birthPlace: 'il luogo di nascita',
};

/** With this many differences it is probably someone else's code rather than a typing mistake. */
const MANY = 4;

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

export const explainDifferences = (differences: readonly TaxCodeDifference[]) =>
  differences.length < MANY
    ? `Il codice fiscale non corrisponde ai tuoi dati: ${joined(differences.map(({ words }) => words))}.`
    : `Sembra il codice fiscale di un’altra persona: non corrispondono ${joined(differences.map(({ part }) => PART_NAMES[part]))}.`;
