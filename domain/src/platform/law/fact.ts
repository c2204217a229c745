import type { IsoDate } from '../values/calendar.ts';

/** The result of looking up a fact. Secondary: not from the official text, which could not be read. */
export type LookUp = {
  readonly on: IsoDate;
  readonly at: string;
  readonly kind: 'official' | 'secondary';
};

/** Something our texts state because of a law, a tax or a practice. */
export type Fact = {
  readonly says: string;
  /** The words that cite it; a text that contains one of them relies on this fact. */
  readonly named: readonly string[];
  readonly source: string;
  readonly inForceFrom: IsoDate;
  /** When it was last looked up, and what was read. Null: taken over, not checked again yet. */
  readonly lookedUp: LookUp | null;
  /** Hints for the next check. */
  readonly note?: string;
};

/** An article no longer in force: no text may cite it. */
export type Repealed = {
  readonly pattern: RegExp;
  readonly of: string;
  readonly since: IsoDate;
  /** The citation from `articles.ts` that replaces it. */
  readonly successor: string;
};
