/**
 * What goes first among jobs of one name that wait together, after an hour in which a provider was away for example,
 * and is tried again at short intervals until that hour is over.
 */
export type Urgency = {
  readonly priority: number;
  readonly tries: number;
  readonly longestPauseSeconds: number;
};

/** Somebody was told by when it happens. Tried for about a day: late is better than never. */
export const promised: Urgency = { priority: 20, tries: 750, longestPauseSeconds: 120 };

/** Somebody sits in front of a screen until it arrives, and asks again after an hour. */
export const awaited: Urgency = { priority: 10, tries: 60, longestPauseSeconds: 60 };
