/** The slider ranges. Separate from the tariff, so that the questions load without its tables. */
export const SUM_ASSURED_EURO = { min: 50_000, max: 450_000, step: 25_000 } as const;
export const DURATION_YEARS = { min: 5, max: 30, step: 5 } as const;

const stepsOf = ({ min, max, step }: { min: number; max: number; step: number }): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

export const sumsAssuredEuro = stepsOf(SUM_ASSURED_EURO);
export const durationsYears = stepsOf(DURATION_YEARS);
