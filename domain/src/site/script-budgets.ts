/** Brotli kB (1000 bytes) of JavaScript that the first screen of any page may cost. */
export const BUDGET_KB = 89;

/** The same for pages for reading, which bring no framework. */
export const READING_BUDGET_KB = 12;
