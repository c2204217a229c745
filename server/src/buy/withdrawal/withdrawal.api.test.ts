import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import {
  requestWithdrawalLinkCall,
  ownWithdrawalCall,
  withdrawalCall,
  withdrawCall,
  withdrawOwnDealCall,
} from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, payFor, signatureOf, signFor } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, changeCheckout, dealToPay, payWith, runJobs } from '../../../test/deals.ts';
import { buySkiSeason } from '../../../test/contracts.ts';
import { hold } from '../../../test/held-rows.ts';
import { buySki, skiOutcome, skiRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory } from '../deals/tables.ts';
import { activatePolicies } from '../policies/activate-policies.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { policyNumber } from '../ski/policy-number.ts';
import { skiPolicies } from '../ski/tables.ts';
import { sandboxCheckouts } from '../../platform/providers/card/sandbox/tables.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';

const now = new Date('2026-11-15T10:00:00Z');

const withdraw = (server: TestServer, token: string) => server.call(withdrawCall, { params: { token } });

const askLink = (server: TestServer, number: string, email: string) =>
  server.call(requestWithdrawalLinkCall, { body: { policyNumber: number, email } });

describe('a withdrawal from the footer, with a number and an e-mail', () => {
  test('the link goes to the mailbox of the purchase, and a wrong number gets the same answer', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await runJobs(server);
    const before = (await mailsTo(server, deal.email)).length;
    const number = deal.uuid.slice(0, 8);
    const stranger = 'nessuno@example.it';
    const answers = [
      await askLink(server, number.toLowerCase(), ` ${deal.email.toUpperCase()} `),
      await askLink(server, '00000000', deal.email),
      await askLink(server, number, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await runJobs(server);
    const mails = await mailsTo(server, deal.email);
    expect(mails).toHaveLength(before + 1);
    expect(await mailsTo(server, stranger)).toEqual([]);
    const mail = mails.find(({ subject }) => subject.startsWith('Recedere dal contratto'));
    const token = /recesso\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { answer } = await server.call(withdrawalCall, { params: { token } });
    expect(answer.data).toMatchObject({ state: 'open', product: { key: 'pet' } });
    expect((await askLink(server, 'polizza', deal.email)).problem.fields).toHaveProperty('policyNumber');
  });

  test('a guest withdraws from a season of skiing by the number on the certificate', async () => {
    await using server = await testServer({ now: new Date('2026-12-05T10:00:00Z') });
    const email = newEmail();
    await buySkiSeason(server, email);
    const [policy] = await server.db.select().from(skiPolicies);
    const number = policy ? policyNumber(policy) : '';
    await server.db.delete(rateLimits);
    expect((await askLink(server, number, email)).status).toBe(204);
    await runJobs(server);
    const mail = (await mailsTo(server, email)).find(({ subject }) => subject.startsWith('Recedere dal'));
    const token = /recesso\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await withdraw(server, token)).answer.data).toMatchObject({ state: 'withdrawn' });
  });

  test('no more than five withdrawal links of one purchase, requested from the footer, are sent in an hour', async () => {
    await using server = await testServer({ now });
    const ask = () => askLink(server, '3F2A9C88', 'ada@example.it');
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(204);
    expect((await ask()).problem.code).toBe('mail-withheld');
  });
});

describe('withdrawing from a distance contract', () => {
  test('a withdrawal with the link of any mail sends the receipt, refunds, and closes the deal, once', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await signFor(server, deal);
    // The last moment of the last day in Rome.
    server.setNow(new Date('2026-11-29T22:59:00Z'));
    await activatePolicies(server.parts);
    await runJobs(server);
    const mails = await mailsTo(server, deal.email);
    expect(mails).toHaveLength(4);
    const withoutCode = mails.filter(({ subject }) => subject !== 'Il codice per firmare');
    for (const { text } of withoutCode) expect(text).toContain('/recesso/');

    const token = await mailedToken(server, deal.email, 'recesso');
    const before = await server.call(withdrawalCall, { params: { token } });
    expect(before.answer.data).toEqual({
      state: 'open',
      product: { key: 'pet', title: 'Sussidio Pet' },
      refundCents: 7900,
      lastDay: '2026-11-29',
      withdrawnAt: null,
      refund: null,
    });

    const twice = await Promise.all([withdraw(server, token), withdraw(server, token)]);
    const again = await withdraw(server, token);
    for (const { answer } of [...twice, again])
      expect(answer.data).toMatchObject({
        state: 'withdrawn',
        withdrawnAt: '2026-11-29T22:59:00.000Z',
        refund: { amountCents: 7900, isDone: false },
      });
    await runJobs(server);
    const after = await server.call(withdrawalCall, { params: { token } });
    expect(after.answer.data.refund).toEqual({ amountCents: 7900, isDone: true });
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('closed_lost');
    expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'withdrawn' }]);
    const history = await server.db.select().from(dealHistory).where(eq(dealHistory.event, 'withdrawn'));
    expect(history).toMatchObject([{ fromStage: 'closed_won', toStage: 'closed_lost', cause: 'guest link' }]);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject.replace(/\s/g, ' '));
    expect(subjects.slice(0, 2)).toEqual([
      'Ti abbiamo rimborsato € 79,00',
      'Ricevuta di recesso: Sussidio Pet',
    ]);
  });

  test('a withdrawal is too late on the fifteenth day', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await signFor(server, deal);
    const token = await mailedToken(server, deal.email, 'recesso');
    server.setNow(new Date('2026-11-29T23:00:00Z'));
    expect((await server.call(withdrawalCall, { params: { token } })).answer.data.state).toBe('too-late');
    expect((await withdraw(server, token)).problem.code).toBe('withdrawal-too-late');
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_signed');
  });

  test('a withdrawal before signing leaves nothing to sign', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const toSign = await mailedToken(server, deal.email, 'firma');
    server.setNow(new Date('2026-12-10T10:00:00Z'));
    const token = await mailedToken(server, deal.email, 'recesso');
    expect((await withdraw(server, token)).answer.data).toMatchObject({ state: 'withdrawn' });
    expect((await signatureOf(server, toSign)).state).toBe('expired');
    await runJobs(server);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('a withdrawal refunds the payment that counts, not one refunded before', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const wrong = await askToPay(server, deal);
    await changeCheckout(server, wrong.answer.id, { amountCents: cents(100) });
    await payWith(server, wrong.answer.id);
    await server.call(paymentStateCall, { params: { uuid: deal.address } });
    await runJobs(server);
    await payFor(server, deal);
    expect((await withdraw(server, await mailedToken(server, deal.email, 'recesso'))).status).toBe(200);
    await runJobs(server);
    const { payments } = await booksOf(server, deal);
    const answered = payments.map(({ amountCents, state, refundReason }) => [
      amountCents,
      state,
      refundReason,
    ]);
    expect(answered.toSorted()).toEqual([
      [100, 'refunded', 'amount-differs'],
      [7900, 'refunded', 'withdrawn'],
    ]);
    const checkouts = await server.db.select().from(sandboxCheckouts);
    expect(checkouts.map(({ refundedCents }) => refundedCents).toSorted()).toEqual([100, 7900]);
  });

  test('a withdrawal from a season of skiing has fourteen days from the payment, not from the request', async () => {
    await using server = await testServer({ now: new Date('2026-12-01T10:00:00Z') });
    const request = skiRequest({ start_date: '2026-12-09 23:00', submissionKey: crypto.randomUUID() });
    await buySki(server, request);
    server.setNow(new Date('2026-12-03T10:00:00Z'));
    const { answer } = await buySki(server, request);
    await payWith(server, answer.paymentUrl.split('/').at(-1) ?? '');
    await skiOutcome(server, answer.policy.id);
    await runJobs(server);
    const token = await mailedToken(server, request.contractor.email, 'recesso');
    const answered = await server.call(withdrawalCall, { params: { token } });
    expect(answered.answer.data).toMatchObject({ state: 'open', lastDay: '2026-12-17' });
  });

  test('a signed-in customer withdraws from their own contracts, and from no one else’s', async () => {
    await using server = await testServer({ now });
    const owner = await signedInHolder(server);
    const other = await signedInHolder(server);
    const deal = await paidDeal(server, { email: owner.email, emailKey: emailKey(owner.email) });
    const path = `/api/v1/deals/${deal.uuid}/withdrawal` as const;
    const answered = await owner.browser.call({ ...ownWithdrawalCall, path });
    expect(answered.answer.data).toMatchObject({ state: 'open', lastDay: null });
    const strange = await other.browser.call({ ...withdrawOwnDealCall, path });
    expect(strange.status).toBe(404);
    const done = await owner.browser.call({ ...withdrawOwnDealCall, path });
    expect(done.answer.data.state).toBe('withdrawn');
    const guest = await server.call(withdrawOwnDealCall, {
      params: { uuid: deal.uuid },
    });
    expect(guest.problem.code).toBe('SessionRequired');
  });

  test('a withdrawal stops at a contract whose owner is erased at that very moment', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'recesso');
    await using forgotten = await hold(server, 'update deal set erasure_asked_at = $2 where uuid = $1', [
      deal.uuid,
      now,
    ]);
    const withdrawing = withdraw(server, token);
    await forgotten.awaitedBy(1);
    await forgotten.release();
    expect((await withdrawing).status).toBe(404);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
  });
});
