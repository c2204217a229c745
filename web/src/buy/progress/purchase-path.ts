import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { addDays, type IsoDate, isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PurchaseProgress } from '@riparo/domain/buy/purchase/signature-calls.ts';

/** A step from the purchase to the cover. */
export type Stop = {
  readonly title: 'Pagamento' | 'Firma' | 'Copertura';
  readonly detail: string;
  readonly state: 'done' | 'now' | 'later';
};

export type PurchaseMilestones = Pick<
  PurchaseProgress,
  'order' | 'isPaid' | 'signing' | 'startsOn' | 'endsOn'
>;

const YOUR_TURN = 'Tocca a te';

/** Paid, signed, covered: in the product's order, as of today. */
export function purchasePath(travelled: PurchaseMilestones, today: IsoDate): readonly Stop[] {
  const cover = coverOf(travelled, today);
  switch (travelled.order) {
    case 'pay-first':
      return [paymentOf(travelled), signatureOf(travelled), cover];
    case 'sign-first':
      return [signatureOf(travelled), paymentOf(travelled), cover];
    case 'pay-only':
      return [paymentOf(travelled), cover];
  }
}

function paymentOf({ order, isPaid, signing }: PurchaseMilestones): Stop {
  if (isPaid) return { title: 'Pagamento', detail: 'Ricevuto', state: 'done' };
  if (order === 'sign-first' && signing !== 'signed')
    return { title: 'Pagamento', detail: 'Dopo la firma', state: 'later' };
  return { title: 'Pagamento', detail: YOUR_TURN, state: 'now' };
}

function signatureOf({ order, isPaid, signing }: PurchaseMilestones): Stop {
  const title = 'Firma';
  switch (signing) {
    case 'signed':
      return { title, detail: 'Fatta', state: 'done' };
    case 'to-sign':
      return { title, detail: YOUR_TURN, state: 'now' };
    case 'preparing':
      return { title, detail: 'Prepariamo i documenti', state: 'now' };
    case 'closed':
      return { title, detail: 'Non più possibile', state: 'later' };
    case 'none':
      return order === 'pay-first' && !isPaid
        ? { title, detail: 'Dopo il pagamento', state: 'later' }
        : { title, detail: 'Online', state: 'later' };
  }
}

function coverOf({ order, startsOn, endsOn }: PurchaseMilestones, today: IsoDate): Stop {
  const title = 'Copertura';
  if (startsOn === null || !isIsoDate(startsOn)) {
    const after = order === 'pay-first' ? 'la firma' : 'il pagamento';
    return { title, detail: `Dal giorno dopo ${after}`, state: 'later' };
  }
  if (today < startsOn) return { title, detail: beginningOf(startsOn, today), state: 'now' };
  if (endsOn !== null && today > endsOn) return { title, detail: 'Conclusa', state: 'done' };
  return { title, detail: 'Attiva', state: 'done' };
}

/** When a cover begins: never active before its first day. */
export const beginningOf = (startsOn: IsoDate, today: IsoDate) =>
  startsOn === addDays(today, 1) ? 'Attiva da domani' : `Attiva ${withArticle('dal', writtenDate(startsOn))}`;
