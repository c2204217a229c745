/** `0,25%` of a rate like 0.0025; by hand, as amounts are: Intl stops a slow phone when it is first used. */
export const formatPercent = (rate: number) =>
  `${String(Math.round(rate * 10_000) / 100).replace('.', ',')}%`;
