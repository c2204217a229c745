const LETTER_A = 65;

/** 0 to 9 for digits, 0 to 25 for letters: A weighs as much as 0. */
const rankOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - LETTER_A);

// The weight of a character at the first, third, fifth … place, by its rank (D.M. 23 December 1976).
const ODD_WEIGHTS = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

/** The sixteenth character, which follows from the fifteen before it. */
export const checkCharacterOf = (fifteen: string) => {
  const sum = [...fifteen].reduce((total, sign, index) => {
    const rank = rankOf(sign);
    return total + (index % 2 === 0 ? (ODD_WEIGHTS[rank] ?? 0) : rank);
  }, 0);
  return String.fromCharCode(LETTER_A + (sum % 26));
};
