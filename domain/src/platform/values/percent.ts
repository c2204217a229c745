/** `0,25%` for a rate of 0.0025; without Intl, whose first use blocks a slow phone. */
export const formatPercent = (rate: number) =>
  `${String(Math.round(rate * 10_000) / 100).replace('.', ',')}%`;
