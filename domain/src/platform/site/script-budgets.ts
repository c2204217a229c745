/** Brotli kB (1000 bytes) of JavaScript that the first screen of any page may cost. */
export const BUDGET_KB = 89;

/** The same for reading pages, which load no framework. */
export const READING_BUDGET_KB = 12;

/** The same for the first load of the desk, which staff use all day. */
export const DESK_BUDGET_KB = 250;
