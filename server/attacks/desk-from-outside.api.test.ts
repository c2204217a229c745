import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSiteFiles } from '../src/platform/http/site/site-files.ts';
import { testServer } from '../test/test-server.ts';

const page = { resumeFile: null, sandboxOnly: false, signedOutFile: null, asks: [], leadsTo: null };
const here = { production: false, publicUrl: new URL('https://www.riparo.example'), collectorUrl: null };

async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const siteFiles = async (deskScript: string) =>
  loadSiteFiles(
    [
      await build({
        'pages.json': JSON.stringify([{ ...page, pattern: '/', file: 'index.html' }]),
        'index.html': '<h1>Home</h1>',
        'assets/app-1.js': 'site()',
      }),
      await build({
        'pages.json': JSON.stringify([{ ...page, pattern: '/banco/:screen?/:id?', file: 'banco.html' }]),
        'banco.html': '<h1>Il banco</h1>',
        [deskScript]: 'desk()',
        '.vite/manifest.json': '{"banco.html":{}}',
      }),
    ],
    here,
  );

const office = '192.0.2.7';
const stranger = '203.0.113.5';
const networks = { STAFF_NETWORKS: '192.0.2.0/24' };

test('no page or file of the desk is served outside its networks, even if requested before from inside', async () => {
  await using old = await testServer({
    environment: networks,
    site: await siteFiles('assets/banco/old-1.js'),
  });
  await using server = await testServer({
    environment: networks,
    databaseUrl: old.databaseUrl,
    site: await siteFiles('assets/banco/desk-1.js'),
  });
  const ask = async (url: string, remoteAddress: string, accept = 'text/html') => {
    const { statusCode, body, headers } = await server.request({ url, remoteAddress, headers: { accept } });
    return { statusCode, body, cacheControl: headers['cache-control'], headers };
  };
  const nowhere = await ask('/non-esiste', stranger);
  expect(nowhere.statusCode).toBe(404);
  for (const path of [
    '/banco',
    '/banco/',
    '/banco/richieste/1',
    '/customer/banco',
    '/banco?x=1',
    '/b%61nco',
  ]) {
    expect((await ask(path, office)).body, `${path}`).toContain('Il banco');
    const { statusCode, body, cacheControl } = await ask(path, stranger);
    expect({ path, statusCode, body, cacheControl }).toEqual({
      path,
      statusCode: 404,
      body: nowhere.body,
      cacheControl: nowhere.cacheControl,
    });
  }
  const noFile = await ask('/assets/banco/no-1.js', stranger, '*/*');
  for (const file of ['/assets/banco/desk-1.js', '/assets/banco/old-1.js', '/assets%2Fbanco/desk-1.js']) {
    const inside = await ask(file, office, '*/*');
    expect(inside.statusCode, `${file}`).toBe(200);
    expect(inside.body, `${file}`).toBe('desk()');
    // No proxy on the way caches it.
    expect(inside.cacheControl).toContain('private');
    const { statusCode, body } = await ask(file, stranger, '*/*');
    expect(statusCode, `${file}`).toBe(404);
    expect(body.replace(/"requestId":"[^"]+"/, ''), `${file}`).toEqual(
      noFile.body.replace(/"requestId":"[^"]+"/, ''),
    );
  }
  expect((await ask('/.vite/manifest.json', stranger, '*/*')).statusCode).toBe(404);
  // The site is available to everyone.
  expect((await ask('/', stranger)).statusCode).toBe(200);
  expect((await ask('/assets/app-1.js', stranger, '*/*')).statusCode).toBe(200);
});

test('an answer given inside is not repeated outside by a listening process', async () => {
  await using server = await testServer({
    environment: { STAFF_NETWORKS: '192.0.2.0/24', TRUST_PROXY: '127.0.0.1' },
    site: await siteFiles('assets/banco/desk-1.js'),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ask = async (path: string, from: string) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-forwarded-for': from, accept: 'text/html' },
      })
    ).status;
  for (const path of ['/banco', '/assets/banco/desk-1.js']) {
    const answers = [await ask(path, office), await ask(path, office), await ask(path, stranger)];
    expect([path, ...answers]).toEqual([path, 200, 200, 404]);
  }
});
