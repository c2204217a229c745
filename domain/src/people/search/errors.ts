import { defineErrors } from '../../platform/call/problem.ts';

export const personErrors = defineErrors({
  NotTheirMailbox: {
    status: 422,
    message: 'L’e-mail scritta non è quella della persona: non è stato cancellato nulla.',
  },
  MoneyNeedsSecondPerson: {
    status: 409,
    message:
      'Con la cancellazione si rimborserebbero più di 200 €, pagati per un acquisto non ancora firmato: chiedi prima il recesso dalla pratica, che conferma il cliente o una seconda persona, e poi cancella.',
  },
  AlreadyTogether: { status: 409, message: 'Queste due persone sono già unite.' },
});
