import { randomUUID } from 'node:crypto';
import { suitabilityStatement } from '@riparo/domain/buy/products/suitability/statement.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { deliver, providerNotices, payWith, runJobs } from '../../../test/deals.ts';
import { buySki, dayRequest, latestCheckout, skiOutcome, skiRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, deals } from '../deals/tables.ts';
import { closeUnpaidDeals } from '../payments/close-unpaid-deals.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { payments } from '../payments/tables.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { skiHolders, skiPolicies } from './tables.ts';

const now = new Date('2026-12-05T10:00:00Z');
const declinedCard = '4000 0000 0000 0002';

async function tellEverything(server: TestServer): Promise<void> {
  for (const notice of await providerNotices(server)) await deliver(server, notice);
  await runJobs(server);
}

describe('a family of four for the season, with the promo code', () => {
  test('the family is insured once the provider confirms, and gets a certificate each and a receipt', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const body = skiRequest();
    const { status, answer, headers } = await buySki(server, body);

    expect(status).toBe(201);
    expect(answer.policy).toMatchObject({
      priceCents: 11_600,
      listPriceCents: 14_000,
      discountCents: 2400,
      productType: 'plus',
      startsOn: '2026-12-06',
      endsOn: '2027-05-31',
    });
    expect(headers.get('payment-url')).toBe(answer.paymentUrl);
    expect(headers.get('cache-control')).toBe('no-store');
    const checkout = await latestCheckout(server);
    expect(answer.paymentUrl).toContain(checkout.id);
    expect(checkout).toMatchObject({
      account: 'main',
      amountCents: 11_600,
      currency: 'eur',
      productName: 'Polizza Sci',
      successUrl: `http://localhost:3000/acquisto/ski?transactionid=${answer.policy.id}&status=success`,
      cancelUrl: `http://localhost:3000/acquisto/ski?transactionid=${answer.policy.id}&status=failure`,
    });
    expect(await skiOutcome(server, answer.policy.id)).toEqual({
      state: 'open',
      isIssued: false,
      priceCents: 11_600,
      refund: null,
      startsOn: null,
      endsOn: null,
    });
    await runJobs(server);
    expect(await mailsTo(server, body.contractor.email)).toEqual([]);

    await payWith(server, checkout.id);
    await tellEverything(server);

    const [policy] = await server.db.select().from(skiPolicies);
    expect(policy).toMatchObject({
      issuedAt: now,
      coverFrom: new Date('2026-12-05T23:00:00Z'),
      duration: 'season',
      days: null,
      tariffVersion: '2026',
      utmSource: 'neve',
      utmMedium: 'mail',
    });
    const [deal] = await server.db.select().from(deals);
    expect(deal).toMatchObject({
      productKey: 'ski',
      stage: 'closed_won',
      startsOn: '2026-12-06',
      endsOn: '2027-05-31',
      suitability: {
        answeredAt: now.toISOString(),
        lines: suitabilityStatement('ski', suitableAnswers('ski')),
      },
      consents: {
        version: '2026-11-16',
        source: '/acquisto/ski',
        given: { privacyChecked: true, marketingChecked: false, preContractChecked: true },
      },
      profile: {
        taxCode: examplePerson.taxCode,
        gender: examplePerson.gender,
        dateOfBirth: examplePerson.birthDate,
        placeOfBirth: examplePerson.birthPlace.name,
      },
    });
    const history = await server.db.select().from(dealHistory).orderBy(dealHistory.id);
    expect(history.map(({ event }) => event)).toEqual([
      'data-completed',
      'payment-opened',
      'payment-confirmed',
      'policy-activated',
    ]);
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'paid', isIssued: true });

    const [mail, ...others] = await mailsTo(server, body.contractor.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(
      /^La tua polizza sci comincia il 6 dicembre 2026: SCI-[\dA-F]{6}-[\dA-F]{6}$/,
    );
    expect(mail?.text).toContain('4 certificati');
    expect(mail?.text).toContain('/recesso/');
    const files = await server.db.select().from(sandboxAttachments);
    expect(files.map(({ filename }) => filename).toSorted()).toEqual([
      'riparo-certificato-sci-1-ada-d-angelo.pdf',
      'riparo-certificato-sci-2-ugo-rossi.pdf',
      'riparo-certificato-sci-3-mia-rossi.pdf',
      'riparo-certificato-sci-4-leo-rossi.pdf',
      'riparo-ricevuta-sci.pdf',
    ]);
    for (const { content } of files) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const receipt = files.find(({ filename }) => filename.startsWith('riparo-ricevuta'))?.content;
    const pdf = await getDocumentProxy(new Uint8Array(receipt ?? Buffer.alloc(0)));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Dichiarazione di coerenza');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Sì, le ho lette e mi bastano');
    expect(server.logText()).not.toContain(body.contractor.email);
  });

  test('three notices of one payment make one payment, one policy, one mail', async () => {
    await using server = await testServer({ now });
    // Another buyer, who has not paid yet.
    await buySki(server, skiRequest());
    const minuteLater = new Date(now.getTime() + 60_000);
    server.setNow(minuteLater);
    const body = skiRequest();
    const { answer } = await buySki(server, body);
    await payWith(server, (await latestCheckout(server)).id);
    // The return page asks first; then the notices come, and come again.
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'paid', isIssued: true });
    await tellEverything(server);
    await tellEverything(server);
    expect(await server.db.$count(payments)).toBe(1);
    expect(await mailsTo(server, body.contractor.email)).toHaveLength(1);
    expect(await server.db.$count(dealHistory, eq(dealHistory.event, 'policy-activated'))).toBe(1);
    const policies = await server.db.select().from(skiPolicies).orderBy(skiPolicies.createdAt);
    expect(policies.map(({ issuedAt }) => issuedAt)).toEqual([null, minuteLater]);
  });

  test('the same form sent twice is one policy and one page; once issued it is not sold again', async () => {
    await using server = await testServer({ now });
    const body = skiRequest({ submissionKey: randomUUID() });
    const [first, second] = await Promise.all([buySki(server, body), buySki(server, body)]);
    expect(second.answer).toEqual(first.answer);
    expect(await server.db.$count(skiPolicies)).toBe(1);
    expect(await server.db.$count(skiHolders)).toBe(4);
    await payWith(server, (await latestCheckout(server)).id);
    await tellEverything(server);
    const { problem } = await buySki(server, body);
    expect(problem).toMatchObject({ status: 409, code: 'ski-policy-issued' });
  });
});

describe('the price of a ski policy', () => {
  test('the price is computed by the server, whatever the browser sends', async () => {
    await using server = await testServer({ now });
    const body = { ...skiRequest(), price: 1, priceCents: 1, total_amount: 0.01 };
    const { answer } = await buySki(server, body);
    expect(answer.policy.priceCents).toBe(11_600);
    expect((await latestCheckout(server)).amountCents).toBe(11_600);
  });

  test('the price by days takes no promo code', async () => {
    await using server = await testServer({ now });
    const { answer } = await buySki(server, dayRequest('2026-12-05 10:00', { promo_code: 'SCONTO15' }));
    expect(answer.policy).toMatchObject({ priceCents: 400, discountCents: 0 });
  });
});

describe('ski purchases that fail', () => {
  test('a declined card issues nothing, and the same page takes another card', async () => {
    await using server = await testServer({ now });
    const body = skiRequest();
    const { answer } = await buySki(server, body);
    const checkout = await latestCheckout(server);
    await payWith(server, checkout.id, declinedCard);
    await tellEverything(server);
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'open', isIssued: false });
    expect(await mailsTo(server, body.contractor.email)).toEqual([]);
    await payWith(server, checkout.id);
    // The provider is not asked every second.
    server.setNow(new Date('2026-12-05T10:01:00Z'));
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'paid', isIssued: true });
  });

  test('a missing payment page is a failure; the same form sent again gets one', async () => {
    await using server = await testServer({ now, isForOneTest: true });
    const body = skiRequest({ submissionKey: randomUUID() });
    const working = { ...server.parts.card };
    server.parts.card.openCheckout = async (request) => ({
      ...(await working.openCheckout(request)),
      url: null,
    });
    server.parts.card.getCheckout = () => Promise.resolve(null);
    const refused = await buySki(server, body);
    expect(refused.problem).toMatchObject({ status: 502, code: 'card-provider-unavailable' });
    expect(refused.headers.get('payment-url')).toBeNull();
    Object.assign(server.parts.card, working);
    expect((await buySki(server, body)).status).toBe(201);
    expect(await server.db.$count(skiPolicies)).toBe(1);
  });

  test('a visit to the success address issues nothing', async () => {
    await using server = await testServer({ now });
    const { answer } = await buySki(server, skiRequest());
    await server.request(`/acquisto/ski?transactionid=${answer.policy.id}&status=success`);
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'open', isIssued: false });
  });

  test('an outcome that is no longer awaited is not found, and reveals nothing about a person', async () => {
    await using server = await testServer({ now });
    const unknown = await server.request(`/api/public/policies/itas_ski/${randomUUID()}/payment`);
    expect(unknown.statusCode).toBe(404);
    const body = skiRequest();
    const { answer } = await buySki(server, body);
    expect(JSON.stringify(answer)).not.toContain('Ada');
    const { body: text } = await server.request(`/api/public/policies/itas_ski/${answer.policy.id}/payment`);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'state',
      'isIssued',
      'priceCents',
      'refund',
      'startsOn',
      'endsOn',
    ]);
  });
});

describe('a ski policy for one day', () => {
  test('a day bought for today is covered from the payment on', async () => {
    await using server = await testServer({ now });
    const { answer } = await buySki(server, dayRequest('2026-12-05 10:00'));
    expect(answer.policy).toMatchObject({ startsOn: '2026-12-05', endsOn: '2026-12-05' });
    server.setNow(new Date('2026-12-05T10:04:00Z'));
    await payWith(server, (await latestCheckout(server)).id);
    await skiOutcome(server, answer.policy.id);
    const [policy] = await server.db.select().from(skiPolicies);
    expect(policy?.coverFrom).toEqual(new Date('2026-12-05T10:04:00Z'));
  });

  test('a day cannot be withdrawn from, by law, and its mail does not offer it', async () => {
    await using server = await testServer({ now });
    const body = dayRequest('2026-12-05 10:00');
    const { answer } = await buySki(server, body);
    await payWith(server, (await latestCheckout(server)).id);
    await skiOutcome(server, answer.policy.id);
    await runJobs(server);
    const [mail] = await mailsTo(server, body.contractor.email);
    expect(mail?.subject).toContain('polizza sci');
    expect(mail?.text).not.toContain('/recesso/');
  });

  // The site warns from 16:00 in Italy on; the server accepts both, and covers from the payment.
  test.each(['2026-12-05 14:59', '2026-12-05 15:01'])(
    'a day bought today at %s UTC counts today',
    async (minute) => {
      const bought = new Date(`${minute.replace(' ', 'T')}:00Z`);
      await using server = await testServer({ now: bought });
      const { status, answer } = await buySki(server, dayRequest(minute));
      expect(status).toBe(201);
      expect(answer.policy).toMatchObject({ startsOn: '2026-12-05', endsOn: '2026-12-05' });
      await payWith(server, (await latestCheckout(server)).id);
      expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'paid', isIssued: true });
      const [policy] = await server.db.select().from(skiPolicies);
      expect(policy?.coverFrom).toEqual(bought);
    },
  );

  test('a day paid when it is over is refunded', async () => {
    await using server = await testServer({ now: new Date('2026-12-05T22:50:00Z') });
    const { answer } = await buySki(server, dayRequest('2026-12-05 22:50'));
    await payWith(server, (await latestCheckout(server)).id);
    server.setNow(new Date('2026-12-05T23:05:00Z'));
    expect(await skiOutcome(server, answer.policy.id)).toMatchObject({ state: 'refunded', isIssued: false });
    await runJobs(server);
    const [payment] = await server.db.select().from(payments);
    expect(payment).toMatchObject({ state: 'refunded', refundReason: 'deal-closed' });
  });

  test('an unpaid ski day is closed at its end, without a reminder, and later deleted with its skiers', async () => {
    await using server = await testServer({ now });
    const body = dayRequest('2026-12-05 10:00');
    const { answer } = await buySki(server, body);
    server.setNow(new Date('2026-12-05T23:00:00Z'));
    await closeUnpaidDeals(server.parts);
    const [deal] = await server.db.select().from(deals);
    expect(deal?.stage).toBe('closed_lost');
    await runJobs(server);
    expect(await mailsTo(server, body.contractor.email)).toEqual([]);
    server.setNow(new Date('2027-03-10T10:00:00Z'));
    await deleteOldData(server.parts);
    expect(await server.db.$count(skiHolders)).toBe(0);
    const gone = await server.request(`/api/public/policies/itas_ski/${answer.policy.id}/payment`);
    expect(gone.statusCode).toBe(404);
  });
});
