import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { createPaymentSessionCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { suitabilityStatement } from '@riparo/domain/buy/products/suitability/statement.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { type DealAddress, type DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { desc, eq, or, sql } from 'drizzle-orm';
import {
  addressColumns,
  hashOfAddress,
  mailedAddress,
  openerAddress,
} from '../src/buy/deals/deal-address.ts';
import { isAt } from '../src/buy/deals/find-by-address.ts';
import { type DealRow, deals } from '../src/buy/deals/tables.ts';
import { lockDealToPay } from '../src/buy/payments/enter-to-pay.ts';
import type { PaymentDependencies } from '../src/buy/payments/fulfilment.ts';
import type { CheckoutRequest } from '../src/buy/payments/open-checkout.ts';
import { refunds } from '../src/buy/payments/refund-tables.ts';
import { payments, paymentSessions } from '../src/buy/payments/tables.ts';
import { signatureOf } from '../src/platform/providers/card/sandbox/notices.ts';
import {
  sandboxAnswers,
  sandboxCheckouts,
  sandboxEvents,
} from '../src/platform/providers/card/sandbox/tables.ts';
import type { CardAccount } from '../src/platform/providers/card/card-provider.ts';
import { dealRow } from './deal-row.ts';
import type { TestServer } from './test-server.ts';

export const approvedCard = '4242 4242 4242 4242';

/** A deal with the address of the browser that opened it, or the mailed one if there is none. */
export type TestDeal = DealRow & { address: DealAddress };

function withAddress({ parts: { keyedHash } }: TestServer, deal: DealRow): TestDeal {
  const own = openerAddress(keyedHash, deal);
  const isOpen = deal.openerAddress === hashOfAddress(own);
  return { ...deal, address: isOpen ? own : mailedAddress(keyedHash, deal) };
}

/** A deal that is complete and not paid yet. */
export async function dealToPay(
  server: TestServer,
  { productKey = 'pet', ...changes }: Partial<DealRow> = {},
): Promise<TestDeal> {
  const product = findPurchasableProduct(productKey);
  if (!product) throw new Error('no such product');
  const now = server.parts.clock();
  const email = `ada-${randomUUID().slice(0, 8)}@example.it`;
  const row = dealRow({
    productKey,
    order: product.order,
    stage: 'qualified_lead',
    email,
    emailKey: emailKey(email),
    consents: { ...dealRow().consents, givenAt: now.toISOString() },
    suitability: {
      answeredAt: now.toISOString(),
      lines: suitabilityStatement(productKey, suitableAnswers(productKey)),
    },
    priceCents: product.priceCents,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    startsOn: null,
    endsOn: null,
    ...changes,
  });
  const [deal] = await server.db
    .insert(deals)
    .values({ ...row, ...addressColumns(server.parts.keyedHash, row) })
    .returning();
  if (!deal) throw new Error('no deal was stored');
  return withAddress(server, deal);
}

type Named = { uuid: DealUuid | DealAddress };

/** The row of a deal, by its id or one of its addresses. */
async function rowOf(server: TestServer, { uuid }: Named): Promise<DealRow | undefined> {
  const isNamed = eq(deals.uuid, sql`${uuid}::uuid`);
  const [deal] = await server.db
    .select()
    .from(deals)
    .where(or(isNamed, isAt(uuid as string as DealAddress)));
  return deal;
}

/** The customer's address of a deal that a test knows by its id, or already by an address. */
export async function customersAddress(server: TestServer, deal: Named): Promise<DealAddress> {
  const row = await rowOf(server, deal);
  return row?.uuid === deal.uuid ? withAddress(server, row).address : (deal.uuid as string as DealAddress);
}

type Paying = {
  /** Of the site, as its visitor sees it. */
  origin?: string;
  /** Of the payer; by default of an unknown visitor. */
  cookie?: string;
};

export async function askToPay(server: TestServer, deal: Named, { origin, cookie }: Paying = {}) {
  const site = origin ?? server.parts.config.publicUrl.origin;
  const uuid = await customersAddress(server, deal);
  return server.call(createPaymentSessionCall, {
    headers: { origin: server.parts.config.publicUrl.origin, ...(cookie && { cookie }) },
    body: {
      dealUuid: uuid,
      successCallbackUrl: `${site}/acquisto/pet/${uuid}/success`,
      failureCallbackUrl: `${site}/acquisto/pet/${uuid}/cancel`,
    },
  });
}

/** The address in mails about a deal. */
export const mailedAddressOf = async (server: TestServer, deal: Named): Promise<DealAddress> =>
  mailedAddress(server.parts.keyedHash, (await booksOf(server, deal)).deal);

/** The request of `askToPay`, for tests with parts of their own. */
export const checkoutRequest = (
  parts: PaymentDependencies,
  { address }: Pick<TestDeal, 'address'>,
): CheckoutRequest => ({
  enter: lockDealToPay(parts, { address, account: null }, { holds: () => true }),
  address,
  successUrl: `http://localhost:3000/acquisto/pet/${address}/success`,
  cancelUrl: `http://localhost:3000/acquisto/pet/${address}/cancel`,
});

/** A page about to be requested when the process ended: the provider does not know it. */
export async function preparedPage(server: TestServer, deal: TestDeal, expiresAt: Date): Promise<void> {
  const { answer } = await askToPay(server, deal);
  await server.db.delete(sandboxCheckouts).where(eq(sandboxCheckouts.id, answer.id));
  await server.db.delete(sandboxAnswers);
  await server.db
    .update(paymentSessions)
    .set({ state: 'opening', checkoutId: null, url: null, expiresAt })
    .where(eq(paymentSessions.dealUuid, deal.uuid));
}

/** Types a card into the provider's page. Its notices are made and wait. */
export function payWith(server: TestServer, checkoutId: string, number = approvedCard) {
  return submitForm(server, `/sandbox/carte/pay/${checkoutId}`, { number });
}

export function submitForm(server: TestServer, url: string, fields: Record<string, string>) {
  return server.request({
    method: 'POST',
    url,
    headers: {
      origin: server.parts.config.publicUrl.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

export async function paidCheckout(server: TestServer, deal: DealRow, paying?: Paying): Promise<string> {
  const { answer } = await askToPay(server, deal, paying);
  await payWith(server, answer.id);
  return answer.id;
}

export type Notice = { account: CardAccount; id: string; type: string; body: string };

/** The notices of the provider, in order of the events. */
export async function providerNotices(server: TestServer): Promise<Notice[]> {
  const events = await server.db.select().from(sandboxEvents).orderBy(sandboxEvents.createdAt);
  return events.map(({ account, id, body }) => ({
    account,
    id,
    type: (JSON.parse(body) as { type: string }).type,
    body,
  }));
}

type Delivery = { signedBy?: CardAccount; to?: CardAccount; at?: Date; body?: string; signature?: string };

/** Posts a notice to the site, as the provider does; or as an impostor. */
export function deliver(server: TestServer, notice: Notice, delivery: Delivery = {}) {
  const { signedBy = notice.account, to = notice.account, at = server.parts.clock() } = delivery;
  const { cardSandbox } = server.parts;
  if (!cardSandbox) throw new Error('no sandbox');
  return server.request({
    method: 'POST',
    url: `/api/v1/payment/webhook/${to}`,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature':
        delivery.signature ?? signatureOf(notice.body, cardSandbox.keys[signedBy].webhookSecret, at),
    },
    payload: delivery.body ?? notice.body,
  });
}

/** Runs jobs, and the jobs they create, until none is left. Deliveries without a listener stay. */
export async function runJobs(server: TestServer, turns = 6): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await server.queue.runWaiting();
}

export async function booksOf(server: TestServer, named: Named) {
  const deal = await rowOf(server, named);
  if (!deal) throw new Error('the deal is gone');
  const { uuid } = deal;
  return {
    deal: withAddress(server, deal),
    payments: await server.db.select().from(payments).where(eq(payments.dealUuid, uuid)),
    refunds: await server.db
      .select()
      .from(refunds)
      .where(eq(refunds.dealUuid, uuid))
      .orderBy(refunds.askedAt, refunds.id),
    sessions: await server.db
      .select()
      .from(paymentSessions)
      .where(eq(paymentSessions.dealUuid, uuid))
      .orderBy(desc(paymentSessions.attempt)),
  };
}

export function changeCheckout(
  server: TestServer,
  id: string,
  changes: Partial<typeof sandboxCheckouts.$inferSelect>,
) {
  return server.db.update(sandboxCheckouts).set(changes).where(eq(sandboxCheckouts.id, id));
}
