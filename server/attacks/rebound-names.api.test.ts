import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../test/test-server.ts';

/*
 * Another person's page asks a developer's browser for `http://evil.example:3000/sandbox/posta`, after its
 * owner has pointed that name to 127.0.0.1. To the browser it is the page's own site, and the whole answer
 * can be read.
 */

const id = randomUUID();
const routes: readonly Pick<InjectOptions, 'method' | 'url'>[] = [
  { method: 'GET', url: '/sandbox/posta' },
  { method: 'HEAD', url: '/sandbox/posta' },
  { method: 'GET', url: `/sandbox/posta/${id}` },
  { method: 'GET', url: `/sandbox/posta/${id}/html` },
  { method: 'GET', url: `/sandbox/posta/allegati/${id}` },
  { method: 'GET', url: '/sandbox/eventi' },
  { method: 'POST', url: '/sandbox/eventi' },
  { method: 'GET', url: `/sandbox/carte/pay/${id}` },
  { method: 'POST', url: `/sandbox/carte/pay/${id}` },
  { method: 'GET', url: `/sandbox/carte/pay/${id}/conferma` },
  { method: 'POST', url: `/sandbox/carte/pay/${id}/conferma` },
  { method: 'GET', url: '/metrics' },
];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_URL: 'http://prova.riparo.example:3000' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const statusesAt = (host: string) =>
  Promise.all(
    routes.map(async (route) => {
      const { statusCode } = await server.request({ ...route, headers: { host } });
      return [route.method, route.url, statusCode];
    }),
  );

describe('pages for developers only', () => {
  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example#localhost',
    '127.0.0.1.evil.example',
    'prova.riparo.example.evil.example',
    'evilocalhost',
    ':3000',
  ])("the developers' pages are refused under the host name “%s”", async (host) => {
    expect((await statusesAt(host)).filter(([, , status]) => status !== 403)).toEqual([]);
  });

  test.each([
    'localhost',
    'localhost:3912',
    'LOCALHOST:3000',
    'riparo.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    // A numeric address cannot be rebound: a phone on the same local network.
    '192.168.1.7:3000',
    'prova.riparo.example:3000',
    'prova.riparo.example',
  ])("the developers' pages are served under the host name %s", async (host) => {
    expect((await statusesAt(host)).filter(([, , status]) => status === 403)).toEqual([]);
  });

  test.each(['/%73andbox/posta', '/sandbox/%70osta', '/sandbox/posta?x=1', '/%6detrics'])(
    "the developers' pages are refused in another spelling too: %s",
    async (url) => {
      const { statusCode, body } = await server.request({ url, headers: { host: 'evil.example' } });
      expect(statusCode).toBe(403);
      expect(body).not.toContain('Posta');
    },
  );
});
