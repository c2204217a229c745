// Letters that Unicode does not decompose into a plain letter and a mark.
const transliteratedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
};

const onlyAscii = /^[\u0020-\u007e]*$/;

/**
 * The normalised form for comparison: words of plain lower-case letters and digits, so `L’Aquila` becomes `l
 * aquila` and `Forlì` becomes `forli`.
 */
export function searchText(text: string): string {
  const small = text.toLowerCase();
  // Most names are plain ASCII, and ten thousand are read when the server starts.
  const plain = onlyAscii.test(small) ? small : withoutDiacritics(small);
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}

function withoutDiacritics(small: string): string {
  return small
    .replace(/[ßøæœđł]/g, (letter) => transliteratedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export function searchWords(query: string): string[] {
  // `S.ta Maria`: the abbreviation of a saint only if a name follows.
  const text = searchText(query).replace(/\bs ?t([ao]) (?=.)/g, 'sant$1 ');
  return text === '' ? [] : text.split(' ');
}

/** Whether the typed word begins this word of a name. In `S. Giovanni` the `s` abbreviates a saint. */
export function beginsWord(typed: string, word: string, isLastTyped: boolean): boolean {
  if (typed === 's' && !isLastTyped) return /^san(t|ti|to|ta)?$/.test(word);
  return word.startsWith(typed);
}
