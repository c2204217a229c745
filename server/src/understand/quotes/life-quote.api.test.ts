import {
  createLifeQuoteCall,
  lifePricesCall,
  lifeQuoteCall,
  quotationCall,
  varyLifeQuoteCall,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { askForLifeQuote, lifeAnswers } from '../../../test/life-quote.ts';
import { testServer } from '../../../test/test-server.ts';
import { recomputePrice, type PricedQuote } from './life-quotes.ts';
import { hashOfAddress } from './quote-address.ts';
import { lifeQuotes } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const lastDay = new Date('2026-12-15T22:59:00Z');
const dayAfter = new Date('2026-12-15T23:01:00Z');
const unknown = '00000000-0000-4000-8000-000000000000';

describe('a life quote', () => {
  test('a life quote states the monthly price and its validity, and is found again at its address', async () => {
    await using server = await testServer({ now });
    const { status, answer, headers } = await server.call(createLifeQuoteCall, { body: lifeAnswers });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(answer.data).toMatchObject({
      firstname: lifeAnswers.firstname,
      total_amount: 17.89,
      sum_assured: 100_000,
      duration: 20,
      effective_date: '2026-12-15',
    });
    const found = await server.call(lifeQuoteCall, { params: { uuid: answer.data.uuid } });
    expect(found.status).toBe(200);
    expect(found.answer).toEqual(answer);
    expect(await server.mails()).toEqual([]);
  });

  test('a life quote stores its inputs, so that its price can be recomputed', async () => {
    await using server = await testServer({ now });
    await askForLifeQuote(server, { smoker: true });
    const [row] = await server.db.select().from(lifeQuotes);
    expect(row).toMatchObject({
      lastName: lifeAnswers.lastname,
      birthDate: lifeAnswers.date_of_birth,
      smoker: true,
      sumAssuredCents: 10_000_000,
      years: 20,
      quotedOn: '2026-11-15',
      tariffVersion: 'tcm-2026-11',
      monthlyCents: 2998,
      refusal: null,
    });
    expect(recomputePrice(row as PricedQuote).monthlyCents).toBe(2998);
  });

  test('a life quote cannot be changed, not even by us', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    const change = server.db
      .update(lifeQuotes)
      .set({ years: 30 })
      .where(eq(lifeQuotes.addressHash, hashOfAddress(uuid)));
    await expect(change).rejects.toMatchObject({
      cause: { message: 'rows of life_quote are never changed' },
    });
  });

  test('a life quote is valid until the end of its last day in Italy, then answers as if it had never existed', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    server.setNow(lastDay);
    expect((await server.call(lifeQuoteCall, { params: { uuid } })).status).toBe(200);
    server.setNow(dayAfter);
    const expired = await server.call(lifeQuoteCall, { params: { uuid } });
    const never = await server.call(lifeQuoteCall, { params: { uuid: unknown } });
    expect(expired.problem).toMatchObject({ status: 404, code: 'not-found' });
    expect({ ...expired.problem, requestId: '' }).toEqual({ ...never.problem, requestId: '' });
    for (const call of [lifePricesCall, quotationCall])
      expect((await server.call(call, { params: { uuid } })).status).toBe(404);
  });

  test('a life quote requested twice, even at once, is one quote; with other answers it is another', async () => {
    await using server = await testServer({ now });
    const body = { ...lifeAnswers, submissionKey: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => server.call(createLifeQuoteCall, { body })));
    expect(new Set(sent.map(({ answer }) => answer.data.uuid)).size).toBe(1);
    const changed = await server.call(createLifeQuoteCall, { body: { ...body, duration: 10 } });
    expect(changed.answer.data).toMatchObject({ duration: 10 });
    expect(await server.db.$count(lifeQuotes)).toBe(2);
  });

  test.each([
    { date_of_birth: '1990-01-01' },
    { smoker: true },
    { sum_assured: 150_000 },
    { duration: 10 },
    { submissionKey: crypto.randomUUID() },
  ])('a life quote requested again with %j is the one made from it, among all the others', async (other) => {
    await using server = await testServer({ now });
    const body = { ...lifeAnswers, submissionKey: crypto.randomUUID() };
    const ask = async (changes: object) =>
      (await server.call(createLifeQuoteCall, { body: { ...body, ...changes } })).answer;
    const [first, second] = [await ask({}), await ask(other)];
    expect(second.data.uuid).not.toBe(first.data.uuid);
    expect(await ask(other)).toEqual(second);
    expect(await ask({})).toEqual(first);
  });

  test('a life quote is not made from wrong answers', async () => {
    await using server = await testServer({ now });
    const wrong = { firstname: 'A', date_of_birth: '2009-01-01', sum_assured: 60_000, duration: 7 };
    const { status, problem } = await server.call(createLifeQuoteCall, {
      body: { ...lifeAnswers, ...wrong },
    });
    expect(status).toBe(422);
    expect(problem.code).toBe('validation');
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual([
      'date_of_birth',
      'duration',
      'firstname',
      'sum_assured',
    ]);
    expect(problem.uuid).toBeUndefined();
    for (const [field, value] of Object.entries(wrong)) {
      const one = await server.call(createLifeQuoteCall, { body: { ...lifeAnswers, [field]: value } });
      expect(one.status).toBe(422);
      expect(Object.keys(one.problem.fields ?? {})).toEqual([field]);
    }
    expect(await server.db.$count(lifeQuotes)).toBe(0);
  });
});

describe('an applicant outside the tariff', () => {
  test.each([
    ['at 66', { date_of_birth: '1960-11-15', duration: 5 }, 'too-old'],
    ['at 60 for twenty years', { date_of_birth: '1966-01-01' }, 'expires-too-late'],
  ])(
    'an applicant outside the tariff, %s, gets no price, but an address at which the answers are stored',
    async (_, answers, reason) => {
      await using server = await testServer({ now });
      const { problem } = await server.call(createLifeQuoteCall, { body: { ...lifeAnswers, ...answers } });
      expect(problem).toMatchObject({
        status: 422,
        code: 'quote-unavailable',
        message: 'Ops! Al momento non è possibile fornirti il preventivo.',
      });
      const uuid = problem.uuid ?? '';
      const { answer } = await server.call(quotationCall, { params: { uuid } });
      expect(JSON.parse(answer.data)).toMatchObject({ firstname: lifeAnswers.firstname });
      expect(JSON.parse(answer.result)).toEqual({ outcome: 'refused', reason, tariff: 'tcm-2026-11' });
      expect((await server.call(lifeQuoteCall, { params: { uuid } })).status).toBe(404);
      expect((await server.call(lifePricesCall, { params: { uuid } })).status).toBe(404);
    },
  );

  test('an applicant outside the tariff can choose a shorter term without answering everything again', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server, { date_of_birth: '1966-01-01' });
    const shorter = { sum_assured: 100_000, duration: 15 };
    const { status, answer } = await server.call(varyLifeQuoteCall, { params: { uuid }, body: shorter });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ firstname: lifeAnswers.firstname, duration: 15 });
  });
});

describe('a quotation by its id', () => {
  test('a quotation has its data and its result as JSON text, and no more personal data than the page needs', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    const { answer } = await server.call(quotationCall, { params: { uuid } });
    expect(answer).toEqual({
      uuid,
      data: JSON.stringify({
        firstname: lifeAnswers.firstname,
        sum_assured: 100_000,
        duration: 20,
        smoker: false,
      }),
      result: JSON.stringify({
        outcome: 'priced',
        total_amount: 17.89,
        effective_date: '2026-12-15',
        tariff: 'tcm-2026-11',
      }),
      product: { name: 'vita-tcm', quotationFormUuid: '8e1b9a52-3c64-4f0e-b7d1-5a9c0e3f6d24' },
    });
  });

  test.each([unknown, 'none', 'tcm'])('a quotation by %s is not found', async (uuid) => {
    await using server = await testServer({ now });
    expect((await server.request(`/api/v1/quotation/${uuid}`)).statusCode).toBe(404);
  });
});

describe('another choice for the same person', () => {
  test('another choice has its price ready, made up of parts that add up', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    const { answer } = await server.call(lifePricesCall, { params: { uuid } });
    expect(answer.data).toHaveLength(17 * 6);
    for (const { priceCents, parts } of answer.data)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(priceCents);
    const larger = answer.data.find((choice) => choice.sum_assured === 250_000 && choice.duration === 20);
    expect(larger?.priceCents).toBe(4280);
  });

  test('another choice is a new quote at the price that was shown; the first quote does not change', async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    const before = await server.call(lifeQuoteCall, { params: { uuid } });
    const body = { sum_assured: 250_000, duration: 20, submissionKey: crypto.randomUUID() };
    const { answer } = await server.call(varyLifeQuoteCall, { params: { uuid }, body });
    const again = await server.call(varyLifeQuoteCall, { params: { uuid }, body });
    expect(answer.data).toMatchObject({
      total_amount: 42.8,
      sum_assured: 250_000,
      firstname: lifeAnswers.firstname,
    });
    expect(again.answer).toEqual(answer);
    expect(answer.data.uuid).not.toBe(uuid);
    expect((await server.call(lifeQuoteCall, { params: { uuid } })).answer).toEqual(before.answer);
    expect(await server.db.$count(lifeQuotes)).toBe(2);
  });

  test('another choice after a birthday costs more, while the quote itself keeps its price', async () => {
    const dayBeforeBirthday = new Date('2026-12-01T10:00:00Z');
    await using server = await testServer({ now: dayBeforeBirthday });
    const uuid = await askForLifeQuote(server, { date_of_birth: '1991-12-02' });
    const priceOf = async (duration: number) => {
      const { answer } = await server.call(lifePricesCall, { params: { uuid } });
      return answer.data.find((one) => one.sum_assured === 100_000 && one.duration === duration)?.priceCents;
    };
    const [own, other] = [await priceOf(20), await priceOf(10)];
    server.setNow(new Date('2026-12-02T10:00:00Z'));
    expect(await priceOf(20)).toBe(own);
    expect(await priceOf(10)).toBeGreaterThan(other ?? Number.POSITIVE_INFINITY);
  });

  test("another choice is refused beyond the sliders' range, or for an unknown quote", async () => {
    await using server = await testServer({ now });
    const uuid = await askForLifeQuote(server);
    const odd = await server.call(varyLifeQuoteCall, {
      params: { uuid },
      body: { sum_assured: 1, duration: 20 },
    });
    expect(odd.problem.fields).toEqual({ sum_assured: 'Il valore inserito non è corretto' });
    const body = { sum_assured: 50_000, duration: 20 };
    expect((await server.call(varyLifeQuoteCall, { params: { uuid: unknown }, body })).status).toBe(404);
  });
});
