import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { StartFailure } from '../../settings/start-failure.ts';
import { loadSiteFiles } from './site-files.ts';

const html = (title: string) => `<!doctype html><style>h1{color:red}</style><h1>${title}</h1>`;
const plain = { resumeFile: null, sandboxOnly: false, signedOutFile: null, asks: [], leadsTo: null };
const pages = [
  { ...plain, pattern: '/', file: 'index.html', isForReading: true },
  { ...plain, pattern: '/calcola', file: 'calcola.html', resumeFile: 'calcola.resume.html' },
  { ...plain, pattern: '/ops/:uuid?', file: 'ops.html', asks: ['/api/v1/deal/uuid/:uuid'] },
  {
    ...plain,
    pattern: '/customer',
    file: 'area.html',
    signedOutFile: 'accedi.html',
    asks: ['/api/v1/deals'],
  },
  { ...plain, pattern: '/guide/:key', file: 'index.html', leadsTo: '/guide' },
  { ...plain, pattern: '/sandbox/modulo', file: 'modulo.html', sandboxOnly: true },
];
const files: Record<string, string> = {
  'pages.json': JSON.stringify(pages),
  'index.html': html('Home'),
  'calcola.html': html('Prima domanda'),
  'calcola.resume.html': html('Riprendi'),
  'ops.html': html('Ops'),
  'area.html': html('Area'),
  'accedi.html': html('Accedi'),
  'modulo.html': html('Modulo di prova'),
  'robots.txt': 'User-agent: *',
  'assets/app-Ab12.js': 'console.log("ciao")'.repeat(50),
};
const uncompressed = new Set(['robots.txt', 'pages.json']);

async function writeSite(written: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-site-'));
  for (const [name, content] of Object.entries(written)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (uncompressed.has(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return folder;
}

const here = { production: false, publicUrl: new URL('https://www.riparo.example'), collectorUrl: null };

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await writeSite(files);
  server = await testServer({ site: await loadSiteFiles([folder], here) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml' };

describe('a path', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/calcola', 200, 'Prima domanda'],
    ['/calcola/', 200, 'Prima domanda'],
    ['/calcola?passo=3', 200, 'Riprendi'],
    ['/calcola?passo', 200, 'Riprendi'],
    ['/calcola?utm_source=x', 200, 'Prima domanda'],
    ['/ops?passo=3', 200, 'Ops'],
    ['/ops', 200, 'Ops'],
    ['/ops/1234', 200, 'Ops'],
    ['/customer', 200, 'Accedi'],
    ['/customer/calcola?passo=2', 200, 'Riprendi'],
    ['/customer/ops/1', 200, 'Ops'],
    ['/customer/customer/ops', 404, 'Home'],
    ['/sconosciuto', 404, 'Home'],
    ['/index.html', 404, 'Home'],
    ['/pages.json', 404, 'Home'],
    ['/assets/app-Ab12.js.br', 404, 'Home'],
    ['/assets/gone-Ab12.js', 404, 'Home'],
    ['/..%2f..%2fpackage.json', 404, 'Home'],
    ['/assets/../../package.json', 404, 'Home'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Home'],
  ])('%s answers %i with %s', async (url, status, title) => {
    const response = await server.request({ url, headers: browser });
    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(html(title));
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(['/sconosciuto', '/assets/gone-Ab12.js', '/api/sconosciuto'])(
    '%s is answered to a program as a plain problem',
    async (url) => {
      for (const headers of [{ accept: '*/*' }, {}]) {
        const response = await server.app.inject({ url, headers });
        expect(response.json()).toMatchObject({ status: 404, code: 'not-found' });
      }
    },
  );

  test('a path is looked up in the database only if a build could have stored it', async () => {
    const asked = [
      ['/', 200],
      ['/calcola', 200],
      ['/elsewhere-Ab12.js', 404],
      ['/assets/with%20a-space.js', 404],
      [`/assets/${'a'.repeat(101)}.js`, 404],
      ['/assets/without-an-ending', 404],
      [`/assets/${'a'.repeat(100)}.js`, 500],
      ['/assets/other-Ab12.js', 500],
    ] as const;
    await server.db.execute('alter table site_asset rename to gone');
    const statuses = await Promise.all(asked.map(([url]) => server.request({ url, headers: browser })));
    await server.db.execute('alter table gone rename to site_asset');
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(asked.map(([, status]) => status));
  });

  test('an unknown path of the API is a problem for a browser too', async () => {
    const response = await server.request({ url: '/api/sconosciuto', headers: browser });
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('a page for signed-in customers', () => {
  const cookie = 'riparo_session=x; riparo_signed_in=1';

  test('a customer’s page preloads its calls, and no proxy caches it', async () => {
    const { body, headers } = await server.request({ url: '/customer', headers: { ...browser, cookie } });
    expect(body).toBe(html('Area'));
    expect(headers.link).toBe('</api/v1/deals>; rel=preload; as=fetch; crossorigin');
    expect(headers.vary).toBe('accept-encoding, cookie');
  });

  // The page's scripts see only the marker cookie: with one cookie missing, the customer area must not be
  // shown only to ask for a login.
  test.each([
    ['everybody else', {}],
    ['a browser with the session but not its marker', { cookie: 'riparo_session=x' }],
    ['a browser with the marker but not the session', { cookie: 'riparo_signed_in=1' }],
  ])('the login page is sent to %s, and nothing is preloaded', async (_, brought) => {
    const { body, headers } = await server.request({ url: '/customer', headers: { ...browser, ...brought } });
    expect(body).toBe(html('Accedi'));
    expect(headers).not.toHaveProperty('link');
    expect(headers.vary).toBe('accept-encoding, cookie');
  });
});

test('an address without its own page redirects temporarily to one that exists', async () => {
  const response = await server.app.inject('/guide/quella-di-una-volta');
  expect(response.statusCode).toBe(302);
  expect(response.headers).toMatchObject({ location: '/guide', 'cache-control': 'no-store' });
});

test('a page with an id preloads the calls about it', async () => {
  const uuid = '8d81e051-4d1d-4ed9-972e-c402fa997122';
  const about = await server.request({ url: `/ops/${uuid}`, headers: browser });
  expect(about.headers.link).toBe(`</api/v1/deal/uuid/${uuid}>; rel=preload; as=fetch; crossorigin`);
  expect((await server.request({ url: '/ops', headers: browser })).headers).not.toHaveProperty('link');
});

describe('a file', () => {
  const asset = '/assets/app-Ab12.js';

  test('a file with a hash in its name is cached forever', async () => {
    const { headers } = await server.request(asset);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('a file comes in the browser’s preferred encoding', async () => {
    const brotli = await server.request({ url: asset, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(files['assets/app-Ab12.js']);

    const gzip = await server.request({ url: asset, headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(files['assets/app-Ab12.js']);

    const unpacked = await server.request(asset);
    expect(unpacked.headers).not.toHaveProperty('content-encoding');
    expect(unpacked.body).toBe(files['assets/app-Ab12.js']);
  });

  test('a file answers HEAD with the same headers and no content', async () => {
    const get = await server.request(asset);
    const head = await server.request({ method: 'HEAD', url: asset });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('a file at the root is cached for a while, and comes plain if the build left it so', async () => {
    const likes = { 'accept-encoding': 'gzip, br' };
    const { body, headers } = await server.request({ url: '/robots.txt', headers: likes });
    expect(body).toBe('User-agent: *');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('a file is identified by its content, and has no policy of its own', async () => {
    const { assets } = await loadSiteFiles([folder], here);
    const content = Buffer.from(files['assets/app-Ab12.js'] ?? '');
    expect(assets.get('assets/app-Ab12.js')).toEqual({
      variants: new Map([
        ['identity', content],
        ['br', brotliCompressSync(content)],
        ['gzip', gzipSync(content)],
      ]),
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      policy: null,
      leadsOn: false,
    });
  });
});

describe('a page', () => {
  test('a page is revalidated each time, and not sent twice', async () => {
    const first = await server.request({ url: '/', headers: { 'accept-encoding': 'br' } });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');

    for (const tag of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await server.request({ url: '/', headers: { 'if-none-match': tag } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    expect((await server.request({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(
      200,
    );
  });

  test('a page allows exactly its own inline style', async () => {
    const { headers } = await server.request('/');
    const hash = createHash('sha256').update('h1{color:red}').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });
});

const patterns = async (production: boolean) =>
  (await loadSiteFiles([folder], { ...here, production })).pages.map(({ pattern }) => pattern);

test.each([
  ['/', '"/speculation-rules.json"'],
  ['/calcola', undefined],
  ['/customer', undefined],
])('the page %s tells browsers what to prefetch: %s', async (url, rules) => {
  const { headers } = await server.request({ url, headers: browser });
  expect(headers['speculation-rules']).toBe(rules);
});

test('a page of the sandbox does not exist in production', async () => {
  expect(await patterns(false)).toContain('/sandbox/modulo');
  expect(await patterns(true)).not.toContain('/sandbox/modulo');
  expect(await patterns(true)).toContain('/customer');
});

describe('content that depends on the deployment', () => {
  const page = `<!doctype html><head><link rel="canonical" href="${UNKNOWN_ORIGIN}/"></head>`;
  const built = { 'pages.json': JSON.stringify(pages.slice(0, 1)), 'index.html': page };

  async function homeOf(collectorUrl: string | null) {
    const site = await writeSite({ ...built, 'sitemap.xml': `<loc>${UNKNOWN_ORIGIN}/</loc>` });
    onTestFinished(() => rm(site, { recursive: true, force: true }));
    return loadSiteFiles([site], { ...here, collectorUrl });
  }

  test('the site’s address is in pages and site map, in every encoding', async () => {
    const { home, assets } = await homeOf(null);
    const placed = page.replace(UNKNOWN_ORIGIN, 'https://www.riparo.example');
    expect(home.variants.get('identity')?.toString()).toBe(placed);
    expect(brotliDecompressSync(home.variants.get('br') ?? '').toString()).toBe(placed);
    expect(gunzipSync(home.variants.get('gzip') ?? '').toString()).toBe(placed);
    expect(assets.get('sitemap.xml')?.variants.get('identity')?.toString()).toBe(
      '<loc>https://www.riparo.example/</loc>',
    );
  });

  test('without a collector a page names none and may connect only to us', async () => {
    const { home } = await homeOf(null);
    expect(home.variants.get('identity')?.toString()).not.toContain('collector');
    expect(home.policy).toContain("connect-src 'self';");
  });

  test('with a collector a page names it and may connect to it', async () => {
    const { home } = await homeOf('https://statistiche.example/api/event');
    expect(home.variants.get('identity')?.toString()).toContain(
      '<meta name="collector" content="https://statistiche.example/api/event" /></head>',
    );
    expect(home.policy).toContain("connect-src 'self' https://statistiche.example;");
  });

  test('with tracing a page loads one more script, and is allowed nothing else', async () => {
    const site = await writeSite(built);
    onTestFinished(() => rm(site, { recursive: true, force: true }));
    const without = await loadSiteFiles([site], here);
    const traced = await loadSiteFiles([site], { ...here, traces: {} });
    expect(without.home.variants.get('identity')?.toString()).not.toContain('tracce');
    expect(traced.home.variants.get('identity')?.toString()).toContain(
      '<script src="/tracce.js" async></script></head>',
    );
    expect(traced.home.policy).toBe(without.home.policy);
  });
});

describe('an incomplete site', () => {
  test.each([
    ['was never built', null, 'riparo-no-such-site is missing)'],
    ['misses a page', { 'pages.json': JSON.stringify(pages), 'index.html': '' }, 'calcola.html is missing'],
    ['has no home', { 'pages.json': '[]' }, 'has no home page'],
  ])('a site that %s is refused at start', async (_, written, words) => {
    const broken = written ? await writeSite(written) : join(tmpdir(), 'riparo-no-such-site');
    onTestFinished(() => rm(broken, { recursive: true, force: true }));
    const failure = await loadSiteFiles([broken], here).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toContain(words);
  });
});
