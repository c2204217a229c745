import { defineErrors } from '../call/problem.ts';

export const deskDealErrors = defineErrors({
  DealMovedOn: {
    status: 409,
    message: 'La pratica nel frattempo è andata avanti e questo non si può più fare: guardala di nuovo.',
  },
  DealActDone: {
    status: 409,
    message: 'Qualcuno l’ha appena fatto: guarda la storia della pratica prima di rifarlo.',
  },
  DocumentsNotReady: {
    status: 409,
    message: 'I documenti non sono ancora pronti: riprova tra qualche minuto.',
  },
  DealDataChanged: {
    status: 409,
    message: 'Nel frattempo qualcuno ha cambiato gli stessi dati: scegli quale versione tenere.',
  },
});
