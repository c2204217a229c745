import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { retentionDays } from '@riparo/domain/people/retention/periods.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mailsTo, newEmail, signedInHolder, unconfirmedHolder } from '../../../test/account-holder.ts';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { askToPay, dealToPay } from '../../../test/deals.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';
import { countJobs } from '../../platform/jobs/job-counts.ts';
import { defineJob, handles } from '../../platform/jobs/job.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { disputes } from '../../buy/payments/dispute-tables.ts';
import { refunds } from '../../buy/payments/refund-tables.ts';
import { closeUnpaidDeals } from '../../buy/payments/close-unpaid-deals.ts';
import { payments, paymentSessions } from '../../buy/payments/tables.ts';
import { activatePolicies } from '../../buy/policies/activate-policies.ts';
import { formSubmissions } from '../../platform/providers/forms/tables.ts';
import { accounts, accountSessions } from '../../platform/providers/identity/built-in/tables.ts';
import { sandboxMails } from '../../platform/providers/mail/tables.ts';
import { lifeQuotes, purchaseRequests } from '../../understand/quotes/tables.ts';
import { dealDocuments } from '../../buy/documents/tables.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { batchSize } from '../../platform/database/in-batches.ts';
import { deleteOldData } from './retention-job.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
async function forgetAfter(server: TestServer, days: number): Promise<void> {
  server.setNow(later(days));
  await deleteOldData(server.parts);
}

async function countOf(server: TestServer, ...tables: PgTable[]): Promise<number[]> {
  return Promise.all(tables.map((table) => server.db.$count(table)));
}

async function askForQuote(server: TestServer): Promise<void> {
  const body = {
    submissionKey: crypto.randomUUID(),
    product: 'pensione-integrativa',
    source: '/preventivo/pensione-integrativa',
    firstname: examplePerson.firstName,
    lastname: examplePerson.lastName,
    email: newEmail(),
    phone: examplePerson.phone,
    privacy: true,
    userProfiling: true,
  };
  await server.call(requestQuoteCall, { body });
}

describe('retention of data', () => {
  test('data stays for its time: quotes a year, requests made with them two', async () => {
    await using server = await testServer({ now });
    await askForLifeQuote(server);
    await askForCall(server, await askForLifeQuote(server));
    await askForQuote(server);
    await server.queue.runWaiting();
    const tables = [lifeQuotes, callBacks, purchaseRequests, quoteRequests, formSubmissions];

    await forgetAfter(server, retentionDays.quotes);
    expect(await countOf(server, ...tables)).toEqual([2, 1, 1, 1, 2]);
    await forgetAfter(server, retentionDays.quotes + 1);
    expect(await countOf(server, ...tables)).toEqual([1, 1, 1, 1, 2]);
    await forgetAfter(server, retentionDays.leads);
    expect(await countOf(server, ...tables)).toEqual([1, 1, 1, 1, 2]);
    await forgetAfter(server, retentionDays.leads + 1);
    expect(await countOf(server, ...tables)).toEqual([0, 0, 0, 0, 0]);
  });

  test('a quote stays with the last request: it is deleted two years after that', async () => {
    await using server = await testServer({ now });
    const quote = await askForLifeQuote(server);
    await askForCall(server, quote);
    server.setNow(later(20));
    await askForCall(server, quote);
    await server.queue.runWaiting();
    await forgetAfter(server, retentionDays.leads + 1);
    expect(await countOf(server, lifeQuotes, callBacks)).toEqual([1, 2]);
    await forgetAfter(server, retentionDays.leads + 20);
    expect(await countOf(server, lifeQuotes)).toEqual([1]);
    await forgetAfter(server, retentionDays.leads + 21);
    expect(await countOf(server, lifeQuotes, callBacks)).toEqual([0, 0]);
  });

  test('without a request it is a quote, even where quotes stay longer', async () => {
    await using server = await testServer({ now, environment: { RETENTION_QUOTES_DAYS: '2000' } });
    await askForLifeQuote(server);
    await forgetAfter(server, retentionDays.leads + 1);
    expect(await countOf(server, lifeQuotes)).toEqual([1]);
    await forgetAfter(server, 2001);
    expect(await countOf(server, lifeQuotes)).toEqual([0]);
  });

  test('data stays for as long as the installation configures', async () => {
    await using server = await testServer({ now, environment: { RETENTION_CHECKUPS_DAYS: '10' } });
    await server.call(submitQuizCall, { body: quizRequest() });
    await forgetAfter(server, 10);
    expect(await countOf(server, checkups)).toEqual([1]);
    await forgetAfter(server, 11);
    expect(await countOf(server, checkups)).toEqual([0]);
  });

  test('old checkups, sessions, unconfirmed registrations and records of mails are deleted', async () => {
    await using server = await testServer({ now });
    await signedInHolder(server);
    await unconfirmedHolder(server);
    await server.call(submitQuizCall, { body: quizRequest() });
    await server.mails();

    await forgetAfter(server, retentionDays.unconfirmedAccounts + 1);
    expect(await countOf(server, accounts, accountSessions, checkups)).toEqual([1, 0, 1]);
    // The sandbox uses the machine's clock, like mail servers.
    await server.db.update(sandboxMails).set({ receivedAt: now });
    await server.db.update(mailMessages).set({
      createdAt: now,
      sentAt: sql`case when sent_at is null then null else ${now.toISOString()}::timestamptz end`,
    });
    await forgetAfter(server, retentionDays.sentMails);
    expect(await countOf(server, mailMessages, sandboxMails)).toEqual([4, 4]);
    await forgetAfter(server, retentionDays.sentMails + 1);
    expect(await countOf(server, mailMessages, sandboxMails)).toEqual([0, 0]);
    await forgetAfter(server, retentionDays.checkups + 1);
    expect(await countOf(server, checkups)).toEqual([0]);
    expect(await countOf(server, accounts), 'an account stays as long as its owner').toEqual([1]);
  });

  test('old rows are deleted in batches, and two runs at once have the same result', async () => {
    await using server = await testServer({ now });
    await server.call(submitQuizCall, { body: quizRequest() });
    await server.db.execute(sql`
      insert into checkup (submission_key, questionnaire, first_name, last_name, email, email_key, answers,
        score_version, result, report, consents, created_at)
      select gen_random_uuid(), questionnaire, first_name, last_name, email, email_key, answers,
        score_version, result, report, consents, created_at
      from checkup, generate_series(1, ${2 * batchSize + 10})`);
    server.setNow(later(retentionDays.checkups + 1));
    await Promise.all([deleteOldData(server.parts), deleteOldData(server.parts)]);
    expect(await countOf(server, checkups)).toEqual([0]);
    expect(server.logText()).toContain('what was old is forgotten');
  });

  test('deletions are counted in the log, and nothing is logged without any', async () => {
    await using server = await testServer({ now });
    await server.call(submitQuizCall, { body: quizRequest() });
    await forgetAfter(server, 0);
    expect(server.logText()).not.toContain('what was old is forgotten');
    await forgetAfter(server, retentionDays.checkups + 1);
    expect(server.logText()).toMatch(/"removed":\{[^}]*"checkups":1[,}]/);
  });

  test('personal data in dead letters is deleted too', async () => {
    await using server = await testServer({ now: new Date() });
    const job = defineJob({
      name: 'greet',
      payload: z.object({}),
      retry: { limit: 0, delaySeconds: 1, maximumDelaySeconds: 1 },
    });
    await server.queue.register([handles(job, () => Promise.reject(new Error('nobody is at home')))]);
    await server.db.transaction((tx) => server.queue.enqueue(tx, job, { payload: {} }));
    await server.queue.runWaiting();
    const dead = [{ job: 'greet', state: 'dead', count: 1 }];

    const today = new Date();
    server.setNow(new Date(today.getTime() + (retentionDays.deadLetters - 1) * DAY_MS));
    await deleteOldData(server.parts);
    expect(await countJobs(server.db)).toEqual(dead);
    server.setNow(new Date(today.getTime() + (retentionDays.deadLetters + 1) * DAY_MS));
    await deleteOldData(server.parts);
    expect(await countJobs(server.db)).toEqual([]);
  });
});

describe('retention of purchases', () => {
  test('unpaid purchases are deleted 90 days after their link ended; contracts stay ten years from their end', async () => {
    await using server = await testServer({ now });
    const unpaid = await dealToPay(server);
    await askToPay(server, unpaid);
    const contract = await paidDeal(server);
    await signFor(server, contract);
    server.setNow(later(1));
    await activatePolicies(server.parts);
    const [active] = await server.db.select().from(deals).where(eq(deals.uuid, contract.uuid));
    expect(active).toMatchObject({ stage: 'closed_won', endsOn: '2027-11-16' });
    const tables = [deals, payments, paymentSessions, dealDocuments, dealSignatures, dealHistory];
    const documentCount = await server.db.$count(dealDocuments);
    expect(documentCount).toBeGreaterThan(3);

    server.setNow(later(30));
    await closeUnpaidDeals(server.parts);
    await forgetAfter(server, 30 + retentionDays.unfinishedDeals - 1);
    expect(await countOf(server, deals)).toEqual([2]);
    await forgetAfter(server, 30 + retentionDays.unfinishedDeals + 1);
    expect(await server.db.select({ uuid: deals.uuid }).from(deals)).toEqual([{ uuid: contract.uuid }]);

    server.setNow(new Date('2037-11-16T10:00:00Z'));
    await deleteOldData(server.parts);
    const [kept, paid, sessions, documents] = await countOf(server, ...tables);
    expect({ kept, paid, sessions, documents }).toEqual({
      kept: 1,
      paid: 1,
      sessions: 1,
      documents: documentCount,
    });
    // Its refunds and disputes, compared with those of a recent contract.
    const young = await paidDeal(server);
    for (const { uuid } of [contract, young]) {
      const [payment] = await server.db.select().from(payments).where(eq(payments.dealUuid, uuid));
      if (!payment) throw new Error('nothing was paid');
      const money = { paymentId: payment.id, amountCents: cents(1_00), state: 'done' } as const;
      await server.db.insert(refunds).values({
        ...money,
        dealUuid: uuid,
        reason: 'mistake',
        leavesCover: true,
        askedAt: now,
      });
      const dispute = {
        account: 'partner',
        id: `dp_${uuid}`,
        providerPaymentId: 'pi_1',
        reason: 'fraudulent',
      } as const;
      await server.db.insert(disputes).values({ ...money, ...dispute, state: 'won', openedAt: now });
    }
    // Mails about it are deleted too; a queued one after it is sent.
    const about = eq(mailMessages.dealUuid, contract.uuid);
    const [waiting, ...left] = await server.db
      .update(mailMessages)
      .set({ sentAt: now })
      .where(about)
      .returning();
    if (!waiting || left.length === 0) throw new Error('nothing was written about it');
    await server.db.update(mailMessages).set({ sentAt: null }).where(eq(mailMessages.id, waiting.id));
    server.setNow(new Date('2037-11-18T10:00:00Z'));
    await deleteOldData(server.parts);
    const owners = [
      deals.uuid,
      ...[payments, paymentSessions, dealDocuments, dealSignatures, dealHistory, refunds].map(
        (table) => table.dealUuid,
      ),
    ];
    for (const uuid of owners)
      expect(await server.db.selectDistinct({ uuid }).from(uuid.table)).toEqual([{ uuid: young.uuid }]);
    expect(await server.db.select({ id: disputes.id }).from(disputes)).toEqual([{ id: `dp_${young.uuid}` }]);
    expect(await server.db.select().from(mailMessages).where(about)).toMatchObject([
      { id: waiting.id, isDeletedOnceSent: true },
    ]);
    expect(await mailsTo(server, unpaid.email)).toEqual([]);
  });
});
