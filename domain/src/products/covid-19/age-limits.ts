export const COVID_MIN_AGE = 18;
export const COVID_MAX_AGE = 60;

export const COVID_FOR_WHOM = `Per chi ha da ${COVID_MIN_AGE} a ${COVID_MAX_AGE} anni compiuti.`;
