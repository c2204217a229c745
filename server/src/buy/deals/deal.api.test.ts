import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dealToPay } from '../../../test/deals.ts';
import { ada } from '../../../test/purchases.ts';
import { testServer } from '../../../test/test-server.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('the address of a deal returns buyer, product and stage, and the response is not cached', async () => {
  await using server = await testServer({ now });
  const attributes = {
    petType: 'cane',
    petName: 'Fido',
    pet_date_of_birth: '2020-05-01',
    petChipNumber: '380260000000000',
    petBreed: 'Bracco',
  };
  const { address: uuid, email } = await dealToPay(server, { attributes });
  const { status, answer, headers } = await server.call(dealByUuidCall, { params: { uuid } });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(answer.data).toMatchObject({
    uuid,
    key: 'pet',
    status: 2,
    version: 1,
    isCorrectable: true,
    expiresAt: '2026-12-15T10:00:00.000Z',
    buyer: {
      email,
      firstName: ada.firstName,
      lastName: ada.lastName,
      profile: { ...ada.profile, region: 'Lombardia', cognitoId: null },
    },
    product: {
      key: 'pet',
      title: 'Sussidio Pet',
      fixedPrice: 79,
      webFlowBaseUrl: '/acquisto/pet/',
    },
  });
  expect(JSON.parse(answer.data.attributes ?? '')).toEqual(attributes);
});

test.each([
  ['paid', 4],
  ['documentation_send', 5],
  ['closed_won', 7],
  ['closed_lost', 8],
] as const)('a deal that is %s tells its stage and nothing about its buyer', async (stage, status) => {
  await using server = await testServer({ now });
  const { address: uuid } = await dealToPay(server, { stage, expiresAt: null });
  const { answer } = await server.call(dealByUuidCall, { params: { uuid } });
  expect(answer.data).toMatchObject({ status, buyer: null, attributes: null, isCorrectable: false });
  expect(JSON.stringify(answer)).not.toContain('Ada');
});

test('an expired deal, an unknown one and a malformed uuid get the same answer', async () => {
  await using server = await testServer({ now });
  const { uuid, address } = await dealToPay(server);
  server.setNow(new Date('2026-12-15T10:00:00Z'));
  expect(await server.db.$count(deals, eq(deals.uuid, uuid))).toBe(1);
  const addresses = [address, uuid, '00000000-0000-4000-8000-000000000000', 'not-a-uuid'];
  const problems = [];
  for (const tried of addresses) {
    const { problem, headers } = await server.call(dealByUuidCall, { params: { uuid: tried } });
    problems.push({ ...problem, requestId: '', cache: headers.get('cache-control') });
  }
  expect(problems[0]).toMatchObject({ status: 404, code: 'not-found', cache: 'no-store' });
  expect(problems[1]).toEqual(problems[0]);
  expect(problems[2]).toEqual(problems[0]);
  expect(problems[3]).toEqual(problems[0]);
});
