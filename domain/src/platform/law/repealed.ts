import { isoDate } from '../values/calendar.ts';
import { DISTANCE_SELLING, DISTANCE_WITHDRAWAL } from './articles.ts';
import type { Repealed } from './fact.ts';

const of = 'Codice del consumo';
/** D.Lgs. 209/2025: for contracts from this day. */
const since = isoDate('2026-06-19');

export const repealed: readonly Repealed[] = [
  { pattern: /\b67[-\s]duodecies\b/i, of, since, successor: DISTANCE_WITHDRAWAL },
  {
    // The rest of the old section, 67-bis to 67-vicies bis.
    pattern:
      /\b67[-\s](?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|undecies|terdecies|quaterdecies|quinquiesdecies|sexiesdecies|septiesdecies|octiesdecies|noviesdecies|vicies)\b/i,
    of,
    since,
    successor: DISTANCE_SELLING,
  },
];

export const repealedIn = (text: string): readonly string[] =>
  repealed.flatMap(({ pattern, of: law, successor }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${found} ${law} (oggi: ${successor})`];
  });
