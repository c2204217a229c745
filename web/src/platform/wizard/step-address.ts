/** Replaces the step's number once there is an outcome. */
export const RESULT = 'risultato';
/** Marks history entries that follow a step of the same wizard. */
export const PUSHED = 'wizard-step';
