/** Maximum lengths of the desk's texts about a deal. */
export const NOTE_LONGEST = 4000;
export const TASK_LONGEST = 300;
/** The furthest day a task can be due, counted from today. */
export const TASK_FURTHEST_DAYS = 730;
