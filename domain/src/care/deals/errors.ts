import { defineErrors } from '../../platform/call/problem.ts';

export const deskDealErrors = defineErrors({
  DealMovedOn: {
    status: 409,
    message: 'La pratica è stata aggiornata e questo non si può più fare: ricontrollala.',
  },
  DealActDone: {
    status: 409,
    message: 'Qualcun altro l’ha appena fatto: controlla la storia della pratica prima di ripeterlo.',
  },
  DocumentsNotReady: {
    status: 409,
    message: 'I documenti non sono ancora pronti: riprova tra qualche minuto.',
  },
  DealDataChanged: {
    status: 409,
    message: 'Qualcun altro ha appena modificato gli stessi dati: scegli quale versione conservare.',
  },
});
