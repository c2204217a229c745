/** The length of the password that a purchase registers an account with. */
export const RANDOM_PASSWORD_LENGTH = 12;

const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const all = kinds.join('');

const pick = (signs: string, random: number) => signs[random % signs.length] ?? '';

/**
 * A password nobody will ever type, from the largest possible random numbers: one character of each kind that
 * the rule requires, at random places, the rest of any kind.
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
