import type { IsoDate } from '../values/calendar.ts';

/** What was read of a fact. Secondary: somebody else's word for it, because the official text could not be read. */
export type LookUp = {
  readonly on: IsoDate;
  readonly at: string;
  readonly kind: 'official' | 'secondary';
};

/** Something our texts state that a law, a tax or a practice makes true. */
export type Fact = {
  /** In a sentence. */
  readonly says: string;
  /** The words by which texts name it; a text that has one of them relies on it. */
  readonly named: readonly string[];
  /** The official text. */
  readonly source: string;
  readonly inForceFrom: IsoDate;
  /** When it was last looked up, and what was read. Null: taken over, and not looked up again yet. */
  readonly lookedUp: LookUp | null;
  /** What whoever looks it up next should know. */
  readonly note?: string;
};

/** An article that is law no more: no text may name it. */
export type Repealed = {
  /** As texts would write its number. */
  readonly pattern: RegExp;
  readonly of: string;
  readonly since: IsoDate;
  /** The words of `articles.ts` that say it today. */
  readonly successor: string;
};
