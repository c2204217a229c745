import { defineErrors } from '../../platform/call/problem.ts';

export const requestErrors = defineErrors({
  RequestTaken: { status: 409, message: 'Questa richiesta l’ha già presa un’altra persona.' },
  RequestMovedOn: {
    status: 409,
    message: 'La richiesta è stata aggiornata: controllala prima di modificarla.',
  },
  NotYourRequest: {
    status: 409,
    message: 'Questa richiesta non è tua: prendila, poi potrai scriverne l’esito.',
  },
  RequestCorrected: {
    status: 409,
    message: 'Qualcun altro ha appena corretto gli stessi dati: scegli quale versione conservare.',
  },
  CallTimeTaken: {
    status: 409,
    message: 'Questo orario non è più libero: scegline un altro.',
  },
  EnoughCallsBooked: {
    status: 409,
    message:
      'Ci sono già tre chiamate prenotate: spostane o annullane una dal link dell’e-mail. Se non le hai prenotate tu, accedi al tuo account, oppure chiedi un preventivo: ti chiamiamo noi.',
  },
  NotACall: {
    status: 409,
    message: 'Sinistri e reclami si gestiscono nella loro pagina: aprila per continuare.',
  },
  RequestClosed: {
    status: 409,
    message: 'Questa richiesta è stata chiusa: non c’è più nulla da cambiare.',
  },
});
