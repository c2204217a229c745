// Letters that Unicode does not decompose into a Latin letter and a mark.
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  Ə: 'E',
};

/**
 * A name as the tax register writes it: capitals without accents, apostrophes, hyphens and spaces. Null for a
 * name in another script: only the person's card says how it was transliterated.
 */
export const latinLetters = (name: string): string | null => {
  // Upper case also turns ß into SS and the dotless ı into I.
  const letters = [
    ...name
      .toUpperCase()
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, ''),
  ]
    .map((letter) => TRANSLITERATIONS[letter] ?? letter)
    .join('');
  return /^[A-Z]+$/.test(letters) ? letters : null;
};

const consonantsOf = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowelsOf = (letters: string) => letters.replace(/[^AEIOU]/g, '');

const three = (letters: string) => `${letters}XX`.slice(0, 3);

/** Three consonants, filled up with vowels and then X. */
export const surnameLetters = (surname: string) => {
  const letters = latinLetters(surname);
  return letters === null ? null : three(consonantsOf(letters) + vowelsOf(letters));
};

/** Like a surname's, but of four or more consonants the second is skipped. */
export const firstNameLetters = (firstName: string) => {
  const letters = latinLetters(firstName);
  if (letters === null) return null;
  const consonants = consonantsOf(letters);
  return consonants.length > 3
    ? `${consonants[0]}${consonants.slice(2, 4)}`
    : three(consonants + vowelsOf(letters));
};
