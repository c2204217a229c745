import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { App } from './app-instance.ts';
import { isFromOurSite, registerOriginCheck } from './origin-check.ts';

const sessionCookies = ['__Host-session', '__Host-desk'];
const production = { publicUrl: new URL('https://www.riparo.example'), production: true, sessionCookies };
const development = { publicUrl: new URL('http://localhost:3000'), production: false, sessionCookies };
const ours = 'https://www.riparo.example';

test.each([
  ['our own page', production, { origin: ours, 'sec-fetch-site': 'same-origin' }, true],
  ['our own page in an old browser', production, { origin: ours }, true],
  ['another site', production, { origin: 'https://evil.example' }, false],
  [
    'another site that lies about its origin',
    production,
    { origin: ours, 'sec-fetch-site': 'cross-site' },
    false,
  ],
  ['a neighbour under the same domain', production, { origin: 'https://blog.riparo.example' }, false],
  ['our site without encryption', production, { origin: 'http://www.riparo.example' }, false],
  ['a sandboxed frame', production, { origin: 'null' }, false],
  ['a program', production, {}, true],
  ['a program with a session', production, { cookie: 'a=1; __Host-session=1' }, false],
  ['a program with other cookies', production, { cookie: 'a=1; b=2' }, true],
  ['a browser that hides the origin', production, { 'sec-fetch-site': 'same-site' }, false],
  ['a browser of ours that names no origin', production, { 'sec-fetch-site': 'same-origin' }, true],
  ['a sandboxed frame, in development', development, { origin: 'null', host: 'localhost:3000' }, false],
  [
    'this machine, in production',
    production,
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    false,
  ],
  ['the development server', development, { origin: 'http://localhost:3001', host: 'localhost:3001' }, true],
  ['the loopback address', development, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  [
    'another port of this machine',
    development,
    { origin: 'http://localhost:9999', host: 'localhost:3000' },
    false,
  ],
  [
    'a machine that hides behind this one',
    development,
    { origin: 'http://localhost:3000\\@evil.example', host: 'localhost:3000' },
    false,
  ],
  ['another machine as host', development, { origin: 'http://evil.example', host: 'evil.example' }, false],
])('origin check: %s writing in %o with %o gives %s', (_, rules, headers, expected) => {
  expect(isFromOurSite({ headers }, rules)).toBe(expected);
});

const handler = async () => ({});

test.each([
  ['GET', '/books', 200],
  ['HEAD', '/books', 200],
  ['OPTIONS', '/books', 200],
  ['POST', '/books', 403],
  ['PUT', '/books', 403],
  ['DELETE', '/books', 403],
  ['POST', '/notices', 200],
] as const)('another site that asks %s %s is answered %i', async (method, url, status) => {
  const app: App = Fastify({ exposeHeadRoutes: false });
  registerOriginCheck(app, production);
  app.route({ method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'], url: '/books', handler });
  app.post('/notices', { config: { acceptsAnyOrigin: true } }, handler);
  const answer = await app.inject({ method, url, headers: { origin: 'https://evil.example' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('origin-refused')).toBe(status === 403);
  const own = await app.inject({ method, url, headers: { origin: ours } });
  expect(own.statusCode).toBe(200);
  await app.close();
});
