import { defineErrors } from '../../platform/call/problem.ts';

export const paymentErrors = defineErrors({
  'already-paid': {
    status: 409,
    message: 'Questa pratica risulta già pagata: non devi pagare di nuovo.',
  },
  'not-payable': {
    status: 409,
    message:
      'Questa pratica non si può ancora pagare: il riepilogo dice che cosa manca, la tua e-mail il prossimo passo.',
  },
  'card-provider-unavailable': {
    status: 502,
    message:
      'Il servizio di pagamento non risponde: non ti è stato addebitato nulla, riprova tra qualche minuto.',
  },
  'notice-refused': { status: 400, message: 'La firma dell’avviso non è valida.' },
});
