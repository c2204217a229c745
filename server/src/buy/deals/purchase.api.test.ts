import { PRECONTRACT_VERSION } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  confirmSignUpCall,
  personalDataCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { dealByUuidCall, openDealCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { formatEuro, cents } from '@riparo/domain/platform/values/money.ts';
import { COVID_OVER_AGE } from '@riparo/domain/buy/products/covid-19/ages.ts';
import { PET_TOO_OLD } from '@riparo/domain/buy/products/pet/ages.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  signedInHolder,
} from '../../../test/account-holder.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { booksOf, mailedAddressOf } from '../../../test/deals.ts';
import { ada, fido, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { accounts } from '../../platform/providers/identity/built-in/tables.ts';
import { dealHistory, deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const buy = (server: TestServer, productKey: string, changes: Parameters<typeof purchaseOf>[1] = {}) =>
  server.call(openDealCall, { params: { productKey }, body: purchaseOf(productKey, changes) });

const seen = async (server: TestServer, uuid: string) =>
  (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;

describe('a purchase', () => {
  test.each(['covid-19', 'pet', 'monopattino', 'mimuovo', 'bici2go'])(
    'a purchase of %s becomes a deal, and its address is mailed',
    async (productKey) => {
      await using server = await testServer({ now });
      const { status, answer } = await buy(server, productKey);
      expect(status).toBe(200);
      const deal = await seen(server, answer.data);
      expect(deal).toMatchObject({
        uuid: answer.data,
        key: productKey,
        status: 2,
        buyer: { ...ada, profile: { ...ada.profile, cognitoId: null, region: 'Lombardia' } },
      });
      const history = await server.db.select().from(dealHistory);
      expect(history).toMatchObject([
        { event: 'data-completed', fromStage: 'quotation', toStage: 'qualified_lead', cause: 'buyer' },
      ]);
      const [mail] = await mailsTo(server, ada.email);
      expect(mail?.subject).toBe(`Il tuo acquisto: ${deal.product.title}`);
      expect(mail?.text).toContain(
        `http://localhost:3000${deal.product.webFlowBaseUrl}${await mailedAddressOf(server, deal)}\n`,
      );
      expect(mail?.text).toContain('fino al 15 dicembre 2026');
      expect(mail?.text).toContain(formatEuro(cents(deal.product.fixedPrice * 100)));
    },
  );

  test('a purchase stores the ticked consents with the texts, page, time and documents shown', async () => {
    await using server = await testServer({ now });
    await buy(server, 'pet');
    const [deal] = await server.db.select().from(deals);
    expect(deal?.consents).toEqual({
      version: '2026-11-16',
      givenAt: now.toISOString(),
      source: '/acquisto/pet',
      given: purchaseOf('pet').consents,
      isProved: false,
      documents: [
        { key: 'dip', version: PRECONTRACT_VERSION },
        { key: 'dip-aggiuntivo', version: PRECONTRACT_VERSION },
        { key: 'condizioni', version: PRECONTRACT_VERSION },
        { key: 'informativa-precontrattuale', version: PRECONTRACT_VERSION },
        { key: 'vendita-a-distanza', version: PRECONTRACT_VERSION },
      ],
    });
    expect(deal).toMatchObject({ priceCents: 7900, attributes: fido });
  });

  test('a purchase sent twice, even at once, is one deal and one mail', async () => {
    await using server = await testServer({ now });
    const body = purchaseOf('pet');
    const send = () => server.call(openDealCall, { params: { productKey: 'pet' }, body });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ answer }) => answer.data)).size).toBe(1);
    expect(await server.db.$count(deals)).toBe(1);
    expect(await mailsTo(server, ada.email)).toHaveLength(1);
  });

  test.each([
    ['covid-19', { dateOfBirth: '1965-11-15', taxCode: 'X' }, { date_of_birth: COVID_OVER_AGE }],
    ['mimuovo', { dateOfBirth: '2010-01-01' }, { date_of_birth: 'Devi essere maggiorenne' }],
    ['pet', { taxCode: 'DNGDAA90C67H501X' }, { taxCode: 'Il codice fiscale inserito non è valido' }],
    ['pet', { zipCode: '00184' }, { postalCode: 'Il CAP 00184 è di Roma, non di Milano.' }],
    ['pet', { district: 'RM' }, { district: 'Milano è in provincia di Milano (MI).' }],
    [
      'pet',
      { address: 'Via Roma' },
      { streetNumber: 'Scrivi il numero civico, oppure SNC se la casa non ne ha uno.' },
    ],
  ])('a purchase of %s with %j is refused at the field', async (productKey, changes, fields) => {
    await using server = await testServer({ now });
    const buyer = { ...ada, profile: { ...ada.profile, ...changes } };
    const { problem } = await buy(server, productKey, { buyer });
    expect(problem).toMatchObject({ status: 422, code: 'validation', fields });
    expect(await server.db.$count(deals)).toBe(0);
  });

  test('a purchase for an old pet, without a consent, or of an unknown product is refused', async () => {
    await using server = await testServer({ now });
    const old = await buy(server, 'pet', { attributes: { ...fido, pet_date_of_birth: '2015-11-15' } });
    expect(old.problem.fields).toEqual({ pet_date_of_birth: PET_TOO_OLD });
    const silent = await buy(server, 'pet', {
      consents: { ...purchaseOf('pet').consents, regulation: false },
    });
    expect(Object.keys(silent.problem.fields ?? {})).toEqual(['regulation']);
    const unsuitable = { ...purchaseOf('mimuovo').consents, coverageSuitability: false };
    const refused = await buy(server, 'mimuovo', { consents: unsuitable });
    expect(Object.keys(refused.problem.fields ?? {})).toEqual(['coverageSuitability']);
    expect((await buy(server, 'luna')).status).toBe(404);
  });
});

describe('a guest', () => {
  test('a guest is registered with an unknown password, and the confirmation leads to the deal', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    const browser = openBrowser(server);
    const body = purchaseOf('pet', { buyer: { ...ada, email } });
    const registered = await browser.call(signUpCall, {
      email,
      attributes: ownAttributes,
      isPurchase: true,
      submissionKey: body.submissionKey,
    });
    expect(registered).toMatchObject({ status: 200, answer: { username: email } });
    const { answer } = await server.call(openDealCall, { params: { productKey: 'pet' }, body });
    const mails = await mailsTo(server, email);
    const confirmation = mails.find(({ subject }) => subject === 'Conferma il tuo account Riparo');
    expect(confirmation?.text).toContain(`/deal/${await mailedAddressOf(server, { uuid: answer.data })}#`);
  });

  test("a guest using an account's address under another name buys with their own data, and sees none of the account's", async () => {
    await using server = await testServer({ now });
    const owner = await signedInHolder(server);
    const stranger = openBrowser(server, '203.0.113.7');
    const registered = await stranger.call(signUpCall, {
      email: owner.email,
      attributes: { name: 'Bruno', family_name: 'Neri', birthdate: '01/01/1980' },
      isPurchase: true,
    });
    expect(registered.problem.code).toBe('UsernameExistsException');
    const profile = { ...ada.profile, taxCodeConfirmed: true };
    const bruno = { ...ada, email: owner.email, firstName: 'Bruno', lastName: 'Neri', profile };
    const { answer } = await buy(server, 'pet', { buyer: bruno });
    const deal = await seen(server, answer.data);
    expect(deal.buyer).toMatchObject({ firstName: 'Bruno', lastName: 'Neri', profile: { cognitoId: null } });
    expect(JSON.stringify(deal)).not.toContain(ada.lastName);

    const { uuid } = (await booksOf(server, { uuid: answer.data })).deal;
    // The owner of the mailbox gets the mail and sees the purchase; their account does not change.
    const own = await owner.browser.call(ownDealsCall);
    expect(own.answer.data).toMatchObject([{ uuid, status: 2, priceCents: 7900 }]);
    const data = await owner.browser.call(personalDataCall);
    expect(data.answer).toMatchObject({
      account: { firstName: ada.firstName, lastName: ada.lastName },
      deals: [{ uuid, lastName: 'Neri', history: [{ event: 'data-completed' }] }],
    });
  });

  test('a guest owns nothing until their mailbox is proved, then what they bought before', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    const { answer } = await buy(server, 'pet', { buyer: { ...ada, email } });
    const browser = openBrowser(server);
    expect((await browser.call(ownDealsCall)).problem).toMatchObject({
      status: 401,
      code: 'SessionRequired',
    });
    expect((await seen(server, answer.data)).buyer?.profile.cognitoId).toBeNull();
    const holder = await signedInHolder(server, email);
    const { deal } = await booksOf(server, { uuid: answer.data });
    expect(deal.accountId).toBeNull();
    // Their own session learns at once that it is theirs, before the personal area is opened; others do not.
    const [account] = await server.db
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, emailKey(email)));
    const sessionOf = async (session: Browser) =>
      (await session.call(dealByUuidCall, undefined, { uuid: answer.data })).answer.data?.buyer?.profile;
    expect((await sessionOf(holder.browser))?.cognitoId).toBe(account?.id);
    expect((await sessionOf(browser))?.cognitoId).toBeNull();
    const own = await holder.browser.call(ownDealsCall);
    expect(own.answer.data.map(({ uuid }) => uuid)).toEqual([deal.uuid]);
    expect(own.answer.data[0]?.history).toMatchObject([{ event: 'data-completed', status: 2 }]);
    expect((await sessionOf(holder.browser))?.cognitoId).toBe(account?.id);
    expect(await sessionOf(browser)).toBeUndefined();
    const other = await signedInHolder(server);
    expect((await other.browser.call(ownDealsCall)).answer.data).toEqual([]);
  });

  test('a signed-in customer owns what they buy for their own address, and nothing else', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const path = (body: ReturnType<typeof purchaseOf>) =>
      browser.call({ ...openDealCall, path: '/api/v1/deal/pet' }, body);
    const own = await path(purchaseOf('pet', { buyer: { ...ada, email } }));
    await path(purchaseOf('pet', { buyer: { ...ada, email: newEmail() } }));
    const listed = await browser.call(ownDealsCall);
    const { deal } = await booksOf(server, { uuid: own.answer.data });
    expect(listed.answer.data.map(({ uuid }) => uuid)).toEqual([deal.uuid]);
  });

  test('a guest can open only so many deals from one address in an hour, however slowly', async () => {
    await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '2' } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await buy(server, 'pet')).status);
      // Two minutes pass: the counts per minute start again.
      await server.db.update(rateLimits).set({ resetsAt: sql`resets_at - interval '2 minutes'` });
    }
    expect(statuses).toEqual([200, 200, 429]);
    // With these the hour is over.
    await server.db.update(rateLimits).set({ resetsAt: sql`resets_at - interval '55 minutes'` });
    expect((await buy(server, 'pet')).status).toBe(200);
  });
});

test('a confirmed guest still finds the deal at its address', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const browser = openBrowser(server);
  const body = purchaseOf('pet', { buyer: { ...ada, email } });
  await browser.call(signUpCall, {
    email,
    attributes: ownAttributes,
    isPurchase: true,
    submissionKey: body.submissionKey,
  });
  const { answer } = await server.call(openDealCall, { params: { productKey: 'pet' }, body });
  const confirmed = await browser.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
  expect(confirmed.status).toBe(204);
  expect(await seen(server, answer.data)).toMatchObject({ status: 2 });
});
