export const COVID_MIN_AGE = 18;
export const COVID_MAX_AGE = 60;

/** Said at the first question. Apart from the product, which every list of products carries along. */
export const COVID_FOR_WHOM = `Per chi ha da ${COVID_MIN_AGE} a ${COVID_MAX_AGE} anni compiuti.`;
