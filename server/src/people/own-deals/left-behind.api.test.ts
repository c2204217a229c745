import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type Holder,
  latestCode,
  mailsTo,
  moveTo,
  newEmail,
  password,
  signedInHolder,
} from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signFor } from '../../../test/after-purchase.ts';
import { openDealOf } from '../../../test/contracts.ts';
import {
  askToPay,
  booksOf,
  dealToPay,
  deliver,
  providerNotices,
  paidCheckout,
  payWith,
  runJobs,
} from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import { buySki, dayRequest, skiOutcome } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { closeUnpaidDeals } from '../../buy/payments/close-unpaid-deals.ts';
import { paymentSessions } from '../../buy/payments/tables.ts';
import { activatePolicies } from '../../buy/policies/activate-policies.ts';
import { offerRenewals } from '../../buy/policies/offer-renewals.ts';
import { sandboxCheckouts } from '../../platform/providers/card/sandbox/tables.ts';
import { deleteOldData } from '../retention/retention-job.ts';
import { deals } from '../../buy/deals/tables.ts';

const now = new Date('2026-12-05T10:00:00Z');

const mailboxOf = (email: string) => ({ email, emailKey: emailKey(email) });

async function leave({ browser }: Holder): Promise<void> {
  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
}

const subjectsTo = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject.replace(/\s/g, ' '));

async function tellEverything(server: TestServer): Promise<void> {
  for (const notice of await providerNotices(server)) await deliver(server, notice);
  await runJobs(server);
}

describe('money of a deleted customer', () => {
  test('a pending refund to a deleted customer is completed, and its mail has no link and is deleted', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const deal = await paidDeal(server, mailboxOf(holder.email));
    await signFor(server, deal);
    const token = await mailedToken(server, holder.email, 'recesso');
    await server.call(withdrawCall, { params: { token } });
    await leave(holder);
    await runJobs(server);
    expect((await booksOf(server, deal)).payments).toMatchObject([
      { state: 'refunded', refundReason: 'withdrawn' },
    ]);
    const mails = await server.mails();
    const refund = mails.find(({ subject }) => subject.startsWith('Ti abbiamo rimborsato'));
    expect(refund?.recipient).toBe(holder.email);
    expect(refund?.text).not.toMatch(/\/(firma|recesso|acquisto)\//);
    const written = await server.db.select().from(mailMessages);
    expect(written.filter(({ recipient }) => recipient === holder.email)).toEqual([]);
  });

  test('money of a deleted customer for something unsigned is refunded at once, as it can no longer be signed', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const deal = await paidDeal(server, mailboxOf(holder.email));
    await leave(holder);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('closed_lost');
    expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'account-deleted' }]);
    const refund = (await server.mails()).find(({ subject }) => subject.startsWith('Ti abbiamo'));
    expect(refund?.recipient).toBe(holder.email);
    expect(refund?.text).toContain('Hai cancellato il tuo account prima di firmare i documenti');
    const desk = await subjectsTo(server, server.parts.config.deskEmail);
    expect(desk).toEqual(['Rimborso in corso: account cancellato prima della firma']);
  });

  test.each(['pet', 'rc-terzi-10'])(
    'money arriving after deletion for a %s that could be paid at that moment is refunded',
    async (productKey) => {
      await using server = await testServer({ now });
      const holder = await signedInHolder(server);
      const deal = await dealToPay(server, {
        ...mailboxOf(holder.email),
        productKey,
        stage: 'pay_intent',
      });
      const { answer } = await askToPay(server, deal);
      await leave(holder);
      expect((await payWith(server, answer.id)).statusCode).toBe(303);
      await tellEverything(server);
      const books = await booksOf(server, deal);
      expect(books.deal).toMatchObject({ startsOn: null, accountId: null });
      expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'deal-closed' }]);
      await closeUnpaidDeals(server.parts);
      await deleteOldData(server.parts);
      // Money has moved: the deal stays in the books without its owner.
      expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
      expect((await server.call(paymentStateCall, { params: { uuid: deal.address } })).status).toBe(404);
      const subjects = await subjectsTo(server, holder.email);
      expect(subjects.filter((subject) => /Pagamento ricevuto|firma/.test(subject))).toEqual([]);
    },
  );

  test('money arriving after deletion for ski cover is refunded, and no policy is issued', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    const request = dayRequest('2026-12-06 10:00');
    const submissionKey = crypto.randomUUID();
    const body = { ...request, submissionKey, contractor: { ...request.contractor, email } };
    const { answer } = await buySki(server, body);
    await leave(await signedInHolder(server, email));
    await payWith(server, answer.paymentUrl.split('/').at(-1) ?? '');
    await tellEverything(server);
    const [deal] = await server.db.select().from(deals);
    if (!deal) throw new Error('the deal is gone');
    expect((await booksOf(server, deal)).payments).toMatchObject([
      { state: 'refunded', refundReason: 'deal-closed' },
    ]);
    expect((await subjectsTo(server, email)).join()).not.toContain('La tua polizza sci');
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ code: 'not-found' });
    expect((await buySki(server, body)).status).toBe(404);
  });

  test('a second payment for the same contract is refunded as paid twice', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const deal = await dealToPay(server, mailboxOf(holder.email));
    const first = await askToPay(server, deal);
    // As if we had recorded the first page as closed while it was open.
    await server.db.update(paymentSessions).set({ state: 'expired' });
    await paidCheckout(server, deal);
    await tellEverything(server);
    await signFor(server, deal);
    await leave(holder);
    await payWith(server, first.answer.id);
    await tellEverything(server);
    const { payments } = await booksOf(server, deal);
    expect(payments.map(({ state, refundReason }) => [state, refundReason]).toSorted()).toEqual([
      ['received', null],
      ['refunded', 'paid-twice'],
    ]);
  });
});

test('a payment page being opened during the deletion is not shown, and is closed', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const deal = await dealToPay(server, mailboxOf(holder.email));
  await using almostOpen = await hold(server, 'lock table sandbox_card_checkout in share mode');
  const asking = askToPay(server, deal);
  await almostOpen.awaitedBy(1);
  await leave(holder);
  await almostOpen.release();
  expect((await asking).status).toBe(404);
  await closeUnpaidDeals(server.parts);
  expect(await server.db.select().from(sandboxCheckouts)).toMatchObject([{ status: 'expired' }]);
  await deleteOldData(server.parts);
  expect(await server.db.$count(deals)).toBe(0);
});

describe('a mail queued when its recipient is deleted', () => {
  test('a queued mail that only leads to a purchase is not sent', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    await openDealOf(server, 'pet', holder.email, holder.browser);
    expect(await server.db.$count(mailMessages)).toBe(3);
    await leave(holder);
    await runJobs(server);
    expect(await subjectsTo(server, holder.email)).not.toContain('Il tuo acquisto: Sussidio Pet');
  });

  test('a queued mail with other content is sent without its links', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const signed = { productKey: 'rc-terzi-5', stage: 'documentation_signed' } as const;
    const deal = await dealToPay(server, { ...mailboxOf(holder.email), ...signed });
    await paidCheckout(server, deal);
    await server.call(paymentStateCall, { params: { uuid: deal.address } });
    await leave(holder);
    await runJobs(server);
    const receipt = (await server.mails()).find(({ subject }) => subject.startsWith('Pagamento ricevuto'));
    expect(receipt?.recipient).toBe(holder.email);
    expect(receipt?.text).not.toContain('/recesso/');
    expect(await server.db.$count(mailMessages, isNotNull(mailMessages.sentAt))).toBe(0);
  });
});

test('a queued mail with a signed copy keeps it, without links to pay or withdraw', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const payment = { amount: '€ 95,00', path: '/acquisto/rc-terzi', expiresAt: now.toISOString() };
  const dealUuid = dealUuidSchema.parse(crypto.randomUUID());
  const data = { dealUuid, firstName: 'Ada', product: 'RC Terzi 10', startsOn: null };
  await server.db.transaction((tx) =>
    server.parts.sendMailLater(tx, {
      to: holder.email,
      dealUuid,
      template: 'documents-signed',
      data: { ...data, payment, withdrawalPath: '/recesso/x' },
    }),
  );
  await leave(holder);
  const [copy] = await server.db
    .select({ data: mailMessages.data })
    .from(mailMessages)
    .where(eq(mailMessages.template, 'documents-signed'));
  expect(copy?.data).toEqual({ ...data, payment: null, withdrawalPath: null });
});

test('a customer who signs and leaves at once still gets their copy, without links; the cover begins without a mail', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const deal = await paidDeal(server, mailboxOf(holder.email));
  const token = await mailedToken(server, holder.email, 'firma');
  await server.call(requestSignatureCodeCall, { params: { token } });
  await sign(server, token, await latestCode(server, holder.email));
  await leave(holder);
  await runJobs(server);
  const copy = (await server.mails()).find(({ subject }) => subject.startsWith('Hai firmato'));
  expect(copy?.text).toContain('In allegato trovi la tua copia firmata');
  expect(copy?.text).not.toMatch(/\/(firma|recesso|acquisto)\//);
  const written = await server.db.select().from(mailMessages);
  expect(written.filter(({ recipient }) => recipient === holder.email)).toEqual([]);

  server.setNow(new Date('2026-12-06T10:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  expect((await booksOf(server, deal)).deal.stage).toBe('closed_won');
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('La copertura è attiva'))).toEqual([]);
});

test.each(['bought as a guest', 'of the account'])(
  'the renewal of a deal %s, offered at the moment of deletion, is deleted too',
  async (ownership) => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    await dealToPay(server, {
      ...mailboxOf(holder.email),
      productKey: 'mimuovo',
      stage: 'closed_won',
      expiresAt: null,
      startsOn: isoDate('2025-12-21'),
      endsOn: isoDate('2026-12-20'),
    });
    if (ownership === 'of the account') await holder.browser.call(ownDealsCall);
    // The ending year is locked, the next one not yet written.
    await using almostOffered = await hold(server, 'lock table deal in share mode');
    const offering = offerRenewals(server.parts);
    await almostOffered.awaitedBy(1);
    const leaving = leave(holder);
    await almostOffered.awaitedBy(2);
    await almostOffered.release();
    await Promise.all([offering, leaving]);
    expect(server.logLines().filter(({ level }) => level === 'warn')).toEqual([]);
    expect(await server.db.$count(deals)).toBe(0);
  },
);

test('a customer with someone else’s old address deletes only their own account', async () => {
  await using server = await testServer({ now });
  const owner = await signedInHolder(server);
  const deal = await paidDeal(server, mailboxOf(owner.email));
  await signFor(server, deal);
  await openDealOf(server, 'pet', owner.email, owner.browser);
  await moveTo(server, owner, newEmail());
  // Like contracts from before deals moved with the address.
  await server.db.update(deals).set(mailboxOf(owner.email));
  const stranger = await signedInHolder(server, owner.email);
  expect((await stranger.browser.call(ownDealsCall)).answer.data).toEqual([]);
  await leave(stranger);
  expect((await owner.browser.call(ownDealsCall)).answer.data).toHaveLength(2);
});
