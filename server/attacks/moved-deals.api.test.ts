import { randomUUID } from 'node:crypto';
import { correctDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { correctDealAtDeskCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { mailsTo, newEmail, signedInHolder } from '../test/account-holder.ts';
import { paidDeal } from '../test/after-purchase.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { openDealOf } from '../test/contracts.ts';
import { askToPay, booksOf, payWith, runJobs, type TestDeal } from '../test/deals.ts';
import { atDesk } from '../test/desk.ts';
import { testServer, type TestServer } from '../test/test-server.ts';

const now = new Date('2026-11-16T14:00:00Z');

const move = (browser: Browser, deal: DealRow, to: string) =>
  browser.call(
    correctDealAtDeskCall,
    { key: submissionKeySchema.parse(randomUUID()), changes: { email: { from: deal.email, to } } },
    { uuid: deal.uuid },
  );

const subjectsTo = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject);

const movedMail = (subject: string) => subject.startsWith('Un acquisto è passato a un altro indirizzo');

describe('a deal that the desk moves to another mailbox', () => {
  test.each(['pet', 'rc-terzi-10'])(
    'a moved deal is notified to the old mailbox, and asks the new one for consents: %s',
    async (key) => {
      await using server = await testServer({ now });
      const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
      const [old, next] = [newEmail(), newEmail()];
      const deal = await openDealOf(server, key, old);
      expect(deal.stage).toBe('qualified_lead');
      expect((await move(dora, deal, next)).status).toBe(200);
      await runJobs(server);

      const { deal: moved } = await booksOf(server, deal);
      expect({
        email: moved.email,
        stage: moved.stage,
        given: moved.consents.given,
        suitability: moved.suitability,
      }).toEqual({ email: next, stage: 'quotation', given: {}, suitability: null });
      const notice = (await mailsTo(server, old)).find(({ subject }) => movedMail(subject));
      expect(notice?.text).toContain('I link che ti avevamo mandato');
      for (const secret of [next, deal.firstName, deal.lastName, deal.uuid])
        expect(notice?.text).not.toContain(secret);
      expect((await subjectsTo(server, next)).some((subject) => subject.startsWith('Abbiamo corretto'))).toBe(
        true,
      );
      // The consents of the previous owner do not allow a payment.
      expect((await askToPay(server, moved)).status).not.toBe(200);
    },
  );

  test('a moved deal has no page left that the owner of the old mailbox could pay on', async () => {
    await using server = await testServer({ now });
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    const deal = await openDealOf(server, 'pet', newEmail());
    const { answer } = await askToPay(server, deal);
    expect((await move(dora, deal, newEmail())).status).toBe(200);
    await payWith(server, answer.url.split('/').at(-1) ?? '');
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('quotation');
    expect(books.payments).toEqual([]);
    expect(books.sessions.map(({ state }) => state)).toEqual(['expired']);
  });

  test('a deal is not moved once it is paid, nor if its buyer changed it first', async () => {
    await using server = await testServer({ now });
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    const paid = await paidDeal(server);
    expect((await move(dora, paid, newEmail())).problem?.code).toBe('DealMovedOn');
    const deal = await openDealOf(server, 'pet', newEmail());
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.url.split('/').at(-1) ?? '');
    expect((await move(dora, deal, newEmail())).problem?.code).toBe('DealMovedOn');
    const { deal: kept, payments } = await booksOf(server, deal);
    expect(kept.email).toEqual(deal.email);
    expect(payments.map(({ state }) => state)).toEqual(['received']);
  });

  test('a deal keeps its consents when only the spelling of the same mailbox changes', async () => {
    await using server = await testServer({ now });
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    const deal = await openDealOf(server, 'pet', newEmail());
    expect((await move(dora, deal, deal.email.toUpperCase())).status).toBe(200);
    const { deal: kept } = await booksOf(server, deal);
    expect({ stage: kept.stage, given: kept.consents.given }).toEqual({
      stage: 'qualified_lead',
      given: deal.consents.given,
    });
    await runJobs(server);
    expect((await subjectsTo(server, deal.email)).filter(movedMail)).toEqual([]);
  });
});

const correct = (browser: Browser, deal: TestDeal, email: string) => {
  const { firstName, lastName, profile, attributes } = deal;
  const body = {
    version: deal.version,
    buyer: { email, firstName, lastName, profile },
    ...(attributes ? { attributes } : {}),
  };
  return browser.call(correctDealCall, body as never, { uuid: deal.address });
};

describe('a buyer who changes the mailbox of their own purchase', () => {
  test('the old mailbox is notified if its owner had proved it', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const deal = await openDealOf(server, 'pet', email, browser);
    expect((await correct(browser, deal, newEmail())).status).toBe(200);
    await runJobs(server);
    expect((await subjectsTo(server, email)).filter(movedMail)).toHaveLength(1);
  });

  test('nothing is sent to an unproved mailbox', async () => {
    await using server = await testServer({ now });
    const browser = openBrowser(server);
    const victim = newEmail();
    const deal = await openDealOf(server, 'pet', victim, browser);
    expect((await correct(browser, deal, newEmail())).status).toBe(200);
    await runJobs(server);
    expect((await subjectsTo(server, victim)).filter(movedMail)).toEqual([]);
  });
});
