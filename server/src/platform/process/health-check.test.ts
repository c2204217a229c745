import { afterEach, expect, test, vi } from 'vitest';
import { isReady } from './health-check.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  [undefined, 'http://127.0.0.1:3000/readyz'],
  ['8080', 'http://127.0.0.1:8080/readyz'],
])('with PORT %s the health check asks %s', async (port, address) => {
  vi.stubEnv('PORT', port);
  const asked = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', asked);
  expect(await isReady()).toBe(true);
  expect(asked.mock.calls.map(([at]) => at)).toEqual([address]);
});

test('a server that is not ready or does not answer fails the health check', async () => {
  const asked = vi.fn<typeof fetch>().mockResolvedValueOnce(Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', asked.mockRejectedValueOnce(new TypeError('fetch failed')));
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(false);
});
