// Letters that Unicode does not decompose into a plain letter and a mark.
const transliteratedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};

/** Lower case without marks: `Nicolò` and `NICOLO` are equal. Other scripts are left as they are. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßøæœđðłı]/g, (letter) => transliteratedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const apostrophes = /['’‘ʼ`´]/g;
const noLetters = /[^\p{L}\p{N}]+/gu;

/** Longer texts are not names, and every pair of words is stored. */
const maxNameWords = 6;
const maxWordLength = 40;

/** The search text split into words as names are stored: an apostrophe joins, anything else separates. */
export const typedWords = (text: string): string[] =>
  plain(text)
    .replace(apostrophes, '')
    .split(noLetters)
    .filter((word) => word !== '')
    .slice(0, maxNameWords)
    .map((word) => word.slice(0, maxWordLength));

// Particles before a surname, often written together with it.
const particles = new Set('da dal dalla de degli dei del della delle di do la le li lo van von'.split(' '));

/**
 * The words by which a name is found, in order: `D’Angelo` by dangelo and angelo, `De Rossi` also by derossi,
 * `Anna-Rosa` also by annarosa.
 */
export function nameWords(name: string): string[] {
  const parts = plain(name).split(/\s+/);
  const words = parts.flatMap((part) => {
    const together = part.replace(apostrophes, '').replace(noLetters, '');
    const apart = part.replace(apostrophes, ' ').replaceAll('-', ' ').split(noLetters);
    return [together, ...apart.filter((word) => word.length > 1)];
  });
  const [simple, joined] = [typedWords(name), [] as string[]];
  simple.forEach((word, place) => {
    const next = simple[place + 1];
    if (particles.has(word) && next !== undefined) joined.push(word + next);
  });
  const all = [...simple, ...words, ...joined].map((word) => word.slice(0, maxWordLength));
  return [...new Set(all)].filter((word) => word !== '').slice(0, maxNameWords);
}

/** Equal for two spellings of a name, whatever the order of its words. */
export const nameKey = (firstName: string, lastName: string) =>
  typedWords(`${firstName} ${lastName}`).toSorted().join(' ');
