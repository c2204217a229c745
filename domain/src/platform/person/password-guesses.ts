import { cachedOnSuccess } from '../values/stored-on-success.ts';

/** The longest password anyone may choose is that of staff. */
const MAX_LENGTH = 128;

/** How many guesses a text takes if these words are known. */
export type GuessEstimator = (text: string, words: readonly string[]) => number;

/**
 * Its lists of passwords, names and words take 470 kB to fetch and some 35 MB of memory: loaded with the
 * first password that is chosen, in the browser and on the server. With four character substitutions tried, a
 * password takes 2 ms, 4 at worst; the library's default of a hundred takes ten times as long and finds no
 * more of the common passwords.
 */
export const loadGuessEstimator = cachedOnSuccess(async (): Promise<GuessEstimator> => {
  const [{ ZxcvbnFactory }, common, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  const { qwerty, keypad } = common.adjacencyGraphs;
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: { qwerty, keypad },
    l33tMaxSubstitutions: 4,
    maxLength: MAX_LENGTH,
  });
  return (text, words) => estimator.check(text, [...words]).guesses;
});

/** How many guesses a thief who knows these words needs to find this password. */
export function guessesFor(estimate: GuessEstimator, password: string, words: readonly string[]): number {
  const rest = without(password, words);
  const texts = rest === null ? [password] : [password, rest];
  return Math.min(
    ...texts.flatMap((text) => {
      const { word, endings } = habitOf(text);
      return [estimate(text, words), endings * estimate(word, words)];
    }),
  );
}

const RUN_UP = '1234567890';
const RUN_DOWN = '0987654321';

/**
 * Required to use a capital and a digit, most people put the one first and the other last, some put digits
 * first: a thief tries a word with these few habits. The estimator counts every position instead, and misses
 * the repetition in `Aaaa` or `CIAOciao`.
 */
function habitOf(password: string): { word: string; endings: number } {
  const [, front = '', start = '', digits = '', sign = ''] =
    /^(\d*)(.*?)(\d*)([!?.*]?)$/su.exec(password) ?? [];
  const lower = start.toLowerCase();
  const word = isRepetition(lower) ? lower : start.charAt(0).toLowerCase() + start.slice(1);
  const around = front ? endingsLike(front) * (digits ? endingsLike(digits) : 1) : endingsLike(digits);
  return { word, endings: around * (sign ? 2 : 1) };
}

const isRepetition = (text: string) => /^(.+)\1+$/su.test(text);

function endingsLike(digits: string): number {
  if (digits.length <= 1) return 10;
  if (RUN_UP.startsWith(digits) || RUN_DOWN.endsWith(digits)) return 20;
  // Birth years, and the years since.
  if (/^(19|20)?\d\d$/.test(digits)) return 80;
  return 10 ** digits.length;
}

/**
 * What is left to guess once the words are known; null if the password contains none. The estimator knows the
 * words too, but overrates combining them.
 */
function without(password: string, words: readonly string[]): string | null {
  const plain = plainText(password);
  const known = words.map(plainText).toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest === plain ? null : rest;
}

/** Without case, accents and separators. */
const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
