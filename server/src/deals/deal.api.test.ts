import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { expect, test } from 'vitest';
import { testServer } from '../../test/test-server.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const deal = {
  uuid,
  productKey: 'pet',
  webFlowBaseUrl: '/acquisto/pet/',
  stageId: 2,
  createdAt: now,
  expiresAt: new Date('2026-12-15T10:00:00Z'),
};

test('a deal tells its product and stage to who knows its address, and nobody keeps the answer', async () => {
  await using server = await testServer({ now });
  await server.db.insert(deals).values(deal);
  const { status, answer, headers } = await server.call(dealByUuidCall, { params: { uuid } });
  expect(status).toBe(200);
  expect(answer).toEqual({
    data: { uuid, status: 2, product: { key: 'pet', webFlowBaseUrl: '/acquisto/pet/' } },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an expired deal, an unknown one and no uuid at all answer the same', async () => {
  await using server = await testServer({ now: new Date('2026-12-15T10:00:00Z') });
  await server.db.insert(deals).values(deal);
  const addresses = [uuid, '00000000-0000-4000-8000-000000000000', 'not-a-uuid'];
  const problems = [];
  for (const address of addresses) {
    const { problem, headers } = await server.call(dealByUuidCall, { params: { uuid: address } });
    problems.push({ ...problem, requestId: '', cache: headers.get('cache-control') });
  }
  expect(problems[0]).toMatchObject({ status: 404, code: 'not-found', cache: 'no-store' });
  expect(problems[1]).toEqual(problems[0]);
  expect(problems[2]).toEqual(problems[0]);
});
