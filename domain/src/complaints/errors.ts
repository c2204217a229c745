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
  AnswerMissing: {
    status: 409,
    message: 'La risposta non è ancora scritta: salvala con il suo esito, poi mandala.',
  },
});
