export const CAREER_MIN = 0;
export const CAREER_MAX = 100;
export const CAREER_DEFAULT = 50;

export const careerLabel = (value: number) => {
  if (value < 40) return 'Statica';
  return value < 70 ? 'Nella media' : 'Brillante';
};

/**
 * Yearly growth of the salary. The untouched slider (50) grows faster than 'Brillante': odd, but specified.
 */
export const careerRate = (value: number) => {
  if (value < 40) return 0.99;
  if (value === CAREER_DEFAULT) return 1.01;
  return value < 70 ? 1.001 : 1.003;
};

/** The names of careers do not reveal it, and the default grows fastest. */
const GROWTH_IN_WORDS: Readonly<Record<number, string>> = {
  0.99: 'cala dell’1%',
  1.001: 'cresce dello 0,1%',
  1.003: 'cresce dello 0,3%',
  1.01: 'cresce dell’1%',
};

/** `il reddito cresce dello 0,3% l’anno` */
export const careerInWords = (value: number) =>
  `il reddito ${GROWTH_IN_WORDS[careerRate(value)] ?? ''} l’anno`;
