import { defineErrors } from '../../platform/call/problem.ts';

export const phoneSaleErrors = defineErrors({
  ConsentFromDesk: {
    status: 422,
    message:
      'I consensi li può dare solo la persona, dal link che riceve: al banco nessuno acconsente per altri.',
  },
  NoLifePrice: {
    status: 409,
    message: 'Per queste risposte non c’è un prezzo: l’età o la durata non rientrano in quelle assicurabili.',
  },
});
