import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { actOnClaimCall, deskClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { eraseCustomerCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { actOnDealCall, deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { deskRefundsCall } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import {
  askRefundCall,
  confirmRefundCall,
  dealPaymentsCall,
  declineRefundCall,
} from '@riparo/domain/care/deals/refund-calls.ts';
import {
  changeColleagueCall,
  renewAccessCall,
  staffSessionCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { withdrawalCall, withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import {
  type ClaimId,
  type PaymentId,
  type RefundId,
  refundIdSchema,
  submissionKeySchema,
} from '@riparo/domain/platform/values/ids.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reindexPeople } from '../src/people/search/people-index.ts';
import { people } from '../src/platform/customers/people-tables.ts';
import { refunds } from '../src/buy/payments/refund-tables.ts';
import { payments, paymentSessions } from '../src/buy/payments/tables.ts';
import { sandboxRefunds } from '../src/platform/providers/card/sandbox/tables.ts';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { caseHistory } from '../src/care/casework/tables.ts';
import { mailsTo } from '../test/account-holder.ts';
import { mailedToken, paidDeal, signFor } from '../test/after-purchase.ts';
import type { Browser } from '../test/browser.ts';
import { reportedClaim } from '../test/claims.ts';
import { booksOf, runJobs } from '../test/deals.ts';
import { arrive, atDesk, invitedAtDesk, type Consultant, tokenTo } from '../test/desk.ts';
import { hold } from '../test/held-rows.ts';
import { testServer, type TestServer } from '../test/test-server.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const dear = { priceCents: cents(240_00) };

const withdrawFor = (browser: Browser, { uuid }: DealRow, key: string = randomUUID()) =>
  browser.call(
    actOnDealCall,
    { action: 'withdraw', key: submissionKeySchema.parse(key), lastAct: 0 },
    { uuid },
  );

async function askRefund(server: TestServer, browser: Browser, deal: DealRow, amountCents: number) {
  const [payment] = await server.db.select().from(payments).where(eq(payments.dealUuid, deal.uuid));
  const body = { refundId: refundIdSchema.parse(randomUUID()), amountCents, reason: 'mistake' as const };
  return browser.call(askRefundCall, body, { id: payment?.id as PaymentId });
}

const confirm = (browser: Browser, id: RefundId | string | undefined) =>
  browser.call(confirmRefundCall, undefined, { id: id as RefundId });

const waitingFor = async (server: TestServer, deal: DealRow) =>
  (await server.db.select().from(refunds).where(eq(refunds.dealUuid, deal.uuid))).find(
    ({ state }) => state === 'waiting',
  )?.id;

/** The state of the deal once every job has run. */
async function stateOf(server: TestServer, deal: DealRow) {
  await runJobs(server);
  const { deal: row, payments: paid } = await booksOf(server, deal);
  return [row.stage, paid[0]?.state, await server.db.$count(sandboxRefunds)];
}

const unchanged = ['documentation_send', 'received', 0];
const gone = ['closed_lost', 'refunded', 1];

async function requestedOnLastDays(server: TestServer) {
  const deal = await paidDeal(server, dear);
  await signFor(server, deal);
  const token = await mailedToken(server, deal.email, 'recesso');
  server.setNow(later(13));
  const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
  await withdrawFor(dora, deal);
  server.setNow(later(20));
  return { deal, token };
}

describe('a withdrawal of more than 200 euro requested by the desk', () => {
  test('a large withdrawal refunds nothing before a second person or the customer confirms it', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    const key = randomUUID();
    const withdrawalRequest = await Promise.all([1, 2].map(() => withdrawFor(dora, deal, key)));
    expect(withdrawalRequest.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf(server, deal)).toEqual(unchanged);
    // Requested once, and not offered again while it waits.
    const { actions } = (await dora.call(deskDealCall, undefined, { uuid: deal.uuid })).answer.data;
    expect(actions.map(({ action }) => action)).not.toContain('withdraw');
    expect((await withdrawFor(dora, deal)).status).toBe(409);
    expect(await server.db.$count(refunds)).toBe(1);

    const id = await waitingFor(server, deal);
    const { answer } = await bianca.call(deskRefundsCall, undefined, undefined, { state: 'waiting' });
    expect(answer.data).toMatchObject([
      { id, reason: 'withdrawn', amountCents: 240_00, confirmers: [{ name: 'Bianca Neri' }] },
    ]);
    expect((await confirm(dora, id)).status, 'a consulente').toBe(403);
    expect((await confirm(bianca, id)).answer.data).toMatchObject({
      state: 'due',
      decidedBy: { name: 'Bianca Neri' },
    });
    expect((await confirm(bianca, id)).status, 'pressed twice').toBe(200);
    expect(await stateOf(server, deal)).toEqual(gone);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ricevuta di recesso'))).toHaveLength(1);
  });

  test('a large withdrawal answers a second click like the first, even if that was handled meanwhile', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    const key = randomUUID();
    await withdrawFor(dora, deal, key);
    const [act] = await server.db.select().from(caseHistory);
    // As if another process were still handling the first click: its rows arrive while the second one looks.
    await server.db.delete(refunds);
    await server.db.delete(caseHistory);
    await using first = await hold(server, 'lock table refund in access exclusive mode');
    const second = withdrawFor(dora, deal, key);
    await first.awaitedBy(1);
    await first.run(
      `insert into refund (id, payment_id, deal_uuid, amount_cents, reason, state, leaves_cover, asked_at)
       select $1, id, deal_uuid, amount_cents, 'withdrawn', 'waiting', false, $2 from payment where deal_uuid = $3`,
      [act?.key, now, deal.uuid],
    );
    await first.run(
      `insert into case_history (key, kind, case_id, action, to_state, actor_id, actor_name, at, details)
       values ($1, 'deal', $2, 'withdraw', 'closed_won', $3, 'Dora Gialli', $4, '{"waits":true}')`,
      [act?.key, deal.uuid, act?.actorId, now],
    );
    await first.release();
    expect((await second).status).toBe(200);
    expect(await server.db.$count(refunds)).toBe(1);
  });

  test('a large withdrawal cannot be confirmed by the responsabile who requested it', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    expect((await withdrawFor(bianca, deal)).status).toBe(200);
    const refused = await confirm(bianca, await waitingFor(server, deal));
    expect({ status: refused.status, code: refused.problem?.code }).toEqual({
      status: 409,
      code: 'OwnRefund',
    });
    expect(await stateOf(server, deal)).toEqual(unchanged);
  });

  test('a large withdrawal is done at once when the customer confirms it by their own link', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    await withdrawFor(dora, deal);
    await runJobs(server);
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.subject).toBe('Conferma il recesso: Sussidio Pet');
    const token = /\/recesso\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.call(withdrawCall, { params: { token } })).answer.data.state).toBe('withdrawn');
    expect(await stateOf(server, deal)).toEqual(gone);
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    const [withdrawalRequest] = await server.db.select().from(refunds).where(eq(refunds.reason, 'withdrawn'));
    expect((await confirm(bianca, withdrawalRequest?.id)).status).toBe(409);
  });

  test('a large withdrawal has the date of its request, however long the second person takes', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    await signFor(server, deal);
    const token = await mailedToken(server, deal.email, 'recesso');
    const { lastDay } = (await server.call(withdrawalCall, { params: { token } })).answer.data;
    server.setNow(new Date(`${lastDay}T18:00:00Z`));
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    expect((await withdrawFor(dora, deal)).status).toBe(200);
    server.setNow(later(20));
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    expect((await confirm(bianca, await waitingFor(server, deal))).status).toBe(200);
    expect(await stateOf(server, deal)).toEqual(gone);
    const withdrawalData = (await server.call(withdrawalCall, { params: { token } })).answer.data;
    expect(withdrawalData.withdrawnAt).toBe(`${lastDay}T18:00:00.000Z`);
    const receipt = (await mailsTo(server, deal.email)).find(({ subject }) => subject.startsWith('Ricevuta'));
    expect(receipt?.text).toContain(`${Number(lastDay?.slice(-2))} novembre`);
  });

  test('a large withdrawal can be confirmed by the link after the last day while it waits', async () => {
    await using server = await testServer({ now });
    const { deal, token } = await requestedOnLastDays(server);
    expect((await server.call(withdrawCall, { params: { token } })).answer.data.state).toBe('withdrawn');
    expect(await stateOf(server, deal)).toEqual(gone);
  });

  test('a declined withdrawal can still be confirmed by the link for fourteen days, and no longer', async () => {
    await using server = await testServer({ now });
    const { deal, token } = await requestedOnLastDays(server);
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    const id = (await waitingFor(server, deal)) as RefundId;
    await bianca.call(declineRefundCall, { note: 'Al telefono non era il cliente' }, { id });
    await runJobs(server);
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.subject).toBe('Il recesso non è stato confermato: Sussidio Pet');
    expect(mail?.text).toContain('/recesso/');
    server.setNow(later(20 + 15));
    expect((await server.call(withdrawCall, { params: { token } })).problem.code).toBe('withdrawal-too-late');
    server.setNow(later(20 + 13));
    expect((await server.call(withdrawCall, { params: { token } })).answer.data.state).toBe('withdrawn');
    expect(await stateOf(server, deal)).toEqual(gone);
  });

  test('a withdrawal counts earlier partial refunds towards the 200 euro', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, dear);
    const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
    expect((await askRefund(server, bianca, deal, 150_00)).answer.data.state).toBe('due');
    await runJobs(server);
    await withdrawFor(bianca, deal);
    await runJobs(server);
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
  });

  test('a withdrawal of 200 euro or less needs no second person', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, { priceCents: cents(200_00) });
    const { browser: dora } = await atDesk(server, 'consulente', 'Dora Gialli');
    await withdrawFor(dora, deal);
    expect(await stateOf(server, deal)).toEqual(gone);
  });
});

const idOf = async ({ browser }: Consultant) => (await browser.call(staffSessionCall)).answer.id;
const confirmersOf = async ({ browser }: Consultant, { uuid }: DealRow) =>
  (await browser.call(dealPaymentsCall, undefined, { uuid })).answer.confirmers;

async function requestedByBianca() {
  const server = await testServer({ now });
  const deal = await paidDeal(server, dear);
  const bianca = await atDesk(server, 'responsabile', 'Bianca Neri');
  const { answer } = await askRefund(server, bianca.browser, deal, 240_00);
  return {
    server,
    deal,
    bianca,
    id: answer.data.id,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe('refunds that the requester cannot have confirmed', () => {
  test('a refund cannot be confirmed by a colleague its requester has just invited, until thirty days have passed', async () => {
    await using on = await requestedByBianca();
    const { server, deal, bianca, id } = on;
    const eva = await invitedAtDesk(server, bianca, 'responsabile', 'Eva Blu');
    const refused = await confirm(eva.browser, id);
    expect({ status: refused.status, code: refused.problem?.code }).toEqual({
      status: 409,
      code: 'LetInByAsker',
    });
    expect(JSON.stringify(refused.problem)).toContain('da meno di 30 giorni');
    expect(await stateOf(server, deal)).toEqual(unchanged);
    const shown = await bianca.browser.call(dealPaymentsCall, undefined, { uuid: deal.uuid });
    expect(shown.answer.data[0]?.refunds[0]?.confirmers).toEqual([]);
    expect(shown.answer.confirmers).toEqual([]);
    server.setNow(later(31));
    const again = await atDesk(server, 'responsabile', 'Carlo Verdi');
    expect((await confirm(again.browser, id)).status).toBe(200);
  });

  test("a refund cannot be confirmed by a colleague invited by the requester's own invitee", async () => {
    await using on = await requestedByBianca();
    const { server, bianca, id } = on;
    const eva = await invitedAtDesk(server, bianca, 'responsabile', 'Eva Blu');
    const fabio = await invitedAtDesk(server, eva, 'responsabile', 'Fabio Viola');
    expect((await confirm(fabio.browser, id)).problem?.code).toBe('LetInByAsker');
  });

  test('a refund cannot be confirmed by a colleague its requester made a responsabile', async () => {
    await using on = await requestedByBianca();
    const { server, deal, bianca, id } = on;
    const dora = await atDesk(server, 'consulente', 'Dora Gialli');
    await bianca.browser.call(changeColleagueCall, { role: 'responsabile' }, { id: await idOf(dora) });
    expect((await confirm(dora.browser, id)).problem?.code).toBe('LetInByAsker');
    expect(await confirmersOf(bianca, deal)).toEqual([]);
  });

  test('a refund cannot be confirmed by a colleague its requester re-enabled', async () => {
    await using on = await requestedByBianca();
    const { server, deal, bianca } = on;
    const params = { id: await idOf(await atDesk(server, 'responsabile', 'Dora Gialli')) };
    expect(await confirmersOf(bianca, deal)).toEqual(['Dora Gialli']);
    for (const isDisabled of [true, false])
      await bianca.browser.call(changeColleagueCall, { isDisabled }, params);
    expect(await confirmersOf(bianca, deal)).toEqual([]);
  });

  test('a refund cannot be confirmed by a colleague whose access its requester renewed', async () => {
    await using on = await requestedByBianca();
    const { server, deal, bianca } = on;
    const carlo = await atDesk(server, 'responsabile', 'Carlo Verdi');
    expect(await confirmersOf(bianca, deal)).toEqual(['Carlo Verdi']);
    await bianca.browser.call(renewAccessCall, undefined, { id: await idOf(carlo) });
    await arrive(server, await tokenTo(server, carlo.email), carlo.email, 'Carlo Verdi');
    expect(await confirmersOf(bianca, deal)).toEqual([]);
  });

  test('a refund cannot avoid confirmation by splitting it over several payments of one deal', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server, { priceCents: cents(150_00) });
    const bianca = await atDesk(server, 'responsabile', 'Bianca Neri');
    const [first] = await server.db.select().from(payments).where(eq(payments.dealUuid, deal.uuid));
    if (!first) throw new Error('nothing was paid');
    // Paid twice, and the bank returned the product's own refund: staff refund it another way.
    const [session] = await server.db.select().from(paymentSessions);
    if (!session) throw new Error('nothing was opened');
    const again = { ...session, id: randomUUID(), attempt: 9, checkoutId: 'cs_second' };
    await server.db.insert(paymentSessions).values(again);
    const [second] = await server.db
      .insert(payments)
      .values({
        ...first,
        id: randomUUID() as PaymentId,
        sessionId: again.id,
        providerPaymentId: 'pi_second',
        state: 'refund-due',
      })
      .returning();
    const ask = (id: PaymentId | undefined) =>
      bianca.browser.call(
        askRefundCall,
        { refundId: refundIdSchema.parse(randomUUID()), amountCents: 140_00, reason: 'mistake' },
        { id: id as PaymentId },
      );
    expect((await ask(first.id)).answer.data.state).toBe('due');
    expect((await ask(second?.id)).answer.data.state).toBe('waiting');
  });
});

/** The status, or the code of the refusal. */
const actOnClaim = async ({ browser }: Consultant, id: ClaimId, wanted: object) => {
  const { version } = (await browser.call(deskClaimCall, undefined, { id })).answer.data;
  const body = { ...wanted, key: randomUUID(), version } as BodyOf<typeof actOnClaimCall>;
  const { status, problem } = await browser.call(actOnClaimCall, body, { id });
  return status === 200 ? status : problem.code;
};

const pay = (by: Consultant, id: ClaimId, amountCents: number) =>
  actOnClaim(by, id, { action: 'pay', amountCents });

test('a claim above its cover is paid by a second person, and never with more than was accepted', async () => {
  await using server = await testServer({ now });
  const dora = await atDesk(server, 'consulente', 'Dora Gialli');
  const bianca = await atDesk(server, 'responsabile', 'Bianca Neri');
  const carlo = await atDesk(server, 'responsabile', 'Carlo Verdi');
  const eva = await invitedAtDesk(server, bianca, 'responsabile', 'Eva Blu');
  const accepted = async (by: Consultant, amountCents: number) => {
    const { id } = await reportedClaim(server, { startsOn: isoDate('2026-03-10') });
    expect(await actOnClaim(by, id, { action: 'hand-over', reference: '' })).toBe(200);
    expect(await actOnClaim(by, id, { action: 'accept', amountCents, reason: 'Accolta.' })).toBe(200);
    return id;
  };

  const usual = await accepted(dora, 800_00);
  expect(await pay(dora, usual, 9000_00), 'more than was accepted').toBe('ClaimAboveCover');
  expect(await pay(carlo, usual, 9000_00), 'also by a second person').toBe('ClaimAboveCover');
  expect(await pay(dora, usual, 800_00)).toBe(200);

  const large = await accepted(dora, 9000_00);
  expect(await pay(dora, large, 9000_00), 'a consulente').toBe('ClaimAboveCover');
  expect(await pay(carlo, large, 9000_00)).toBe(200);
  const own = await accepted(bianca, 9000_00);
  expect(await pay(bianca, own, 9000_00), 'who accepted it').toBe('ClaimAboveCover');
  expect(await pay(eva, own, 9000_00), 'her guest').toBe('ClaimAboveCover');
  expect(await pay(carlo, own, 9000_00)).toBe(200);
});

test('a responsabile cannot get 240 euro out by erasing the payer', async () => {
  await using server = await testServer({ now });
  const deal = await paidDeal(server, dear);
  const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
  await reindexPeople(server.parts);
  const [person] = await server.db
    .select()
    .from(people)
    .where(eq(people.emailKey, emailKey(deal.email)));
  if (!person) throw new Error('nobody is known by this mailbox');
  const erased = await bianca.call(eraseCustomerCall, { email: deal.email }, { id: person.id });
  expect({ status: erased.status, code: erased.problem?.code }).toEqual({
    status: 409,
    code: 'MoneyNeedsSecondPerson',
  });
  expect(await stateOf(server, deal)).toEqual(unchanged);
});
