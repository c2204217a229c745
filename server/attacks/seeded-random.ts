/** Chance that can be repeated: the same seed makes the same attacks. */
export type Chance = {
  /** A whole number from 0 up to, but not, `limit`. */
  below(limit: number): number;
  oneOf<T>(values: readonly [T, ...T[]]): T;
  /** So many of the values, each at most once. */
  some<T>(values: readonly T[], count: number): T[];
};

const golden = 0x9e3779b9;

export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + golden) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    oneOf: (values) => values[below(values.length)] ?? values[0],
    some(values, count) {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}

/**
 * The same every time, so that a change is judged by what it changed: `ATTACKS_SEED` tries other values, and
 * `ATTACKS_PER_FIELD` more of them.
 */
export const attackSeed = Number(process.env['ATTACKS_SEED'] ?? 20_261_115);
export const attacksPerField = Number(process.env['ATTACKS_PER_FIELD'] ?? 2);
