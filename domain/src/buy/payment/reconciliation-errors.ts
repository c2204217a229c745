import { defineErrors } from '../../platform/call/problem.ts';

export const reconciliationErrors = defineErrors({
  DayNotOver: { status: 409, message: 'Questa data è nel futuro: scegli oggi o un giorno passato.' },
  DifferenceExplained: { status: 409, message: 'Questa differenza l’ha già spiegata un’altra persona.' },
});
