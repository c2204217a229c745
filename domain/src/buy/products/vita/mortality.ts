/** Probability of dying within the year, by age; `yearly[0]` is for `firstAge`. */
export type MortalityTable = {
  readonly version: string;
  readonly firstAge: number;
  readonly yearly: readonly number[];
};

/** ISTAT, Italian population 2002, average of both sexes: European law forbids pricing by sex. */
export const ISTAT_2002_UNISEX: MortalityTable = {
  version: 'istat-2002-unisex',
  firstAge: 18,
  yearly: [
    0.000454, 0.000504, 0.00052, 0.00054, 0.000551, 0.000566, 0.000582, 0.000577, 0.000573, 0.000578,
    0.000573, 0.000574, 0.000584, 0.000595, 0.000616, 0.000667, 0.000708, 0.000754, 0.000796, 0.000832,
    0.000899, 0.000982, 0.001055, 0.001127, 0.001221, 0.001331, 0.001471, 0.001628, 0.001781, 0.001981,
    0.002135, 0.002337, 0.002526, 0.002789, 0.003091, 0.003569, 0.003852, 0.004217, 0.004663, 0.005224,
    0.005713, 0.006435, 0.006957, 0.007504, 0.008194, 0.008854, 0.009807, 0.010988, 0.012322, 0.013699,
    0.015062, 0.016817, 0.018744, 0.020816, 0.02329, 0.025923, 0.028953, 0.032434, 0.036278, 0.040269,
    0.045277, 0.050673, 0.055921, 0.060299, 0.06609, 0.075604, 0.090754, 0.105249, 0.117764, 0.129156,
    0.136708, 0.148335, 0.16031,
  ],
};

export const mortalityAt = ({ version, firstAge, yearly }: MortalityTable, age: number) => {
  const probability = yearly[age - firstAge];
  if (probability === undefined) throw new RangeError(`${version} has no age ${age}`);
  return probability;
};
