import { expect, test } from 'vitest';
import { testServer } from '../../../../../test/test-server.ts';
import { boundedWork } from '../../../jobs/work/bounded-work.ts';

test('a sign-in during overload is asked to come back later', async () => {
  const inTurn = boundedWork({ atOnce: 1, waiting: 0 });
  await using server = await testServer({
    routes: (app) => void app.get('/api/test/hash', () => inTurn(async () => 'hashed')),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const earlier = inTurn(() => promise);

  const refused = await server.request('/api/test/hash');
  resolve();
  await earlier;
  const served = await server.request('/api/test/hash');

  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  expect(served.statusCode).toBe(200);
  expect(server.logLines().filter(({ level }) => level === 'error')).toEqual([]);
});
