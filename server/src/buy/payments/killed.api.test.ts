import { randomUUID } from 'node:crypto';
import { refundIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, mailsTo } from '../../../test/account-holder.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, changeCheckout, dealToPay, payWith } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import {
  killedSite as site,
  killPatienceMs as patienceMs,
  restart,
  serverKilledAfter,
  temporaryFolder,
} from '../../../test/killed-server.ts';
import { stepsToTry } from '../../../test/long-runs.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, dealHistory } from '../deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { sandboxCheckouts, sandboxRefunds } from '../../platform/providers/card/sandbox/tables.ts';
import { reconcile } from './reconcile.ts';
import { type PaymentStep, paymentSteps } from './steps.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function confirmationsOf(server: TestServer, { uuid }: DealRow): Promise<number> {
  const history = await server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, uuid));
  return history.filter(({ event }) => event === 'payment-confirmed').length;
}

/** A mail sent right before the kill is sent again as the same message: mailboxes show it once. */
const subjectsTo = async (server: TestServer, { email }: DealRow) => {
  const mails = await mailsTo(server, email);
  return [...new Map(mails.map(({ messageId, subject }) => [messageId, subject])).values()];
};

const stepsToPaid = [
  'notice-verified',
  'notice-stored',
  'checkout-asked',
  'amount-checked',
  'deal-paid',
  'payment-settled',
] as const satisfies readonly PaymentStep[];
const stepsToPage = [
  'checkout-prepared',
  'checkout-opened',
  'checkout-stored',
] as const satisfies readonly PaymentStep[];
const onTheWayBack = ['refund-asked', 'refund-stored'] as const satisfies readonly PaymentStep[];
const stepsOfDeskRefund = [
  'refund-decided',
  'refund-asked',
  'refund-stored',
] as const satisfies readonly PaymentStep[];

test('every payment step has a test that kills the process after it', () => {
  const killed: readonly PaymentStep[] = [...stepsToPage, ...stepsToPaid, ...stepsOfDeskRefund];
  expect(killed.toSorted()).toEqual(paymentSteps.toSorted());
});

describe('kill -9 right after', () => {
  test.each(stepsToTry(stepsToPaid))(
    '%s: what was paid is neither lost nor done twice',
    async (step) => {
      await using server = await testServer({ environment: { PUBLIC_URL: site }, drawsDocuments: true });
      const deal = await dealToPay(server);
      const { answer } = await askToPay(server, deal);
      await payWith(server, answer.id);

      const { exited } = serverKilledAfter(server, folder.path, step);
      expect((await exited).code).toBeNull();

      // Even if no job ever came back, reconciliation would find it.
      const wasPaid = (await booksOf(server, deal)).deal.stage === 'paid';
      expect(wasPaid).toBe(step === 'payment-settled');
      server.setNow(new Date(Date.now() + 6 * 60_000));
      await reconcile(server.parts);
      expect((await booksOf(server, deal)).deal.stage).toBe('paid');
      await restart(server);

      expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'received' }]);
      expect(await confirmationsOf(server, deal)).toBe(1);
      expect(await subjectsTo(server, deal)).toEqual(['I documenti da firmare e la ricevuta: Sussidio Pet']);
    },
    patienceMs,
  );

  test.each(stepsToTry(stepsToPage))(
    '%s: the buyer who tries again gets the one page there is',
    async (step) => {
      await using server = await testServer({ environment: { PUBLIC_URL: site }, drawsDocuments: true });
      const deal = await dealToPay(server);
      const { ready, exited } = serverKilledAfter(server, folder.path, step);
      const url = await ready;
      const asking = fetch(`${url}/api/v1/payment/create-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          dealUuid: deal.address,
          successCallbackUrl: `${site}/acquisto/pet/${deal.address}/success`,
          failureCallbackUrl: `${site}/acquisto/pet/${deal.address}/cancel`,
        }),
      });
      await expect(asking).rejects.toThrow('fetch failed');
      expect((await exited).code).toBeNull();

      const { status, answer } = await askToPay(server, deal);
      expect(status).toBe(200);
      expect(await server.db.$count(sandboxCheckouts)).toBe(1);
      await payWith(server, answer.id);
      await restart(server);

      expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'received' }]);
      expect(await confirmationsOf(server, deal)).toBe(1);
    },
    patienceMs,
  );

  test.each(stepsToTry(onTheWayBack))(
    '%s: money is refunded once, and notified once',
    async (step) => {
      await using server = await testServer({ environment: { PUBLIC_URL: site }, drawsDocuments: true });
      const deal = await dealToPay(server);
      const { answer } = await askToPay(server, deal);
      await changeCheckout(server, answer.id, { amountCents: 100 });
      await payWith(server, answer.id);

      const { exited } = serverKilledAfter(server, folder.path, step);
      expect((await exited).code).toBeNull();
      await restart(server);

      expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
      expect(await server.db.$count(sandboxRefunds)).toBe(1);
      const subjects = await subjectsTo(server, deal);
      expect(subjects).toHaveLength(1);
      expect(subjects[0]).toContain('Ti abbiamo rimborsato');
    },
    patienceMs,
  );

  test.each(stepsToTry(stepsOfDeskRefund))(
    '%s: a refund by the desk is made, notified and logged once',
    async (step) => {
      await using server = await testServer({ environment: { PUBLIC_URL: site }, drawsDocuments: true });
      const deal = await paidDeal(server);
      const { browser } = await atDesk(server, 'responsabile');
      const [payment] = (await booksOf(server, deal)).payments;
      const refundId = refundIdSchema.parse(randomUUID());

      const { ready, exited } = serverKilledAfter(server, folder.path, step);
      const asking = fetch(`${await ready}/api/v1/desk/payments/${payment?.id}/refunds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site, cookie: cookiesOf({ browser }) },
        body: JSON.stringify({ refundId, amountCents: 20_00, reason: 'mistake' }),
      });
      // Killed before it answers, or while the job runs.
      await asking.catch(() => null);
      expect((await exited).code).toBeNull();
      await restart(server);

      expect(await booksOf(server, deal)).toMatchObject({
        payments: [{ state: 'received' }],
        refunds: [{ id: refundId, state: 'done', amountCents: 20_00 }],
      });
      expect(await server.db.$count(sandboxRefunds)).toBe(1);
      const refundMails = (await subjectsTo(server, deal)).filter((subject) =>
        subject.includes('rimborsato'),
      );
      expect(refundMails).toHaveLength(1);
      expect(await server.db.$count(deskLog, eq(deskLog.action, 'refund.asked'))).toBe(1);
    },
    patienceMs,
  );
});
