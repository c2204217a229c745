/** Maximum lengths of the desk's texts about a deal. */
export const MAX_NOTE_LENGTH = 4000;
export const MAX_TASK_LENGTH = 300;
/** The furthest day a task can be due, counted from today. */
export const TASK_FURTHEST_DAYS = 730;
