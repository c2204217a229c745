import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { registerKnownHosts } from './known-hosts.ts';

async function statusAt(host: string, url: string): Promise<number> {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  registerKnownHosts(app, { publicUrl: new URL('http://riparo.test:3000') });
  for (const path of ['/', '/metrics', '/metrics/other', '/sandbox/posta']) app.get(path, async () => ({}));
  return (await app.inject({ url, headers: { host } })).statusCode;
}

test.each([
  ['riparo.test:3000', 200],
  ['riparo.test', 200],
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['www.localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['evil.example', 403],
  ['evil.example:3000', 403],
  ['localhost.evil.example', 403],
  ['evillocalhost', 403],
  ['localhost:3000@evil.example', 403],
])('while developing, mails are shown at %s: %i', async (host, status) => {
  expect(await statusAt(host, '/sandbox/posta')).toBe(status);
});

test.each([
  ['/metrics', 403],
  ['/metrics/other', 200],
  ['/', 200],
  ['/unknown', 404],
])('under a name of somebody else %s answers %i', async (url, status) => {
  expect(await statusAt('evil.example', url)).toBe(status);
});
