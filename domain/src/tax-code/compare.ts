import { formatItalianDate } from '../calendar.ts';
import { birthSigns, type TaxPayer, WOMEN_DAY_OFFSET } from './compute.ts';
import { firstNameLetters, surnameLetters } from './name-letters.ts';
import { withoutOmocodia } from './omocodia.ts';

export type TaxCodePart = 'lastName' | 'firstName' | 'birthDate' | 'gender' | 'birthPlace';

/** Where a code and a person part ways, in words that go on after “perché”. */
export type TaxCodeDifference = { readonly part: TaxCodePart; readonly words: string };

const letters = (which: string, found: string, name: string, expected: string) =>
  `le lettere del ${which} (${found}) non corrispondono a “${name}” (${expected})`;

const isAbroad = (placeCode: string) => placeCode.startsWith('Z');

/** What of a code does not agree with what is known about its owner. A name in another script can not be compared. */
export const compareTaxCode = (
  code: string,
  { lastName, firstName, birthDate, gender, birthPlaceCode }: Partial<TaxPayer>,
): readonly TaxCodeDifference[] => {
  const signs = withoutOmocodia(code);
  const differences: TaxCodeDifference[] = [];
  const note = (part: TaxCodePart, words: string) => differences.push({ part, words });

  const surname = signs.slice(0, 3);
  const expectedSurname = lastName === undefined ? null : surnameLetters(lastName);
  if (lastName !== undefined && expectedSurname !== null && expectedSurname !== surname)
    note('lastName', letters('cognome', surname, lastName, expectedSurname));

  const name = signs.slice(3, 6);
  const expectedName = firstName === undefined ? null : firstNameLetters(firstName);
  if (firstName !== undefined && expectedName !== null && expectedName !== name)
    note('firstName', letters('nome', name, firstName, expectedName));

  const dayAndGender = Number(signs.slice(9, 11));
  const codeGender = dayAndGender > WOMEN_DAY_OFFSET ? 'F' : 'M';
  if (birthDate !== undefined && signs.slice(6, 11) !== birthSigns(birthDate, codeGender))
    note('birthDate', `la data di nascita non è il ${formatItalianDate(birthDate)}`);
  if (gender !== undefined && gender !== codeGender)
    note(
      'gender',
      `il giorno (${signs.slice(9, 11)}) indica ${codeGender === 'F' ? 'una donna' : 'un uomo'}`,
    );

  const place = signs.slice(11);
  if (birthPlaceCode !== undefined && birthPlaceCode !== place)
    note(
      'birthPlace',
      isAbroad(place) === isAbroad(birthPlaceCode)
        ? `${isAbroad(place) ? 'lo Stato' : 'il comune'} di nascita non è quello che hai indicato`
        : `il luogo di nascita è ${isAbroad(place) ? 'all’estero' : 'in Italia'}`,
    );
  return differences;
};

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** One sentence for who typed the code. */
export const explainDifferences = (differences: readonly TaxCodeDifference[]) =>
  `Il codice fiscale non corrisponde ai tuoi dati: ${joined(differences.map(({ words }) => words))}.`;
