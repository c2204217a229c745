import { defineErrors } from '../../platform/call/problem.ts';

export const complaintErrors = defineErrors({
  ComplaintMovedOn: {
    status: 409,
    message: 'Il reclamo è stato aggiornato: controllalo prima di modificarlo.',
  },
  ComplaintChanged: {
    status: 409,
    message: 'Qualcun altro ha appena modificato gli stessi dati: scegli quale versione conservare.',
  },
  ComplaintEnded: {
    status: 409,
    message: 'Il reclamo è concluso: non possiamo aggiungere altri file. Se serve, presentane un altro.',
  },
  ComplaintFileKept: {
    status: 409,
    message: 'Abbiamo già ricevuto questo file: resta allegato al reclamo.',
  },
  MailboxNotProved: {
    status: 409,
    message:
      'L’e-mail del reclamo non è ancora confermata: la pratica e il sinistro si collegano quando la persona apre il link che le abbiamo mandato.',
  },
  NoMailbox: {
    status: 409,
    message: 'Chi ha scritto non ha lasciato un’e-mail: la lettera si stampa e si spedisce.',
  },
  NoLetter: {
    status: 409,
    message: 'Questo reclamo non ha una lettera da spedire, o non ancora.',
  },
  NotOursToAnswer: {
    status: 409,
    message: 'Sul risarcimento decide la compagnia: inoltra la richiesta, poi chiudila come inoltrata.',
  },
  AnswerMissing: {
    status: 409,
    message: 'Manca la risposta: salvala con l’esito, poi mandala.',
  },
});
