import { expect, test, vi } from 'vitest';
import { testServer } from '../../../../test/test-server.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

const page: SiteFile = {
  variants: new Map([['identity', Buffer.from('<h1>Ciao</h1>')]]),
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  etag: 'W/"ciao"',
  policy: "default-src 'none'",
  leadsOn: false,
};
const site: SiteFiles = {
  assets: new Map(),
  pages: [
    {
      pattern: '/',
      read: (segments) => (segments.length === 0 ? {} : null),
      file: page,
      resumeFile: null,
      signedOutFile: null,
      asks: [],
      leadsTo: null,
    },
    {
      pattern: '/customer',
      read: ([first]) => (first === 'customer' ? {} : null),
      file: { ...page, variants: new Map([['identity', Buffer.from('<h1>Area</h1>')]]) },
      resumeFile: null,
      signedOutFile: page,
      asks: [],
      leadsTo: null,
    },
  ],
  home: page,
};

/** Injected requests never reach the server's socket, where answers are repeated. */
async function listeningServer(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({ site, environment: { LOG_LEVEL: 'info' }, ...options });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ask: (path = '/', headers: Record<string, string> = {}) => fetch(url + path, { headers }),
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'));

test('a repeated request for a page gets the same page with the same headers', async () => {
  await using visited = await listeningServer();
  const first = await visited.ask();
  const second = await visited.ask();
  expect(await second.text()).toBe(await first.text());
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(second.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('every answer is counted; the first has its own log line, and later ones share one', async () => {
  await using visited = await listeningServer();
  for (let time = 0; time < 5; time += 1) await (await visited.ask()).text();
  const first = { method: 'GET', route: '/', status: 200, ms: expect.any(Number) as number, msg: 'answered' };
  await vi.waitFor(async () => {
    const lines = visited.server.logLines().filter(({ route }) => route === '/');
    expect(lines[0]).toMatchObject(first);
    expect(lines.slice(1).reduce((sum, { times }) => sum + Number(times), 0)).toBe(4);
    expect(lines.length).toBeLessThanOrEqual(3);
  }, 5000);
  const metrics = await (await visited.ask('/metrics')).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/",status="200"} 1');
  expect(metrics).toContain('riparo_answers_from_memory_total{route="/"} 4');
  expect(await (await visited.ask('/metrics')).text(), 'made anew').toContain('route="/metrics"');
});

test('an answer that depends on the session is never repeated', async () => {
  await using visited = await listeningServer();
  const textFor = async (cookie: string) => (await visited.ask('/customer', { cookie })).text();
  expect(await textFor('riparo_session=x; riparo_signed_in=1')).toBe('<h1>Area</h1>');
  expect(await textFor('altro=1')).toBe('<h1>Ciao</h1>');
  expect(await textFor('riparo_session=x; riparo_signed_in=1')).toBe('<h1>Area</h1>');
});

test.each([
  ['its own work', { loadLimits: { maxRssBytes: 1, sampleInterval: 10 } }],
  ['the database', { isDatabaseBusy: () => true }],
])('overloaded with %s, the server still serves pages', async (_, options) => {
  await using visited = await listeningServer(options);
  const isRefused = async () => expect((await visited.ask('/sandbox/posta')).status).toBe(503);
  await vi.waitFor(isRefused, { timeout: 10_000 });
  for (const path of ['/', '/', '/?da=tv']) expect((await visited.ask(path)).status).toBe(200);
});
