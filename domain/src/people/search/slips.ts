const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Too many short words are similar to allow a mistake. */
const MIN_FUZZY_LENGTH = 4;
const MAX_FUZZY_LENGTH = 15;

/** Every word one typing mistake away: a letter added, missing or changed, or two swapped. */
export function wordsOneTypoAway(word: string): string[] {
  if (word.length < MIN_FUZZY_LENGTH || word.length > MAX_FUZZY_LENGTH) return [];
  const meant = new Set<string>();
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    for (const letter of letters) meant.add(before + letter + after);
    meant.add(before + after.slice(1));
    for (const letter of letters) meant.add(before + letter + after.slice(1));
    meant.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  meant.delete(word);
  return [...meant];
}

/** Tests whether a word, or its beginning, was typed with one mistake. Created once for all comparisons. */
export function matchesWithOneTypo(typed: string): (word: string) => boolean {
  const meant = new Set(wordsOneTypoAway(typed));
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return (word) => lengths.some((length) => meant.has(word.slice(0, length)));
}
