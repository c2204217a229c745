import type { Refund } from './refund-schema.ts';
import { cents, formatEuro } from '../../platform/values/money.ts';

export const refundTitle = ({ isDone }: Refund) =>
  isDone ? 'Il pagamento ti è stato restituito' : 'Ti stiamo restituendo il pagamento';

export const refundInWords = ({ isDone, amountCents }: Refund) => {
  const amount = formatEuro(cents(amountCents));
  return isDone
    ? `Ti abbiamo restituito ${amount} sulla carta con cui hai pagato: la banca può metterci qualche giorno a mostrarlo.`
    : `Ti restituiamo ${amount} sulla carta con cui hai pagato, in pochi giorni: ti scriviamo appena il rimborso parte.`;
};

/** A partial refund. `isOver`: the cover has ended since, and the rest is explained elsewhere. */
export const partRefundInWords = ({ isDone, amountCents }: Refund, isOver: boolean) => {
  const what = `${isDone ? 'Ti abbiamo restituito' : 'Ti restituiamo'} ${formatEuro(cents(amountCents))} di quello che hai pagato`;
  return isOver ? `${what}.` : `${what}: per il resto non cambia nulla.`;
};
