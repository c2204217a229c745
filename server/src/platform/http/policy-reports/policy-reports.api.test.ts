import { readPattern } from '@riparo/domain/platform/site/page-pattern.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { rateLimits } from '../rate-limit/tables.ts';
import type { SiteFile, SiteFiles } from '../site/site-files.ts';

const file: SiteFile = {
  variants: new Map([['identity', Buffer.from('<h1>Ciao</h1>')]]),
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  etag: 'W/"ciao"',
  policy: null,
  leadsOn: false,
};
const site: SiteFiles = {
  assets: new Map(),
  pages: ['/', '/firma/:token', '/confirm-account/:username/:state?'].map((pattern) => ({
    pattern,
    read: readPattern(pattern),
    file,
    resumeFile: null,
    signedOutFile: null,
    asks: [],
    leadsTo: null,
  })),
  home: file,
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ site });
});
afterAll(() => server[Symbol.asyncDispose]());

let people = 0;
const report = (type: string, content: unknown, more: Partial<InjectOptions> = {}) =>
  server.request({
    method: 'POST',
    url: '/api/policy-reports',
    // Each request gets its own address unless given.
    remoteAddress: `192.0.2.${(people += 1)}`,
    headers: { 'content-type': type },
    payload: JSON.stringify(content),
    ...more,
  });

const linesAfter = async (send: () => Promise<unknown>) => {
  const before = server.logLines().length;
  await send();
  const lines = server.logLines().slice(before);
  return lines.filter(({ msg }) => msg === 'a browser refused something');
};

const page = 'http://localhost:3000/firma/a-token-that-opens-documents?email=ada@example.org#ada';

/** As Firefox and Safari report. */
const oldReport = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': page,
    referrer: 'http://localhost:3000/confirm-account/ada@example.org',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/steal.js?token=a-token-that-opens-documents',
    'source-file': page,
    'script-sample': 'ada@example.org',
    ...changes,
  },
});

/** A report with a total size of this many bytes. */
function reportOf(bytes: number) {
  const short = JSON.stringify(oldReport({ 'original-policy': '' })).length;
  return oldReport({ 'original-policy': 'a'.repeat(bytes - short) });
}

/** As Chromium reports. */
const newReport = (body: Record<string, unknown> = {}) => ({
  age: 12,
  type: 'csp-violation',
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    blockedURL: 'inline',
    effectiveDirective: 'style-src-attr',
    originalPolicy: "default-src 'none'",
    sourceFile: page,
    sample: 'ada@example.org',
    disposition: 'enforce',
    statusCode: 200,
    ...body,
  },
});

describe('policy violations on our pages', () => {
  test.each([
    [
      'one of a time',
      'application/csp-report',
      oldReport(),
      [{ directive: 'script-src-elem', page: '/firma/:token', blocked: 'https://evil.example' }],
    ],
    [
      'several at once',
      'application/reports+json',
      [
        newReport(),
        newReport({ blockedURL: 'trusted-types-sink', effectiveDirective: 'require-trusted-types-for' }),
      ],
      [
        { directive: 'style-src-attr', page: '/firma/:token', blocked: 'inline' },
        { directive: 'require-trusted-types-for', page: '/firma/:token', blocked: 'trusted-types-sink' },
      ],
    ],
    [
      'of ourselves',
      'application/csp-report',
      oldReport({ 'blocked-uri': 'http://localhost:3000/api/v1/auth/ada@example.org' }),
      [{ directive: 'script-src-elem', page: '/firma/:token', blocked: 'self' }],
    ],
    [
      'of an extension',
      'application/csp-report',
      oldReport({
        'blocked-uri': 'chrome-extension://abcdefghijklmnop/ada.js',
        'effective-directive': 'img-src',
      }),
      [{ directive: 'img-src', page: '/firma/:token', blocked: 'chrome-extension:' }],
    ],
    [
      'of something unknown',
      'application/csp-report',
      oldReport({
        'document-uri': 'https://elsewhere.example/ada@example.org',
        'blocked-uri': 'ada@example.org\nlevel: fatal',
        'effective-directive': 'ada@example.org',
      }),
      [{ directive: 'other', page: 'unknown', blocked: 'other' }],
    ],
  ])(
    'a violation is logged in one line with patterns in place of addresses: %s',
    async (_, type, content, expected) => {
      const lines = await linesAfter(async () => {
        const { statusCode, body } = await report(type, content);
        expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' });
      });
      expect(lines).toEqual(
        expected.map((violation) => ({
          level: 'info',
          time: expect.any(String) as string,
          msg: 'a browser refused something',
          ...violation,
        })),
      );
      expect(server.logText()).not.toMatch(/ada@|a-token|steal/);
    },
  );
});

describe('made-up reports', () => {
  test.each([
    ['nothing of the kind', 'application/csp-report', { hello: 1 }, 422],
    ['a list of something', 'application/csp-report', [1], 422],
    ['a list of nothing', 'application/reports+json', [], 204],
    ['reports of another kind', 'application/reports+json', [{ type: 'deprecation', body: {} }], 204],
    [
      'a far too large body',
      'application/csp-report',
      oldReport({ 'original-policy': 'a'.repeat(20_000) }),
      413,
    ],
    ['brackets', 'application/csp-report', JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown, 400],
    ['a slightly too large body', 'application/csp-report', reportOf(16 * 1024 + 1), 413],
    ['another type', 'text/plain', oldReport(), 415],
    ['what a call would take', 'application/json', oldReport(), 415],
    ['a form', 'application/x-www-form-urlencoded', oldReport(), 415],
  ])('a report with %s is not logged', async (_, type, content, status) => {
    const lines = await linesAfter(async () => {
      expect((await report(type, content)).statusCode).toBe(status);
    });
    expect(lines).toEqual([]);
  });

  test('reports from one address are soon ignored', async () => {
    await using other = await testServer({ site });
    const send = () =>
      other.request({
        method: 'POST',
        url: '/api/policy-reports',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(oldReport()),
      });
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(20);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Math.ceil(Number(refused[0]?.headers['retry-after']) / 600), 'in an hour').toBe(6);
    expect(await other.db.$count(rateLimits), 'counted without the database').toBe(0);
  });

  test('reports from many addresses do not fill the log, but are all counted', async () => {
    await using other = await testServer({ site });
    const send = (_: unknown, place: number) =>
      other.request({
        method: 'POST',
        url: '/api/policy-reports',
        remoteAddress: `198.51.100.${place}`,
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(oldReport()),
      });
    await Promise.all(Array.from({ length: 100 }, send));
    const lines = other.logLines().filter(({ msg }) => msg === 'a browser refused something');
    expect(lines).toHaveLength(60);
    const { body } = await other.request('/metrics');
    expect(body).toContain('riparo_policy_violations_total{directive="script-src-elem"} 100');
  });
});

test('every page asks browsers to report, and allows no text to become code', async () => {
  for (const url of ['/', '/api/docs', '/sandbox/posta']) {
    const { headers } = await server.request(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types kept-footer");
    expect(policy).toContain('report-uri /api/policy-reports; report-to policy');
    expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
  }
});
