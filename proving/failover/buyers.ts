import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { buyer } from '../../commands/seed/seed-person.ts';
import { openDeal, openPayment } from '../../commands/seed/seed-story.ts';
import { cardForm } from '../../commands/seed/seed-visitor.ts';
import { type AtWork, atWork } from './at-work.ts';
import type { PersistentCaller } from './persistent-caller.ts';

/** Customers who buy and pay by card, one purchase after the other, each until the payment is confirmed. */
export type Buyers = AtWork & {
  /** Confirmed as paid: deals by their link id. */
  readonly paid: readonly DealAddress[];
  /** Charged according to the card provider, whatever we answered. */
  readonly charged: ReadonlySet<DealAddress>;
};

const product = 'bici2go';
// Documents are rendered for each purchase: more purchases would measure PDF rendering.
const pauseMs = 2_000;
const unsettledPauseMs = 200;

export function sendBuyers(caller: PersistentCaller, site: string): Buyers {
  const paid: DealAddress[] = [];
  const charged = new Set<DealAddress>();

  async function buy(): Promise<void> {
    const uuid = await openDeal(caller, product, { ...buyer, email: `ada-${randomUUID()}@example.it` });
    const checkoutId = await openPayment(caller, uuid, product, site);
    const stateNow = async () => (await caller.call(paymentStateCall, { params: { uuid } })).state;
    for (let state = await stateNow(); state !== 'paid'; state = await stateNow()) {
      if (state === 'open') {
        // 200 is the page for a deal already paid, by an attempt whose answer was lost.
        const { status } = await caller.answerTo(
          {
            method: 'POST',
            path: cardForm.path(checkoutId),
            body: cardForm.body,
            headers: { 'content-type': cardForm.type },
          },
          (each) => each === 303 || each === 200,
        );
        if (status === 303) charged.add(uuid);
      } else await delay(unsettledPauseMs);
    }
    paid.push(uuid);
  }

  return { ...atWork([buy], pauseMs), paid, charged };
}
