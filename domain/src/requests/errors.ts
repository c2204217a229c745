import { defineErrors } from '../call/problem.ts';

export const requestErrors = defineErrors({
  RequestTaken: { status: 409, message: 'Questa richiesta l’ha già presa un’altra persona.' },
  RequestMovedOn: {
    status: 409,
    message: 'La richiesta nel frattempo è andata avanti: guardala di nuovo prima di cambiarla.',
  },
  NotYourRequest: {
    status: 409,
    message: 'Questa richiesta non è tua: prendila, poi potrai scriverne l’esito.',
  },
  RequestCorrected: {
    status: 409,
    message: 'Nel frattempo qualcuno ha corretto gli stessi dati: scegli quale versione tenere.',
  },
  CallTimeTaken: {
    status: 409,
    message: 'Questo orario nel frattempo non è più libero: scegline un altro.',
  },
  EnoughCallsBooked: {
    status: 409,
    message:
      'Ci sono già tre chiamate prenotate che devono ancora arrivare: spostane o annullane una dal link dell’e-mail. Se non le hai prenotate tu, accedi al tuo account, oppure chiedi un preventivo: ti chiamiamo noi.',
  },
  NotACall: {
    status: 409,
    message: 'Sinistri e reclami si seguono nella loro pagina: aprila per andare avanti.',
  },
  RequestClosed: {
    status: 409,
    message: 'Questa richiesta nel frattempo è stata chiusa: non c’è più nulla da cambiare.',
  },
});
