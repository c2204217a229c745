/**
 * Which jobs of one name go first when many wait, for example after a provider was down for an hour, with
 * frequent retries until it is back.
 */
export type Urgency = {
  readonly priority: number;
  readonly tries: number;
  readonly maxPauseSeconds: number;
};

/** We promised a time. Retried for about a day: late is better than never. */
export const promised: Urgency = { priority: 20, tries: 750, maxPauseSeconds: 120 };

/** The customer is waiting for it on screen, and requests it again after an hour. */
export const awaited: Urgency = { priority: 10, tries: 60, maxPauseSeconds: 60 };
