const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Words of fewer letters are too many to forgive one. */
const SHORTEST_FORGIVEN = 4;
const LONGEST_FORGIVEN = 15;

/**
 * Everything that may have been meant by a word with one slip of the fingers: a letter too many, too few, another one, or two that
 * changed places.
 */
export function oneSlipAway(word: string): string[] {
  if (word.length < SHORTEST_FORGIVEN || word.length > LONGEST_FORGIVEN) return [];
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

/** Tells of words whether one of them, or its beginning, was typed with one slip. Made once for all that are compared with it. */
export function nearlyTyped(typed: string): (word: string) => boolean {
  const meant = new Set(oneSlipAway(typed));
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return (word) => lengths.some((length) => meant.has(word.slice(0, length)));
}
