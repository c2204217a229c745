import { defineErrors } from '../call/problem.ts';

export const reconciliationErrors = defineErrors({
  DayNotOver: { status: 409, message: 'Questo giorno deve ancora venire: scegline uno fino a oggi.' },
  DifferenceExplained: { status: 409, message: 'Questa differenza l’ha già spiegata un’altra persona.' },
});
