type Choice = { readonly sum_assured: number; readonly duration: number };

export type Neighbours<C extends Choice> = {
  /** The same duration with the nearest sums, including the chosen one. */
  readonly bySum: readonly C[];
  readonly byDuration: readonly C[];
};

const NEAREST_SUMS = 5;

/** The alternatives worth showing beside a choice. Uses given prices only, not the tariff. */
export const neighboursOf = <C extends Choice>(
  choices: readonly C[],
  { sum_assured, duration }: Choice,
): Neighbours<C> => {
  const bySum = choices
    .filter((choice) => choice.duration === duration)
    .toSorted((one, other) => one.sum_assured - other.sum_assured);
  const chosen = bySum.findIndex((choice) => choice.sum_assured >= sum_assured);
  // Near the ends the window keeps its size but is no longer centred.
  const from = Math.max(0, Math.min(chosen - Math.floor(NEAREST_SUMS / 2), bySum.length - NEAREST_SUMS));
  return {
    bySum: bySum.slice(from, from + NEAREST_SUMS),
    byDuration: choices
      .filter((choice) => choice.sum_assured === sum_assured)
      .toSorted((one, other) => one.duration - other.duration),
  };
};
