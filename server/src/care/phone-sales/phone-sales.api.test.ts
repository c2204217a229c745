import { randomUUID } from 'node:crypto';
import { correctDealCall, dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { lifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { openDealByPhoneCall, quoteByPhoneCall } from '@riparo/domain/care/phone-sale/phone-sale-calls.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { suitabilityByField } from '@riparo/domain/buy/suitability/fields.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, newEmail } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { atDesk } from '../../../test/desk.ts';
import { mailedAddressOf } from '../../../test/deals.ts';
import { answersByPhone } from '../../../test/phone-sales.ts';
import { fido, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../../buy/deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { phoneSales } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
  desk = (await atDesk(server, 'consulente')).browser;
});
afterAll(() => server[Symbol.asyncDispose]());

const newKey = () => submissionKeySchema.parse(randomUUID());

const open = (productKey: string, answers: ReturnType<typeof answersByPhone>, submissionKey = newKey()) =>
  desk.call(openDealByPhoneCall, { submissionKey, answers }, { productKey });

describe.each(purchasableProducts.map(({ key }) => key))('%s on the phone', (productKey) => {
  test('a deal opened by phone begins in its first stage, records its opener, and the caller has the link', async () => {
    const email = newEmail();
    const pet = productKey === 'pet' ? fido : {};
    const { status, answer, problem } = await open(productKey, { ...answersByPhone(email), ...pet });
    expect({ status, fields: problem.fields }).toEqual({ status: 200, fields: undefined });
    const [deal] = await server.db.select().from(deals).where(eq(deals.uuid, answer.uuid));
    expect(deal).toMatchObject({ stage: 'quotation', productKey, email, accountId: null, suitability: null });
    expect(Object.values(deal?.consents.given ?? {})).not.toContain(true);
    const [sale] = await server.db.select().from(phoneSales).where(eq(phoneSales.dealUuid, answer.uuid));
    expect(sale).toMatchObject({ actorName: 'Bianca Neri' });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toContain('Da leggere e completare');
    const address = await mailedAddressOf(server, answer);
    expect(mail?.text).toContain(address);
    // The id on the desk's page opens nothing on the site.
    expect((await server.call(dealByUuidCall, { params: { uuid: answer.uuid } })).status).toBe(404);
    expect(mail?.text).toContain('Bianca');
    const { answer: seen } = await server.call(dealByUuidCall, { params: { uuid: address } });
    expect(seen.data.missing).toEqual(expect.arrayContaining(['privacy', 'regulation']));
    expect(seen.data.missing).not.toContain('firstname');
  });
});

test("the caller's own answers move a deal opened by phone to the next stage", async () => {
  const email = newEmail();
  const { answer } = await open('mimuovo', {
    ...answersByPhone(email),
    ...suitabilityByField(suitableAnswers('mimuovo')),
  });
  const uuid = await mailedAddressOf(server, answer);
  const { data } = (await server.call(dealByUuidCall, { params: { uuid } })).answer;
  expect(data.missing?.some((name) => name.startsWith('suitability.'))).toBe(false);
  const { consents, buyer } = purchaseOf('mimuovo');
  const { status } = await server.call(correctDealCall, {
    params: { uuid },
    body: { version: data.version, buyer: { ...buyer, email }, consents },
  });
  expect(status).toBe(200);
  const [deal] = await server.db.select().from(deals).where(eq(deals.uuid, answer.uuid));
  expect(deal?.stage).toBe('qualified_lead');
});

describe('limits of selling by phone', () => {
  const consents = (findBuyableProduct('mimuovo')?.wizard.steps ?? [])
    .flatMap(({ fields }) => fields)
    .filter(({ kind, name }) => kind === 'consent' && name !== 'taxCodeConfirmed')
    .map(({ name }) => name);

  test.each(consents)('staff cannot give the consent %s for a customer', async (name) => {
    for (const isGiven of [true, false]) {
      const email = newEmail();
      const { status, problem } = await open('mimuovo', { ...answersByPhone(email), [name]: isGiven });
      expect({ status, code: problem.code }).toEqual({ status: 422, code: 'ConsentFromDesk' });
      expect(await server.db.$count(deals, eq(deals.email, email))).toBe(0);
    }
  });

  test('staff cannot sell what does not fit', async () => {
    const field = 'suitability.vehicle';
    const [name = field] = Object.keys(suitabilityByField(suitableAnswers('mimuovo')));
    const { status, problem } = await open('mimuovo', { ...answersByPhone(newEmail()), [name]: 'nonsense' });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual([name]);
  });

  test('staff cannot sell ski, which has no waiting page, nor an unknown product', async () => {
    for (const product of ['ski', 'vita-tcm', 'nulla'])
      expect((await open(product, answersByPhone(newEmail()))).status).toBe(404);
  });
});

test('an invalid answer is reported at its field, with the words of the site', async () => {
  const { status, problem } = await open('mimuovo', {
    ...answersByPhone(newEmail()),
    email: 'nobody',
    street: '',
    postalCode: '00100',
  });
  expect(status).toBe(422);
  expect(problem.fields).toMatchObject({
    email: 'La mail che hai inserito non è valida',
    street: 'Il campo è obbligatorio',
  });
});

test('opening a deal by phone twice, also at once, opens one deal with one mail and one log line', async () => {
  const email = newEmail();
  const key = newKey();
  const before = await server.db.$count(deskLog, eq(deskLog.action, 'deal.opened-by-phone'));
  const opened = await Promise.all([1, 2, 3].map(() => open('mimuovo', answersByPhone(email), key)));
  opened.push(await open('mimuovo', answersByPhone(email), key));
  expect(new Set(opened.map(({ answer }) => answer.uuid)).size).toBe(1);
  expect(await server.db.$count(deals, eq(deals.email, email))).toBe(1);
  expect(await mailsTo(server, email)).toHaveLength(1);
  expect(await server.db.$count(deskLog, eq(deskLog.action, 'deal.opened-by-phone'))).toBe(before + 1);
  const lines = await server.db.select().from(deskLog).where(eq(deskLog.action, 'deal.opened-by-phone'));
  expect(JSON.stringify(lines)).not.toContain(email);
});

const lifeAnswers = (email: string) => ({
  firstname: 'Ada',
  lastname: 'Rossi',
  birthDate: '1990-03-27',
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
  email,
});

test('a life quote made by phone is mailed to the caller, once', async () => {
  const email = newEmail();
  const body = { submissionKey: newKey(), answers: lifeAnswers(email) };
  const [first, second] = [await desk.call(quoteByPhoneCall, body), await desk.call(quoteByPhoneCall, body)];
  expect(first.status).toBe(200);
  expect(second.answer).toEqual(first.answer);
  const [mail, ...more] = await mailsTo(server, email);
  expect(more).toEqual([]);
  const address = /\/preventivo\/vita-tcm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  // The desk only sends the link: the id that it sees opens nothing.
  expect(address).not.toBe(first.answer.uuid);
  const quote = await server.call(lifeQuoteCall, { params: { uuid: address } });
  expect(quote.answer.data.total_amount).toBe(first.answer.monthlyCents / 100);
});

test('a caller too old for a price is refused and gets no mail', async () => {
  const email = newEmail();
  const { status } = await desk.call(quoteByPhoneCall, {
    submissionKey: newKey(),
    answers: { ...lifeAnswers(email), birthDate: '1950-03-27' },
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await mailsTo(server, email)).toEqual([]);
});
