import { defineErrors } from './problem.ts';

/** What is answered to whoever may not make a call. */
export const accessErrors = defineErrors({
  SessionRequired: { status: 401, message: 'La sessione è scaduta: accedi di nuovo.' },
});
