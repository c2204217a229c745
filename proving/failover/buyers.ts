import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { buyer } from '../../commands/seed/seed-person.ts';
import { openDeal, openPayment } from '../../commands/seed/seed-story.ts';
import { cardForm } from '../../commands/seed/seed-visitor.ts';
import { type AtWork, atWork } from './at-work.ts';
import type { PersistentCaller } from './persistent-caller.ts';

/** People who buy and pay by card, one purchase after the other, each until they are told that it is paid. */
export type Buyers = AtWork & {
  /** Told that it is paid: deals by their address. */
  readonly paid: readonly DealAddress[];
  /** Told by the card provider that it was charged, whatever we said. */
  readonly charged: ReadonlySet<DealAddress>;
};

const product = 'bici2go';
// Documents are made for each purchase: more of them would measure how fast PDFs are drawn.
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
        // 200 is the page that says that it is paid already, by a try whose answer was lost.
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
