import { readPattern } from '@riparo/domain/platform/site/page-pattern.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from '../src/platform/http/site/site-files.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { complaintsAbout } from './attacker.ts';
import { lies } from './lies.ts';
import { oddQueries, oddTexts, scriptMark } from './odd-values.ts';

const fileOf = (title: string, cacheControl = 'no-cache'): SiteFile => ({
  variants: new Map([['identity', Buffer.from(`<!doctype html><h1>${title}</h1>`)]]),
  contentType: 'text/html; charset=utf-8',
  cacheControl,
  etag: `W/"${title}"`,
  policy: "default-src 'none'",
  leadsOn: false,
});
const home = fileOf('Home');
const pageAt = (pattern: string, file: SiteFile) => ({
  pattern,
  file,
  read: readPattern(pattern),
  resumeFile: null,
  signedOutFile: null,
  asks: [],
  leadsTo: null,
});
const site: SiteFiles = {
  assets: new Map([['assets/a.js', fileOf('Codice', 'public, max-age=31536000, immutable')]]),
  pages: [pageAt('/', home), pageAt('/ops/:uuid?', fileOf('Ops')), pageAt('/login', fileOf('Accedi'))],
  home,
};
const browser = { accept: 'text/html' };

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await testServer({ site });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server[Symbol.asyncDispose]());

/** What a proxy in front would cache. */
async function cachedPartOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers: { ...browser, ...headers } });
  const rest = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { status: response.status, headers: Object.fromEntries(rest), body: await response.text() };
}

describe('a page that a proxy caches', () => {
  const strange = [
    ['lies about the host', lies],
    ['somebody’s cookies', { cookie: 'riparo_session=abc; riparo_signed_in=1' }],
    ['a method to pretend', { 'x-http-method-override': 'DELETE' }],
    [
      'a language of markup',
      { 'accept-language': scriptMark, 'user-agent': scriptMark, referer: scriptMark },
    ],
    ['a range', { range: 'bytes=0-3' }],
  ] as const;

  test.each(strange)('a cached page is the same for a first request with %s', async (_, headers) => {
    // Requested with the false header first, each at a new address: a cache would give that answer to
    // everyone.
    const place = `/ops/${crypto.randomUUID()}`;
    const lied = await cachedPartOf(place, headers);
    expect(await cachedPartOf(place)).toEqual(lied);
    expect(lied).toEqual(await cachedPartOf(`/ops/${crypto.randomUUID()}`));
    expect(lied.headers['vary']).toBe('accept-encoding');
    expect(JSON.stringify(lied)).not.toMatch(/evil|alert/);
  });

  test('no page is cached where there is none', async () => {
    const { status, headers } = await cachedPartOf('/sconosciuto');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('the answer repeats nothing of a hostile address and leads nowhere', async () => {
  const places = [
    ...oddTexts.filter((text) => text.isWellFormed() && text.length < 5_000).map(encodeURIComponent),
    ...oddQueries.map((query) => `?${query}`),
    '/evil.example',
    '/evil.example/%2e%2e',
    '%5cevil.example',
    'login?from=//evil.example&redirect=https://evil.example',
    'customer//evil.example',
  ];
  const wrong: string[] = [];
  for (const place of places) {
    const response = await server.request({ url: `/${place}`, headers: browser });
    const complaints = complaintsAbout(response).filter((what) => !isOfProblemsAlone(what, response));
    wrong.push(...complaints.map((what) => `${what}: ${place}`));
    if (/evil|alert/.test(response.body)) wrong.push(`it repeats what was asked: ${place}`);
  }
  expect(wrong).toEqual([]);
});

/** An unknown page is answered with the home page: the rules for problem answers do not apply to it. */
function isOfProblemsAlone(what: string, { headers }: { headers: Record<string, unknown> }): boolean {
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage && ['it is no problem answer', 'it quotes markup'].includes(what);
}
