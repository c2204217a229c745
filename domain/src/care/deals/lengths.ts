/** How long what the desk writes about a deal may be. */
export const NOTE_LONGEST = 4000;
export const TASK_LONGEST = 300;
/** So many days ahead something can be put off to. */
export const TASK_FURTHEST_DAYS = 730;
