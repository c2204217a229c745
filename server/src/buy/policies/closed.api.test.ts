import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { latestCode } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signatureOf, signFor } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, runJobs, mailedAddressOf } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, type DealRow } from '../deals/tables.ts';
import { sandboxRefunds } from '../../platform/providers/card/sandbox/tables.ts';
import { chaseSignatures } from '../signature/chase-signatures.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';
import { sealDocuments } from '../signature/seal-documents.ts';
import { activatePolicies } from './activate-policies.ts';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-20T10:00:00Z');

const withdraw = async (server: TestServer, { email }: DealRow) =>
  server.call(withdrawCall, {
    params: { token: await mailedToken(server, email, 'recesso') },
  });

/** How a deal ends, and the state of its signing link then. */
const ends: readonly (readonly [
  how: string,
  end: (server: TestServer, deal: DealRow) => Promise<unknown>,
  state: 'signed' | 'expired',
])[] = [
  ['withdrawn before it was signed', withdraw, 'expired'],
  [
    'withdrawn after it was signed',
    async (server, deal) => {
      await signFor(server, deal);
      await withdraw(server, deal);
    },
    'signed',
  ],
  [
    'active, then withdrawn',
    async (server, deal) => {
      await signFor(server, deal);
      server.setNow(new Date('2026-11-16T10:00:00Z'));
      await activatePolicies(server.parts);
      await runJobs(server);
      await withdraw(server, deal);
    },
    'signed',
  ],
  [
    'never signed',
    async (server) => {
      server.setNow(new Date('2026-12-15T10:00:01Z'));
      await chaseSignatures(server.parts);
    },
    'expired',
  ],
];

test.each(ends)('a deal that was %s cannot be signed, paid, withdrawn or started again', async (...way) => {
  const [, end, state] = way;
  await using server = await testServer({ now });
  const deal = await paidDeal(server);
  const toSign = await mailedToken(server, deal.email, 'firma');
  // A code requested in time does not help either.
  await server.call(requestSignatureCodeCall, { params: { token: toSign } });
  const code = await latestCode(server, deal.email);
  await end(server, deal);
  await runJobs(server);
  if (server.parts.clock() < later) server.setNow(later);
  const historyOf = () => server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, deal.uuid));
  const [history, documents] = [await historyOf(), (await signatureOf(server, toSign)).documents.length];

  expect(await signatureOf(server, toSign)).toMatchObject({
    state,
    isClosed: true,
    refund: { amountCents: deal.priceCents, isDone: true },
    codeGoesTo: null,
    startsOn: null,
    endsOn: null,
  });
  const payment = await server.call(paymentStateCall, {
    params: { uuid: await mailedAddressOf(server, deal) },
  });
  expect(payment.answer).toMatchObject({
    state: 'refunded',
    refund: { amountCents: deal.priceCents, isDone: true },
  });
  const again = await sign(server, toSign, code);
  const outcome = again.status === 200 ? again.answer.data.state : again.problem.code;
  expect(outcome).toBe(state === 'signed' ? 'signed' : 'not-to-sign');
  const anotherCode = await server.call(requestSignatureCodeCall, { params: { token: toSign } });
  expect(anotherCode.status).toBe(409);
  expect((await askToPay(server, deal)).status).toBe(404);
  await withdraw(server, deal);

  const parts = server.parts;
  await makeDocuments(parts, deal.uuid, sendForSignature);
  await sealDocuments(parts, deal.uuid);
  await chaseSignatures(parts);
  await activatePolicies(parts);
  await runJobs(server);
  expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
  expect(await historyOf()).toEqual(history);
  expect((await signatureOf(server, toSign)).documents).toHaveLength(documents);
  expect(await server.db.$count(sandboxRefunds)).toBe(1);
});
