import type { CoveredEvent, EventSize, Outcome } from '@riparo/domain/buy/products/event.ts';
import { cents, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** For example `€ 900` or `10 notti`. */
export const describeSize = ({ unit }: EventSize, size: number) => {
  if (unit === 'cents') return formatWholeEuro(cents(size));
  return unit === 'nights' ? counted(size, 'notte', 'notti') : counted(size, 'giorno', 'giorni');
};

/** The name of the payout. */
export const PAID: Readonly<Record<CoveredEvent['gives'], string>> = {
  refund: 'Ti torna',
  liability: 'Paga la polizza',
  sum: 'Ricevi',
};

/** A note on an outcome, beside its figures; none for most. */
export const remark = ({ gives }: CoveredEvent, { paidCents }: Outcome, isTooEarly: boolean) => {
  if (isTooEarly) return 'È troppo presto: la copertura per questo non è ancora cominciata.';
  if (paidCents === 0) return gives === 'refund' || gives === 'liability' ? 'Resta tutto a te.' : '';
  return gives === 'sum' ? 'Non è un rimborso: la somma è tua, qualunque sia la spesa.' : '';
};
