import { skiCertificatePath } from '@riparo/domain/buy/products/ski/paths.ts';
import { expect, test } from 'vitest';
import { payWith } from '../../../test/deals.ts';
import { buySki, latestCheckout, skiOutcome, skiRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../deals/tables.ts';
import { skiHolders } from './tables.ts';

const today = new Date('2026-12-05T10:00:00Z');

async function certified(server: TestServer) {
  const { answer } = await buySki(server, skiRequest());
  const holders = await server.db.select().from(skiHolders).orderBy(skiHolders.place);
  return { address: answer.policy.id, holder: holders.at(-1)?.id ?? '' };
}

async function paid(server: TestServer, address: string) {
  await payWith(server, (await latestCheckout(server)).id);
  await skiOutcome(server, address);
}

test('scanning a certificate shows whether it is valid now, and almost nothing else', async () => {
  await using server = await testServer({ now: today });
  const { address, holder } = await certified(server);
  const check = () => server.request(skiCertificatePath(holder));

  // Nothing is certified before it is paid.
  expect(await check()).toMatchObject({ statusCode: 404 });

  await paid(server, address);
  const early = await check();
  expect(early.body).toContain('Non ancora valido');
  expect(early.headers['cache-control']).toBe('no-store');

  server.setNow(new Date('2026-12-06T08:00:00Z'));
  const { body } = await check();
  expect(body).toContain('Valido adesso');
  expect(body).toContain('Leo R.');
  expect(body).toContain('31 maggio 2027');
  expect(body).toContain('<svg');
  for (const hidden of ['Rossi', 'D’Angelo', '2018', 'SCI-', 'example.it', address])
    expect(body).not.toContain(hidden);

  server.setNow(new Date('2027-05-31T22:00:00Z'));
  expect((await check()).body).toContain('Scaduto');
});

test.each(['5f0c2a5e-0f4e-4c56-8b8e-1f6f5ad0a4c1', 'x'])(
  'an unknown certificate code (%s) is reported as such',
  async (id) => {
    await using server = await testServer();
    const { statusCode, body } = await server.request(skiCertificatePath(id));
    expect(statusCode).toBe(404);
    expect(body).toContain('Non conosciamo questo certificato');
  },
);

test('a policy after withdrawal is void, and one of an erased owner is not found', async () => {
  await using server = await testServer({ now: today });
  const { address, holder } = await certified(server);
  await paid(server, address);
  const check = () => server.request(skiCertificatePath(holder));

  await server.db.update(deals).set({ stage: 'closed_lost' });
  expect((await check()).body).toContain('Non più valido');

  await server.db.update(deals).set({ erasureAskedAt: today });
  expect(await check()).toMatchObject({ statusCode: 404 });
});
