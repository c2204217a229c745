import { correctDealCall, dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { askToPay, booksOf, mailedAddressOf, runJobs } from '../../../test/deals.ts';
import { ada, fido, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealDocuments } from '../documents/tables.ts';
import { dealHistory, deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

/** The buyer under the field names of the specification, with none of our extensions. */
const { birthPlaceCode: _, ...specifiedProfile } = ada.profile;
const buyer = { ...ada, profile: { cognitoId: null, ...specifiedProfile } };
const { petType: __, ...specifiedPet } = fido;

const products = [
  'covid-19',
  'pet',
  'monopattino',
  'mimuovo',
  'bici2go',
  'rc-terzi-5',
  'rc-terzi-10',
] as const;
const payloadOf = (productKey: string) =>
  productKey === 'pet' ? { buyer, attributes: JSON.stringify(specifiedPet) } : { buyer };

const open = (server: TestServer, productKey: string, payload: object = payloadOf(productKey)) =>
  server.request({ method: 'POST', url: openDealCall.path.replace(':productKey', productKey), payload });

const openedDeal = async (server: TestServer, productKey: string): Promise<DealAddress> =>
  (await open(server, productKey)).json().data;

const read = async (server: TestServer, uuid: string) =>
  (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;

const historyOf = async (server: TestServer, uuid: DealAddress) => {
  const { deal } = await booksOf(server, { uuid });
  return server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, deal.uuid));
};

/** What the summary page sends once the buyer has answered the missing questions. */
function completion(productKey: string, version: number, changes: object = {}) {
  const { consents, attributes, suitability, source } = purchaseOf(productKey);
  return {
    version,
    buyer: ada,
    ...(attributes ? { attributes } : {}),
    consents,
    suitability,
    source,
    ...changes,
  };
}

const requestPolicy = async (server: TestServer, productKey: string, uuid: string) =>
  (
    await server.call(purchaseLiabilityCall, {
      params: { uuid },
      body: liabilityPurchaseOf(productKey, ada),
    })
  ).status;

const complete = (server: TestServer, uuid: string, body: ReturnType<typeof completion>) =>
  server.call(correctDealCall, { params: { uuid }, body });

describe.each(products)('a deal for %s opened with the buyer alone', (productKey) => {
  test('the deal waits in the first stage, lists what is missing, and is neither paid nor documented', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, productKey);

    const deal = await read(server, uuid);
    expect(deal.status).toBe(1);
    expect(deal.missing).toContain('regulation');
    expect(deal.missing).toContain('privacy');
    expect(deal.missing.includes('petType')).toBe(productKey === 'pet');
    expect(deal.buyer).toMatchObject({ firstName: 'Ada', profile: { taxCode: ada.profile.taxCode } });
    expect(await historyOf(server, uuid)).toEqual([]);
    const [row] = await server.db.select().from(deals);
    expect(row?.consents.given).toEqual({});

    const pay = await askToPay(server, { uuid });
    expect({ status: pay.status, code: pay.problem.code }).toEqual({ status: 409, code: 'not-payable' });
    expect(await requestPolicy(server, productKey, uuid)).toBe(productKey.startsWith('rc-terzi') ? 204 : 404);
    await runJobs(server);
    expect((await read(server, uuid)).status).toBe(1);
    expect(await server.db.$count(dealDocuments)).toBe(0);
    expect((await booksOf(server, { uuid })).sessions).toEqual([]);
  });

  test('the deal continues once the missing answers arrive, and stores them with their time and documents', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, productKey);
    const later = new Date('2026-11-16T08:00:00Z');
    server.setNow(later);

    const { version } = await read(server, uuid);
    const completed = await complete(server, uuid, completion(productKey, version));

    expect(completed.answer.data).toMatchObject({ status: 2, missing: [] });
    expect(await historyOf(server, uuid)).toMatchObject([
      { event: 'data-completed', fromStage: 'quotation', toStage: 'qualified_lead', cause: 'buyer' },
    ]);
    const { deal } = await booksOf(server, { uuid });
    expect(deal.consents).toMatchObject({
      givenAt: later.toISOString(),
      source: '/acquisto/pet',
      given: { regulation: true, privacy: true, marketing: false },
    });
    expect(deal.consents.documents.length).toBeGreaterThan(0);
    const expectedStatus = productKey.startsWith('rc-terzi')
      ? await requestPolicy(server, productKey, uuid)
      : (await askToPay(server, { uuid })).status;
    expect(expectedStatus).toBe(productKey.startsWith('rc-terzi') ? 204 : 200);
  });
});

describe('third-party liability requested before its consents are given', () => {
  test('the request is accepted, and one mail tells the buyer where to give the rest', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'rc-terzi-10');
    const moved = { ...ada, profile: { ...ada.profile, address: 'Corso Como, 7' } };
    const body = liabilityPurchaseOf('rc-terzi-10', moved);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await server.call(purchaseLiabilityCall, { params: { uuid }, body })).status).toBe(204);
    const mails = (await mailsTo(server, ada.email)).filter(({ subject }) =>
      subject.startsWith('Manca un passo'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Manca un passo: RC Terzi 10']);
    expect(mails[0]?.text).toContain(
      `http://localhost:3000/acquisto/rc-terzi/rc-terzi-10/${await mailedAddressOf(server, { uuid })}`,
    );
    expect(await historyOf(server, uuid)).toEqual([]);

    const deal = await read(server, uuid);
    expect(deal.buyer?.profile.address).toBe('Corso Como, 7');
    const completed = await complete(server, uuid, completion('rc-terzi-10', deal.version, { buyer: moved }));
    expect(completed.answer.data).toMatchObject({ status: 2, missing: [] });
    expect((await server.call(purchaseLiabilityCall, { params: { uuid }, body })).status).toBe(204);
    await runJobs(server);
    expect((await read(server, uuid)).status).toBe(5);
    expect((await mailsTo(server, ada.email))[0]?.subject).toBe('I documenti da firmare: RC Terzi 10');
  });

  test('the request is refused when its data is invalid', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'rc-terzi-5');
    const body = { ...liabilityPurchaseOf('rc-terzi-5', ada), phone: '', dateOfBirth: '' };
    const { status, problem } = await server.call(purchaseLiabilityCall, { params: { uuid }, body });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['date_of_birth', 'phone']);
    expect((await read(server, uuid)).buyer?.profile.phoneNumber).toBe('+393331234567');
  });
});

describe('an incomplete deal', () => {
  test('two windows that complete an incomplete deal at the same moment complete it once', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'pet');
    const { version } = await read(server, uuid);
    const body = completion('pet', version);
    const answers = await Promise.all([complete(server, uuid, body), complete(server, uuid, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await historyOf(server, uuid)).toHaveLength(1);
  });

  test('an incomplete deal can be corrected, and stays in its stage', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'mimuovo');
    const { version } = await read(server, uuid);
    const corrected = await complete(server, uuid, {
      version,
      buyer: { ...ada, profile: { ...ada.profile, address: 'Via Po, 3' } },
    } as ReturnType<typeof completion>);
    expect(corrected.answer.data).toMatchObject({ status: 1, buyer: { profile: { address: 'Via Po, 3' } } });
    expect(await historyOf(server, uuid)).toEqual([]);
  });

  test('an incomplete deal does not continue with some of the consents, but stores those that were given', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'mimuovo');
    const { version } = await read(server, uuid);
    const consents = { privacy: true, userProfiling: true, regulation: true };
    const some = await complete(server, uuid, completion('mimuovo', version, { consents }));
    expect(some.answer.data.status).toBe(1);
    expect(some.answer.data.missing).not.toContain('regulation');
    expect(some.answer.data.missing).toContain('productSuitability');
    const rest = completion('mimuovo', some.answer.data.version);
    expect((await complete(server, uuid, rest)).answer.data.status).toBe(2);
  });

  test('an incomplete deal does not accept the refusal of a required consent', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'covid-19');
    const { version } = await read(server, uuid);
    const { consents } = purchaseOf('covid-19');
    const refused = completion('covid-19', version, { consents: { ...consents, regulation: false } });
    const { status, problem } = await complete(server, uuid, refused);
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['regulation']);
    expect((await read(server, uuid)).status).toBe(1);
  });

  test('an incomplete deal whose tax code differs from the other data asks whether it is right', async () => {
    await using server = await testServer({ now });
    const other = { ...buyer, firstName: 'Bruna' };
    const uuid = (await open(server, 'mimuovo', { buyer: other })).json().data;
    const deal = await read(server, uuid);
    expect(deal.missing).toContain('taxCode');
    const confirmed = { ...ada, firstName: 'Bruna', profile: { ...ada.profile, taxCodeConfirmed: true } };
    const body = completion('mimuovo', deal.version, { buyer: confirmed });
    expect((await complete(server, uuid, body)).answer.data.status).toBe(2);
  });

  test('an incomplete deal that is never completed closes like any other', async () => {
    await using server = await testServer({ now });
    const uuid = await openedDeal(server, 'pet');
    server.setNow(new Date('2026-12-16T10:00:00Z'));
    await runJobs(server);
    expect((await server.call(dealByUuidCall, { params: { uuid } })).status).toBe(404);
  });
});

test.each(['astronave', 'ski', 'rc-terzi', 'constructor'])(
  'a deal for «%s», which is not sold this way, is not found, whatever is sent',
  async (productKey) => {
    await using server = await testServer({ now });
    for (const payload of [{ buyer }, {}, { buyer: { email: 'x' } }])
      for (const path of [productKey, `${productKey}/check`]) {
        const answer = await open(server, path, payload);
        expect(answer.statusCode).toBe(404);
        expect(answer.json().code).toBe('not-found');
      }
  },
);

describe('a refused deal', () => {
  test.each([
    [
      'a tax code that is none',
      'mimuovo',
      { buyer: { ...buyer, profile: { ...buyer.profile, taxCode: 'X' } } },
      'taxCode',
    ],
    [
      'a CAP of another town',
      'mimuovo',
      { buyer: { ...buyer, profile: { ...buyer.profile, zipCode: '00118' } } },
      'postalCode',
    ],
    ['no e-mail', 'mimuovo', { buyer: { ...buyer, email: '' } }, 'email'],
    [
      'somebody too old for it',
      'covid-19',
      { buyer: { ...buyer, profile: { ...buyer.profile, dateOfBirth: '1950-03-27' } } },
      'date_of_birth',
    ],
    [
      'a pet that is too old',
      'pet',
      { buyer, attributes: { pet_date_of_birth: '2010-01-01' } },
      'pet_date_of_birth',
    ],
    ['attributes that are no JSON', 'pet', { buyer, attributes: '{' }, 'attributes'],
    ['attributes that are a list', 'pet', { buyer, attributes: '[]' }, 'attributes'],
    ['a consent that is withheld', 'pet', { buyer, consents: { privacy: false } }, 'privacy'],
  ])('a deal for %s is refused', async (_case, productKey, payload, field) => {
    await using server = await testServer({ now });
    const answer = await open(server, productKey, payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toContain(field);
    expect(await server.db.$count(deals)).toBe(0);
  });
});
