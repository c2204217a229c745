import { defineErrors } from '../../platform/call/problem.ts';

export const dealErrors = defineErrors({
  'deal-changed': {
    status: 409,
    message: 'I dati della pratica sono cambiati in un’altra finestra: ricarica la pagina e riprova.',
  },
  'sign-in-to-continue': {
    status: 403,
    message:
      'Per proteggere i tuoi dati questo acquisto si apre solo dalla tua area personale o dall’ultimo link che ti abbiamo mandato per e-mail.',
  },
  'deal-in-progress': {
    status: 409,
    message: 'Questa pratica è già stata pagata o firmata: i suoi dati non si possono più cambiare qui.',
  },
});
