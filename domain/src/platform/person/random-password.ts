/** How long the password is that a purchase registers with. */
export const RANDOM_PASSWORD_LENGTH = 12;

const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const all = kinds.join('');

const pick = (signs: string, random: number) => signs[random % signs.length] ?? '';

/**
 * A password that nobody will ever type, from random numbers as large as possible: a sign of each kind that the rule
 * asks for, at places that are random too, and the rest of any kind.
 */
export const passwordFrom = (random: readonly number[]): string => {
  if (random.length < 2 * RANDOM_PASSWORD_LENGTH) throw new RangeError('too few random numbers');
  const signs = Array.from({ length: RANDOM_PASSWORD_LENGTH }, (_, place) => ({
    sign: pick(kinds[place] ?? all, random[place] ?? 0),
    turn: random[RANDOM_PASSWORD_LENGTH + place] ?? 0,
  }));
  return signs
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ sign }) => sign)
    .join('');
};
