import { defineErrors } from '../call/problem.ts';

export const complaintErrors = defineErrors({
  ComplaintMovedOn: {
    status: 409,
    message: 'Il reclamo nel frattempo è andato avanti: guardalo di nuovo prima di cambiarlo.',
  },
  ComplaintChanged: {
    status: 409,
    message: 'Nel frattempo qualcuno ha cambiato le stesse cose: scegli quale versione tenere.',
  },
  ComplaintEnded: {
    status: 409,
    message: 'Il reclamo è concluso: non possiamo aggiungere altri file. Se serve, presentane un altro.',
  },
  ComplaintFileKept: {
    status: 409,
    message: 'Chi segue il reclamo ha già questo file: resta con il reclamo.',
  },
  MailboxNotProved: {
    status: 409,
    message:
      'L’e-mail del reclamo non è ancora confermata: la pratica e il sinistro si collegano quando la persona apre il link che le abbiamo mandato.',
  },
  NoMailbox: {
    status: 409,
    message: 'Chi ha reclamato non ha lasciato un’e-mail: la lettera si stampa e si spedisce.',
  },
  NoLetter: {
    status: 409,
    message: 'Questo reclamo non ha una lettera da spedire, o non ancora.',
  },
  AnswerMissing: {
    status: 409,
    message: 'La risposta non è ancora scritta: salvala con il suo esito, poi mandala.',
  },
});
