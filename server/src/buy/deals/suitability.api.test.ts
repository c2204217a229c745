import {
  correctDealCall,
  checkDealCall,
  dealByUuidCall,
  openDealCall,
} from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { refusalInWords } from '@riparo/domain/buy/suitability/question.ts';
import { suitabilityQuestions } from '@riparo/domain/buy/products/suitability/questions.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { describe, expect, test } from 'vitest';
import { askToPay, booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealDocuments } from '../documents/tables.ts';
import { isAt } from './find-by-address.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const keys = purchasableProducts.map(({ key }) => key);
const namesOf = (productKey: string) => suitabilityQuestions(productKey).map(({ id }) => `suitability.${id}`);

const open = (server: TestServer, productKey: string, changes: object = {}) =>
  server.call(openDealCall, { params: { productKey }, body: purchaseOf(productKey, changes) });

const read = async (server: TestServer, uuid: string) =>
  (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;

const answer = (server: TestServer, uuid: string, version: number, productKey: string, changes = {}) =>
  server.call(correctDealCall, {
    params: { uuid },
    body: {
      version,
      buyer: ada,
      ...(productKey === 'pet' ? { attributes: purchaseOf('pet').attributes } : {}),
      suitability: { ...suitableAnswers(productKey), ...changes },
    },
  });

/** Opened before the suitability questions existed. */
const dealBeforeQuestions = async (server: TestServer, productKey: string, changes: object = {}) => {
  const uuid = (await open(server, productKey)).answer.data;
  await server.db
    .update(deals)
    .set({ suitability: null, ...changes })
    .where(isAt(uuid));
  return uuid;
};

const requestPolicy = (server: TestServer, uuid: string) =>
  server.call(purchaseLiabilityCall, { params: { uuid }, body: liabilityPurchaseOf('rc-terzi-5', ada) });

describe.each(keys)('%s', (productKey) => {
  test('a product is not sold to a buyer it does not suit, who learns why and what to do instead', async () => {
    await using server = await testServer({ now });
    for (const { id, options } of suitabilityQuestions(productKey))
      for (const option of options.filter((each) => 'refusal' in each)) {
        const suitability = { ...suitableAnswers(productKey), [id]: option.value };
        const { status, problem } = await open(server, productKey, { suitability });
        expect({ status, fields: problem.fields }).toEqual({
          status: 422,
          fields: { [`suitability.${id}`]: refusalInWords(option.refusal) },
        });
        const { buyer, consents } = purchaseOf(productKey);
        const checked = await server.call(checkDealCall, {
          params: { productKey },
          body: { buyer, consents, suitability },
        });
        expect(checked.status).toBe(422);
      }
    expect(await server.db.$count(deals)).toBe(0);
    expect(await server.mails()).toEqual([]);
  });

  test('suitability answers are stored word for word, with their time', async () => {
    await using server = await testServer({ now });
    const uuid = (await open(server, productKey)).answer.data;
    const { deal } = await booksOf(server, { uuid });
    expect(deal.stage).toBe('qualified_lead');
    expect(deal.suitability?.answeredAt).toBe(now.toISOString());
    expect(deal.suitability?.lines.map(({ question, answer: given }) => [question, given])).toEqual(
      suitabilityQuestions(productKey).map(({ question, options }) => [question, options[0]?.label]),
    );
  });

  test('a deal waits for the suitability answers before payment or signature, and continues with them', async () => {
    await using server = await testServer({ now });
    const uuid = (await open(server, productKey, { suitability: undefined })).answer.data;
    const deal = await read(server, uuid);
    expect({ status: deal.status, missing: deal.missing }).toEqual({
      status: 1,
      missing: namesOf(productKey),
    });
    expect((await askToPay(server, { uuid })).problem.code).toBe('not-payable');

    const completed = await answer(server, uuid, deal.version, productKey);
    expect(completed.answer.data).toMatchObject({ status: 2, missing: [] });
  });
});

describe('a deal from before the suitability questions', () => {
  test.each(['qualified_lead', 'pay_intent'] as const)(
    'a deal from before the questions in %s is asked on its summary, and cannot be paid before',
    async (stage) => {
      await using server = await testServer({ now });
      const uuid = await dealBeforeQuestions(server, 'pet', { stage });
      const deal = await read(server, uuid);
      expect(deal.missing).toEqual(namesOf('pet'));
      expect((await askToPay(server, { uuid })).problem.code).toBe('not-payable');
      expect((await booksOf(server, { uuid })).sessions).toEqual([]);

      const answered = await answer(server, uuid, deal.version, 'pet');
      expect(answered.answer.data).toMatchObject({ status: deal.status, missing: [] });
      expect((await askToPay(server, { uuid })).status).toBe(200);
    },
  );

  test('a deal from before the questions that is signed first gets them before its documents are made', async () => {
    await using server = await testServer({ now });
    const uuid = await dealBeforeQuestions(server, 'rc-terzi-5');
    await requestPolicy(server, uuid);
    await runJobs(server);
    expect((await booksOf(server, { uuid })).deal.stage).toBe('qualified_lead');
    expect(await server.db.$count(dealDocuments)).toBe(0);
    const { version, missing } = await read(server, uuid);
    expect(missing).toEqual(namesOf('rc-terzi-5'));
    await answer(server, uuid, version, 'rc-terzi-5');
    expect((await requestPolicy(server, uuid)).status).toBe(204);
  });

  test('a deal from before the questions can still be corrected without an answer', async () => {
    await using server = await testServer({ now });
    const uuid = await dealBeforeQuestions(server, 'mimuovo');
    const { version } = await read(server, uuid);
    const buyer = { ...ada, profile: { ...ada.profile, address: 'Via Po, 3' } };
    const corrected = await server.call(correctDealCall, {
      params: { uuid },
      body: { version, buyer },
    });
    expect(corrected.answer.data.buyer?.profile.address).toBe('Via Po, 3');
    expect(corrected.answer.data.missing).toEqual(namesOf('mimuovo'));
  });

  test('a deal from before the questions that was signed is paid as it was, and another year is only paid', async () => {
    await using server = await testServer({ now });
    const signed = await dealToPay(server, {
      productKey: 'rc-terzi-5',
      stage: 'pay_intent',
      suitability: null,
    });
    expect((await read(server, signed.address)).missing).toEqual([]);
    expect((await askToPay(server, signed)).status).toBe(200);
    const renewed = await dealToPay(server, {
      productKey: 'mimuovo',
      order: 'pay-only',
      suitability: null,
    });
    expect((await askToPay(server, renewed)).status).toBe(200);
  });
});

describe('suitability answers', () => {
  test('suitability answers already given cannot be changed by a later call', async () => {
    await using server = await testServer({ now });
    const uuid = (await open(server, 'rc-terzi-5')).answer.data;
    const { version } = await read(server, uuid);
    server.setNow(new Date('2026-11-16T10:00:00Z'));
    const { status } = await answer(server, uuid, version, 'rc-terzi-5', { already: 'adds' });
    expect(status).toBe(200);
    const { deal } = await booksOf(server, { uuid });
    expect(deal.suitability?.answeredAt).toBe(now.toISOString());
    expect(deal.suitability?.lines.find(({ id }) => id === 'already')?.value).toBe('no');
  });

  test('unsuitable answers are refused on the summary too, and the deal does not change', async () => {
    await using server = await testServer({ now });
    const uuid = (await open(server, 'bici2go', { suitability: undefined })).answer.data;
    const { version } = await read(server, uuid);
    const { status, problem } = await answer(server, uuid, version, 'bici2go', { vehicle: 'faster' });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['suitability.vehicle']);
    expect(await read(server, uuid)).toMatchObject({ status: 1, version });
  });

  test('suitability answers that are no longer offered are asked again', async () => {
    await using server = await testServer({ now });
    const uuid = (await open(server, 'pet')).answer.data;
    const { deal } = await booksOf(server, { uuid });
    const lines = (deal.suitability?.lines ?? []).map((line) =>
      line.id === 'use' ? { ...line, value: 'of-old' } : line,
    );
    await server.db.update(deals).set({ suitability: { answeredAt: now.toISOString(), lines } });
    expect((await read(server, uuid)).missing).toEqual(['suitability.use']);
    await answer(server, uuid, (await read(server, uuid)).version, 'pet');
    expect((await askToPay(server, { uuid })).status).toBe(200);
  });

  test('suitability answers of another product, or not on the list, are rejected', async () => {
    await using server = await testServer({ now });
    const suitability = { ...suitableAnswers('pet'), need: 'people', vehicle: 'own' };
    const { status, problem } = await open(server, 'pet', { suitability });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['suitability.need']);
  });
});
