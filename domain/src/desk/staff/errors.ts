import { defineErrors } from '../../platform/call/problem.ts';
import { INVITATION_HOURS } from './periods.ts';

export const staffErrors = defineErrors({
  StaffNotAuthorized: { status: 401, message: 'E-mail o password non corrette.' },
  SecondFactorRefused: {
    status: 401,
    message: 'Il codice non è giusto o è già stato usato: aspetta il prossimo e riprova.',
  },
  SecondFactorExpired: {
    status: 400,
    message: 'È passato troppo tempo o ci sono stati troppi tentativi: ricomincia da e-mail e password.',
  },
  SecondFactorPaused: {
    status: 429,
    message: 'Ci sono stati troppi tentativi sbagliati con il tuo accesso: prima del prossimo c’è una pausa.',
  },
  StaffPasskeyRefused: { status: 401, message: 'Questa passkey non è valida o è stata rimossa.' },
  InvitationOver: {
    status: 404,
    message: `Questo invito non vale più: dura ${INVITATION_HOURS} ore, si usa una volta sola e smette di valere se ne arriva uno più recente. Cerca nella posta l’ultimo che hai ricevuto, o chiedi a un responsabile di mandartene un altro.`,
  },
  TooManyTries: { status: 429, message: 'Hai fatto troppi tentativi: aspetta un momento e riprova.' },
  LastResponsabile: {
    status: 409,
    message: 'È l’unica persona responsabile rimasta: prima nominane un’altra.',
  },
  StaffKnown: { status: 409, message: 'Questa persona ha già un accesso al banco.' },
});
