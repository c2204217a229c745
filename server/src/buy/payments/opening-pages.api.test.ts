import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { createPaymentSessionCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  askToPay,
  booksOf,
  checkoutRequest,
  dealToPay,
  payWith,
  preparedPage,
  type TestDeal,
} from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../deals/tables.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import type { CardProvider, Checkout } from '../../platform/providers/card/card-provider.ts';
import { openCheckout } from './open-checkout.ts';
import { paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

/** Asks with a modified provider, and returns which of its calls were made. */
async function askWith(server: TestServer, deal: TestDeal, otherwise: Partial<CardProvider>) {
  const calls: string[] = [];
  const { card } = server.parts;
  const counted = { ...card, ...otherwise };
  const parts = {
    ...server.parts,
    card: {
      ...counted,
      openCheckout: (order) => (calls.push('open'), counted.openCheckout(order)),
      getCheckout: (account, id) => (calls.push('get'), counted.getCheckout(account, id)),
    } satisfies CardProvider,
  };
  const opened = await openCheckout(parts, checkoutRequest(parts, deal));
  return { opened, code: opened instanceof Failure ? opened.error.code : null, calls };
}

const found = (changes: Partial<Checkout>): Checkout => ({
  id: 'cs_test_other',
  url: null,
  state: 'expired',
  amountCents: 7900,
  currency: 'eur',
  reference: null,
  attempt: null,
  paymentId: null,
  ...changes,
});

describe('opening a payment page', () => {
  test.each([
    ['as long as the link, where that ends sooner', after(45 * MINUTE_MS), 45],
    ['at least as long as the provider wants', after(5 * MINUTE_MS), 31],
    ['no longer than the provider allows', after(40 * 24 * 60 * MINUTE_MS), 23 * 60],
    ['no longer either where the link has no end', null, 23 * 60],
  ])('the payment page lives %s', async (_how, expiresAt, minutes) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { expiresAt });
    expect((await askToPay(server, deal)).status).toBe(200);
    const [session] = (await booksOf(server, deal)).sessions;
    expect(session?.expiresAt).toEqual(after(minutes * MINUTE_MS));
  });

  test('a payment page unknown to the provider is requested again while half an hour is left, to the millisecond', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await preparedPage(server, deal, after(30 * MINUTE_MS));
    expect((await askToPay(server, deal)).status).toBe(200);
    expect((await booksOf(server, deal)).sessions).toMatchObject([{ attempt: 1, state: 'open' }]);
  });

  test('a payment page that followed another is the one requested again', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    server.setNow(after(24 * 60 * MINUTE_MS));
    const second = await askToPay(server, deal);
    expect((await askToPay(server, deal)).answer).toEqual(second.answer);
    expect((await booksOf(server, deal)).sessions.map(({ attempt }) => attempt)).toEqual([2, 1]);
  });

  test('a payment page whose price has changed since is closed, and another is opened', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    await server.db
      .update(deals)
      .set({ priceCents: cents(81_00) })
      .where(eq(deals.uuid, deal.uuid));
    const second = await askToPay(server, deal);
    expect(second.answer.id).not.toBe(first.answer.id);
    expect((await payWith(server, first.answer.id)).body).toContain('scaduta');
    const [session] = (await booksOf(server, deal)).sessions;
    expect(session).toMatchObject({ attempt: 2, amountCents: 8100 });
  });

  test('a payment page that the provider has forgotten is abandoned, and another is opened', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    const { opened } = await askWith(server, deal, { getCheckout: () => Promise.resolve(null) });
    expect(opened).toMatchObject({ page: { url: expect.stringContaining('/sandbox/carte/pay/') as string } });
    expect(opened).not.toMatchObject({ id: first.answer.id });
    expect((await booksOf(server, deal)).sessions.map(({ state }) => state)).toEqual(['open', 'expired']);
  });

  test('a payment page that was paid while the provider forgot it stays paid', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    await askWith(server, deal, {
      async getCheckout() {
        await server.db.update(paymentSessions).set({ state: 'paid' });
        return null;
      },
    });
    expect((await booksOf(server, deal)).sessions.map(({ state }) => state)).toEqual(['open', 'paid']);
  });

  test('a payment page whose bank has not answered yet blocks a second payment', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    const { code } = await askWith(server, deal, {
      getCheckout: () => Promise.resolve(found({ id: answer.id, state: 'processing' })),
    });
    expect(code).toBe('already-paid');
    expect((await booksOf(server, deal)).sessions).toMatchObject([{ state: 'processing' }]);
  });

  test('a payment page that can never be shown is tried three times at most', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { card } = server.parts;
    const { code, calls } = await askWith(server, deal, {
      openCheckout: async (order) => ({ ...(await card.openCheckout(order)), url: null }),
      getCheckout: (_account, id) => Promise.resolve(found({ id })),
    });
    expect(code).toBe('card-provider-unavailable');
    expect(calls).toEqual(['open', 'get', 'open']);
  });
});

describe('refused payment pages', () => {
  test('no page is opened for a product that is no longer sold', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await server.db.update(deals).set({ productKey: 'ombrello' }).where(eq(deals.uuid, deal.uuid));
    expect((await askToPay(server, deal)).problem).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('no page is opened before the deal is complete, nor after a deal signed first was paid', async () => {
    await using server = await testServer({ now });
    const incomplete = await dealToPay(server, { stage: 'quotation' });
    expect((await askToPay(server, incomplete)).problem.code).toBe('not-payable');
    const signed = await dealToPay(server, { productKey: 'rc-terzi-5', stage: 'documentation_signed' });
    const { answer } = await askToPay(server, signed);
    await payWith(server, answer.id);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await askToPay(server, signed)).problem.code).toBe('already-paid');
    expect((await booksOf(server, signed)).deal.stage).toBe('paid');
  });

  test.each(['successCallbackUrl', 'failureCallbackUrl'] as const)(
    'no page is opened with a wrong %s, and the refusal names it',
    async (name) => {
      await using server = await testServer({ now });
      const deal = await dealToPay(server);
      const own = 'http://localhost:3000/acquisto';
      const { status, problem } = await server.call(createPaymentSessionCall, {
        body: {
          dealUuid: deal.address,
          successCallbackUrl: own,
          failureCallbackUrl: own,
          [name]: 'https://evil.example/',
        },
      });
      expect(status).toBe(422);
      expect(problem.fields).toEqual({
        [name]: 'L’indirizzo di ritorno deve essere una pagina di questo sito',
      });
    },
  );
});
