import { defineErrors } from '../../platform/call/problem.ts';

export const refundErrors = defineErrors({
  RefundTooMuch: {
    status: 409,
    message:
      'L’importo supera quello che resta da restituire: forse qualcuno ha appena chiesto un altro rimborso.',
  },
  PaymentDisputed: {
    status: 409,
    message:
      'Il cliente ha contestato questo pagamento presso la sua banca: finché non si chiude, il fornitore non lascia rimborsare.',
  },
  RefundDecided: { status: 409, message: 'Su questo rimborso qualcuno ha già deciso.' },
  OwnRefund: {
    status: 409,
    message: 'Questo rimborso l’hai chiesto tu: deve confermarlo un’altra persona.',
  },
  LetInByAsker: {
    status: 409,
    message:
      'Chi ha chiesto questo rimborso ti ha fatto entrare al banco da meno di 30 giorni: deve confermarlo un’altra persona responsabile.',
  },
});
