import { checkCharacterOf } from './check-character.ts';

// Two people whose data give the same code get letters for digits: 0 is L, 1 is M and so on ("omocodia").
const LETTERS_FOR_DIGITS = 'LMNPQRSTUV';

/** Where a digit may have become a letter. */
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14] as const;

const replacedAt = (code: string, place: number, sign: string) =>
  code.slice(0, place) + sign + code.slice(place + 1);

const withCheckCharacter = (code: string) => code.slice(0, 15) + checkCharacterOf(code.slice(0, 15));

/** The first fifteen characters with every digit a digit again: what two codes of the same data share. */
export const withoutOmocodia = (code: string) =>
  DIGIT_PLACES.reduce(
    (digits, place) => {
      const digit = LETTERS_FOR_DIGITS.indexOf(code[place] ?? '');
      return digit === -1 ? digits : replacedAt(digits, place, String(digit));
    },
    code.slice(0, 15),
  );

/** All 128 codes that the same data can have, the plain one first. */
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
