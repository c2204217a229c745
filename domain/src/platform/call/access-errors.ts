import { defineErrors } from './problem.ts';

/** The errors for callers without access. */
export const accessErrors = defineErrors({
  SessionRequired: { status: 401, message: 'La sessione è scaduta: accedi di nuovo.' },
});

/** The same, at the desk. */
export const staffAccessErrors = defineErrors({
  StaffSessionRequired: { status: 401, message: 'La sessione del banco è scaduta: accedi di nuovo.' },
  NotPermitted: { status: 403, message: 'Il tuo ruolo non permette questa operazione.' },
  TooManyReads: {
    status: 429,
    message:
      'Hai aperto molti dati in poco tempo, più di quanto serve per lavorare: aspetta e riprova. Il blocco è annotato nel registro.',
  },
  TooManySearches: {
    status: 429,
    message:
      'Hai fatto molte ricerche in poco tempo, più di quante servono per lavorare: aspetta e riprova. Il blocco è annotato nel registro.',
  },
});
