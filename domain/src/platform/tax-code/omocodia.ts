import { checkCharacterOf } from './check-character.ts';

// If two people have the same code, its digits are replaced by letters: 0 is L, 1 is M and so on
// ("omocodia").
const LETTERS_FOR_DIGITS = 'LMNPQRSTUV';

/** The places where a digit may have become a letter. */
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14] as const;

const replacedAt = (code: string, place: number, sign: string) =>
  code.slice(0, place) + sign + code.slice(place + 1);

const withCheckCharacter = (code: string) => code.slice(0, 15) + checkCharacterOf(code.slice(0, 15));

/** The first fifteen characters with every digit restored: equal for all codes of the same data. */
export const withoutOmocodia = (code: string) =>
  DIGIT_PLACES.reduce(
    (digits, place) => {
      const digit = LETTERS_FOR_DIGITS.indexOf(code[place] ?? '');
      return digit === -1 ? digits : replacedAt(digits, place, String(digit));
    },
    code.slice(0, 15),
  );

/** All 128 codes possible for the same data, the plain one first. */
export const omocodiaVariants = (code: string): readonly string[] =>
  DIGIT_PLACES.reduce(
    (variants, place) => [
      ...variants,
      ...variants.map((variant) =>
        replacedAt(variant, place, LETTERS_FOR_DIGITS[Number(variant[place])] ?? ''),
      ),
    ],
    [withoutOmocodia(code)],
  ).map(withCheckCharacter);
