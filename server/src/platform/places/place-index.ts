import type { Place } from './place.ts';
import { beginsWord, searchText, searchWords } from './search-text.ts';

export type PlaceFilter = (place: Place) => boolean;

/** How well a name matches the input, the best first. */
export const match = { exact: 0, start: 1, wordsFromStart: 2, laterWord: 3, laterWords: 4 } as const;
type Match = (typeof match)[keyof typeof match];
const matchCount = Object.keys(match).length;

export type FoundPlace = { place: Place; match: Match };

export type PlaceIndex = {
  /** The best first; equally good ones in the order of the places. */
  search(query: string, options: { limit: number; where?: PlaceFilter }): FoundPlace[];
};

/** The start of a word in a name: the name's number and the text position, packed into one number. */
type WordStart = number;
const positions = 256;

type Typed = {
  words: readonly string[];
  /** The words without spaces. */
  letters: string;
  /** How the second word must begin inside a name; null if only one was typed. */
  later: string | null;
};

const none: WordStart[] = [];
const articles = new Set(['l', 'la', 'le', 'lo', 'il', 'i', 'gli']);
const space = ' '.charCodeAt(0);

/**
 * Finds places by the beginning of their name or of a word in it. Spaces do not matter (`san remo`,
 * `laquila`), and words in between may be left out (`reggio emilia`).
 */
export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const texts: string[] = [];
  const placeOfText: number[] = [];
  const starts = new Map<string, WordStart[]>();

  places.forEach((place, placeNumber) => {
    for (const name of [place.name, ...place.otherNames]) {
      const text = searchText(name);
      const textNumber = texts.push(text) - 1;
      placeOfText.push(placeNumber);
      for (const position of wordPositions(text)) {
        const beginning = twoLetters(text, position);
        const start = textNumber * positions + position;
        for (const key of new Set([beginning, beginning.slice(0, 1)])) add(starts, key, start);
      }
    }
  });

  return {
    search(query, { limit, where = () => true }) {
      const words = searchWords(query);
      const [firstWord, secondWord] = words;
      if (firstWord === undefined) return [];
      const typed = {
        words,
        letters: words.join(''),
        later: secondWord === undefined ? null : ` ${secondWord}`,
      };
      const byMatch = Array.from({ length: matchCount }, (): number[] => []);
      for (const start of starts.get(firstWord.slice(0, 2)) ?? none) {
        const textNumber = Math.floor(start / positions);
        const found = matchAt(texts[textNumber] ?? '', start % positions, typed);
        if (found !== null) byMatch[found]?.push(placeOfText[textNumber] ?? 0);
      }
      return firstPlaces(byMatch, places, limit, where);
    },
  };
}

function firstPlaces(
  byMatch: readonly number[][],
  places: readonly Place[],
  limit: number,
  where: PlaceFilter,
): FoundPlace[] {
  const found = new Map<number, FoundPlace>();
  for (const [rank, placeNumbers] of byMatch.entries()) {
    for (const placeNumber of Int32Array.from(placeNumbers).toSorted()) {
      if (found.size === limit) break;
      const place = places[placeNumber];
      // A place with two names may match twice: the better match came first.
      if (place && !found.has(placeNumber) && where(place))
        found.set(placeNumber, { place, match: rank as Match });
    }
  }
  return [...found.values()];
}

function matchAt(text: string, position: number, { words, letters, later }: Typed): Match | null {
  const end = endOfLetters(text, position, letters);
  if (end !== null) {
    if (!isBeginning(text, position)) return match.laterWord;
    return end === text.length ? match.exact : match.start;
  }
  // Rejects most names before splitting them into words.
  if (later === null || text.indexOf(later, position) < 0) return null;
  if (!hasWordsInOrder(text.slice(position).split(' '), words)) return null;
  return isBeginning(text, position) ? match.wordsFromStart : match.laterWords;
}

/** `aquila` matches L'Aquila: a leading article is not a separate word. */
function isBeginning(text: string, position: number): boolean {
  return position === 0 || articles.has(text.slice(0, position - 1));
}

/** Where the typed letters end in the text from a position on, ignoring spaces; null if they differ. */
function endOfLetters(text: string, position: number, letters: string): number | null {
  let at = position;
  for (let typed = 0; typed < letters.length; typed += 1) {
    while (text.charCodeAt(at) === space) at += 1;
    if (text.charCodeAt(at) !== letters.charCodeAt(typed)) return null;
    at += 1;
  }
  return at;
}

/** Each typed word begins a word of the name in this order; the first begins the first. */
function hasWordsInOrder(nameWords: readonly string[], typedWords: readonly string[]): boolean {
  let at = 0;
  for (const [number, typed] of typedWords.entries()) {
    const isLast = number === typedWords.length - 1;
    const found = nameWords.findIndex((word, place) => place >= at && beginsWord(typed, word, isLast));
    if (found < 0 || (number === 0 && found > 0)) return false;
    at = found + 1;
  }
  return true;
}

function wordPositions(text: string): number[] {
  let next = 0;
  return text.split(' ').map((word) => {
    const position = next;
    next += word.length + 1;
    return position;
  });
}

function twoLetters(text: string, position: number): string {
  return text.slice(position).replace(' ', '').slice(0, 2);
}

function add(starts: Map<string, WordStart[]>, key: string, start: WordStart): void {
  const list = starts.get(key);
  if (list) list.push(start);
  else starts.set(key, [start]);
}
