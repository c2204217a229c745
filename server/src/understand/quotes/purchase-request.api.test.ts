import { registerPurchaseRequestCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { expect, test } from 'vitest';
import { askForLifeQuote } from '../../../test/life-quote.ts';
import { testServer } from '../../../test/test-server.ts';
import { purchaseRequests } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const environment = { DESK_EMAIL: 'banco@riparo.example' };

test('a request to buy is stored once, however often it is sent, and the desk is notified', async () => {
  await using server = await testServer({ now, environment });
  const uuid = await askForLifeQuote(server);
  const emails = ['ada@example.it', 'ADA@example.it', ' ada@example.it '];
  const sent = emails.map((userEmail) =>
    server.call(registerPurchaseRequestCall, { body: { uuid, userEmail } }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await server.db.$count(purchaseRequests)).toBe(1);
  const mails = await server.mails();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['banco@riparo.example']);
  expect(mails[0]?.text).toContain('€\u00a017,89');
});

test('a request to buy is also accepted at the address with a trailing slash', async () => {
  await using server = await testServer({ now, environment });
  const payload = { uuid: await askForLifeQuote(server), userEmail: 'ada@example.it' };
  const { statusCode } = await server.request({ method: 'PATCH', url: '/api/v1/quotation/', payload });
  expect(statusCode).toBe(204);
  expect(await server.db.$count(purchaseRequests)).toBe(1);
});

test.each([
  ['an address that is none', 'ada', '', 422],
  ['an unknown quote', 'ada@example.it', '00000000-0000-4000-8000-000000000000', 404],
])('a request to buy with %s stores nothing', async (_, userEmail, other, expected) => {
  await using server = await testServer({ now, environment });
  const uuid = await askForLifeQuote(server);
  const { status } = await server.call(registerPurchaseRequestCall, {
    body: { uuid: other === '' ? uuid : other, userEmail },
  });
  expect(status).toBe(expected);
  expect(await server.db.$count(purchaseRequests)).toBe(0);
});

test('a quote without a price, or an expired one, cannot be bought', async () => {
  await using server = await testServer({ now, environment });
  const refused = await askForLifeQuote(server, { date_of_birth: '1950-01-01' });
  const priced = await askForLifeQuote(server);
  const buy = async (uuid: string) => {
    const body = { uuid, userEmail: 'ada@example.it' };
    return (await server.call(registerPurchaseRequestCall, { body })).status;
  };
  expect(await buy(refused)).toBe(404);
  server.setNow(new Date('2026-12-20T10:00:00Z'));
  expect(await buy(priced)).toBe(404);
  expect(await server.mails()).toEqual([]);
});
