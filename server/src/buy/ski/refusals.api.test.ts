import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { computeTaxCode, type TaxPayer } from '@riparo/domain/platform/tax-code/compute.ts';
import { omocodiaVariants } from '@riparo/domain/platform/tax-code/omocodia.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { confirmedHolder, signedInHolder } from '../../../test/account-holder.ts';
import { payWith } from '../../../test/deals.ts';
import { buySki, dayRequest, latestCheckout, skiOutcome, skiRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../deals/tables.ts';
import { skiPolicies } from './tables.ts';

const now = new Date('2026-12-05T10:00:00Z');
const mismatch = { status: 422, message: "E-mail found but personal data don't match" };

const ada: TaxPayer = {
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  birthDate: examplePerson.birthDate,
  gender: 'F',
  birthPlaceCode: examplePerson.birthPlace.code,
};
const codeOf = (changes: Partial<TaxPayer> = {}) => computeTaxCode({ ...ada, ...changes }) ?? '';

async function buyAndPay(server: TestServer, body = skiRequest()): Promise<void> {
  const { answer } = await buySki(server, body);
  await payWith(server, (await latestCheckout(server)).id);
  await skiOutcome(server, answer.policy.id);
}

describe('a known e-mail', () => {
  test('an e-mail of an account with another name is refused in the words the site knows', async () => {
    await using server = await testServer({ now });
    const { email } = await confirmedHolder(server);
    const { contractor } = skiRequest();
    const other = { ...contractor, email, last_name: 'Rossi', cf: codeOf({ lastName: 'Rossi' }) };
    const { problem } = await buySki(server, skiRequest({ contractor: other }));
    expect(problem).toMatchObject({ ...mismatch, status_code: 422, code: 'personal-data-mismatch' });
    expect(await server.db.$count(skiPolicies)).toBe(0);
    expect((await buySki(server, skiRequest({ contractor: { ...contractor, email } }))).status).toBe(201);
  });

  test('an e-mail known from a purchase with another name or tax code is refused too, an omocodia variant is not', async () => {
    await using server = await testServer({ now });
    const bought = skiRequest();
    const { contractor } = bought;
    await buyAndPay(server, bought);
    const as = (changes: Partial<typeof contractor>) =>
      buySki(server, skiRequest({ contractor: { ...contractor, ...changes } }));
    // A namesake by her code, a sister by her name.
    expect((await as({ cf: codeOf({ birthPlaceCode: 'F205' }) })).problem).toMatchObject(mismatch);
    const sister = { first_name: 'Bea', cf: null, dob: '1991-03-27', pob: 'Roma (RM)', gender: 'F' } as const;
    expect((await as(sister)).problem).toMatchObject(mismatch);
    expect((await as({ email: contractor.email.toUpperCase() })).status).toBe(201);
    expect((await as({ cf: omocodiaVariants(codeOf())[5] })).status).toBe(201);
    expect((await as({ cf: null, dob: ada.birthDate, pob: 'Roma (RM)', gender: 'F' })).status).toBe(201);
  });

  test('an e-mail known only from an unpaid purchase is accepted: it may have been a typing error', async () => {
    await using server = await testServer({ now });
    const { contractor } = skiRequest();
    const identity = { cf: null, dob: ada.birthDate, pob: 'Roma (RM)', gender: 'F' } as const;
    await buySki(server, skiRequest({ contractor: { ...contractor, ...identity, last_name: 'D’Angeli' } }));
    const { status } = await buySki(server, skiRequest({ contractor }));
    expect(status).toBe(201);
  });
});

describe('an invalid ski purchase', () => {
  test('errors of a ski purchase are reported at the field that was sent', async () => {
    await using server = await testServer({ now });
    const request = skiRequest();
    const { problem } = await buySki(server, {
      ...request,
      start_date: '2026-12-04 10:00',
      contractor: { ...request.contractor, cf: 'DNGDAA90C67H501X', phone: '333' },
      consents: { ...request.consents, privacy: false },
    });
    expect(problem).toMatchObject({
      status: 422,
      code: 'validation',
      fields: {
        start_date: 'Il primo giorno può essere oggi o più avanti: cambialo.',
        'contractor.cf': 'Il codice fiscale non è valido o non corrisponde ai tuoi dati.',
        'contractor.phone': 'Controlla il numero di telefono: è troppo corto.',
        'consents.privacy': 'Per emettere la polizza serve la conferma che hai letto l’informativa privacy.',
      },
    });
  });

  test('a ski policy for a buyer it does not suit is refused; a buyer who was not asked can buy as before', async () => {
    await using server = await testServer({ now });
    const request = skiRequest({ suitability: { need: 'competition', limits: 'yes' } });
    const { status, problem } = await buySki(server, request);
    expect({ status, fields: problem.fields }).toEqual({
      status: 422,
      fields: {
        'suitability.need':
          'Selezionando questa risposta la copertura risulta non adeguata alle tue esigenze, pertanto non è sottoscrivibile',
      },
    });
    expect(await server.db.$count(deals)).toBe(0);
    const { suitability: _, ...unasked } = request;
    expect((await buySki(server, unasked)).status).toBe(201);
  });

  test('a child who is 14 when the cover begins is refused', async () => {
    await using server = await testServer({ now });
    const request = skiRequest();
    const holders = [
      ...request.holders.slice(0, 3),
      { first_name: 'Leo', last_name: 'Rossi', dob: '2012-12-06' },
    ];
    const { problem } = await buySki(server, { ...request, holders });
    expect(problem.fields?.['adults_num']).toContain('dai 14 anni si è adulti');
    const today = await buySki(server, { ...request, holders, start_date: '2026-12-05 10:00' });
    expect(today.status).toBe(201);
  });

  test.each([
    ['days beyond the season', { start_date: '2027-05-31 10:00', days: 2 }, 'days'],
    ['a start after the season', { start_date: '2027-06-01 10:00' }, 'start_date'],
    ['30 days', { days: 30 }, 'days'],
    ['no days', { days: null }, 'days'],
    ['more people than holders', { adults_num: 2 }, 'adults_num'],
  ])('%s', async (_what, changes, field) => {
    await using server = await testServer({ now });
    const { problem } = await buySki(server, dayRequest('2026-12-05 10:00', changes));
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
  });

  test('too many policies from one address in an hour are refused', async () => {
    await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '2' } });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await buySki(server, skiRequest())).status);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

test('a buyer with an account finds the policy and its insured among their data', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const { contractor } = skiRequest();
  const owner = { ...contractor, email, cf: null } as const;
  const born = { dob: ada.birthDate, pob: 'Lione, Francia', gender: 'F' } as const;
  await buySki(server, skiRequest({ contractor: { ...owner, ...born } }));
  expect((await browser.call(ownDealsCall)).answer.data).toEqual([]);
  server.setNow(new Date('2026-12-05T10:01:00Z'));
  await buyAndPay(server, dayRequest('2026-12-05 10:00', { contractor: { ...owner, ...born } }));
  expect((await browser.call(ownDealsCall)).answer.data).toMatchObject([
    { product: { title: 'Polizza Sci' }, priceCents: 400, isYearly: false, startsOn: '2026-12-05' },
  ]);
  const { answer } = await browser.call(personalDataCall);
  expect(answer['deals']).toMatchObject([
    {
      productKey: 'ski',
      profile: { placeOfBirth: 'Lione, Francia', districtOfBirth: 'EE', taxCode: '' },
      ski: {
        productType: 'plus',
        holders: [{ firstName: ada.firstName }, {}, {}, { birthDate: '2018-06-01' }],
      },
    },
    { productKey: 'ski', ski: { duration: 'daily', days: 1 } },
  ]);
});
