import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dealFilePath } from '@riparo/domain/care/deals/file-path.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cookiesOf } from '../../../test/account-holder.ts';
import { payFor, signFor } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { buySkiSeason, openDealOf } from '../../../test/contracts.ts';
import { dealToPay, runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { newDealUuid } from '../../../test/ids.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { checkDealFile } from './check-file.ts';

const now = new Date('2026-11-16T14:00:00Z');

async function fileOf(server: TestServer, browser: Browser, uuid: DealUuid) {
  const headers = { cookie: cookiesOf({ browser }) };
  const response = await server.request({ url: dealFilePath(uuid), headers });
  return { ...response, status: response.statusCode, zip: new Uint8Array(response.rawPayload) };
}

async function signedDeal(server: TestServer) {
  const deal = await openDealOf(server, 'pet', 'fascicolo@example.it');
  await payFor(server, deal);
  await signFor(server, deal);
  await runJobs(server);
  return deal;
}

test('the file of a signed deal holds everything, with the same bytes each time, and the log knows its manifest', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'revisore');
  const deal = await signedDeal(server);
  const mail = { recipient: deal.email, data: {}, dealUuid: deal.uuid };
  await server.db.insert(mailMessages).values([
    { ...mail, template: 'of-old', sentAt: now },
    { ...mail, template: 'waiting' },
  ]);
  const first = await fileOf(server, browser, deal.uuid);
  expect(first.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(`"fascicolo-${deal.uuid.slice(0, 8)}.zip"`) as string,
  });
  const paths = Object.keys(unzipSync(first.zip));
  expect(paths.slice(0, 2)).toEqual(['manifest.json', 'indice.txt']);
  expect(paths).toEqual(
    expect.arrayContaining([
      'documenti/polizza-firmata.pdf',
      'consensi.json',
      'esigenze.json',
      'firma/prova.json',
      'storia.json',
    ]),
  );
  expect(paths.filter((path) => path.startsWith('email/'))).toEqual([
    'email/001-purchase-saved.txt',
    'email/002-documents-to-sign.txt',
    'email/003-signature-code.txt',
    'email/004-documents-signed.txt',
    'email/005-of-old.txt',
  ]);
  const textOf = (path: string) => Buffer.from(unzipSync(first.zip)[path] ?? []).toString();
  expect(textOf('email/005-of-old.txt')).toBe(
    `A: ${deal.email}\nPartita il: 2026-11-16T14:00:00.000Z\nOggetto: \n\n(Il testo portava un codice e non è stato conservato.)\n`,
  );
  expect(textOf('email/004-documents-signed.txt')).toContain('Oggetto: Hai firmato: Sussidio Pet\n\n');
  expect(textOf('indice.txt')).toContain('email/005-of-old.txt\n    E-mail: of-old\n');
  // Compressed, with a fixed date; content that is already compressed is stored as it is.
  const archive = Buffer.from(first.zip);
  const headOf = (path: string) => archive.subarray(archive.indexOf(path) - 30);
  const firstOf2000 = (20 << 9) | (1 << 5) | 1;
  expect([8, 10, 12].map((at) => headOf('manifest.json').readUInt16LE(at))).toEqual([8, 0, firstOf2000]);
  expect(headOf('documenti/polizza-firmata.pdf').readUInt16LE(8)).toBe(0);
  const second = await fileOf(server, browser, deal.uuid);
  expect(Buffer.from(second.zip).equals(Buffer.from(first.zip))).toBe(true);
  const check = checkDealFile(first.zip);
  expect(check).toMatchObject({ deal: deal.uuid, faults: [] });
  const [noted] = await server.db.select().from(deskLog).where(eq(deskLog.action, 'deal.file-made'));
  expect(noted?.details).toContain(check.manifestSha256);
  // No code and no working link leaves the desk with it.
  const texts = Object.entries(unzipSync(first.zip)).filter(([path]) => !path.endsWith('.pdf'));
  const words = texts.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n');
  expect(words).not.toMatch(/\/(firma|recesso)\/[\w-]{43}/);
});

test("a ski deal's file has a certificate for each insured person", async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  const { uuid } = await buySkiSeason(server, 'neve@example.it');
  const { zip } = await fileOf(server, browser, uuid);
  const paths = Object.keys(unzipSync(zip));
  const certificates = paths.filter((path) => path.startsWith('documenti/certificato-'));
  expect(certificates.length).toBeGreaterThan(1);
  expect(certificates).toEqual(certificates.map((_, place) => `documenti/certificato-${place + 1}.pdf`));
  expect(paths).toContain('documenti/ricevuta-sci.pdf');
  expect(checkDealFile(zip).faults).toEqual([]);

  // A deal never signed and without suitability answers has a file that says so; an unknown deal has no file.
  const open = await dealToPay(server, { suitability: null });
  const files = unzipSync((await fileOf(server, browser, open.uuid)).zip);
  expect(Object.keys(files)).not.toContain('firma/prova.json');
  expect(Buffer.from(files['esigenze.json'] ?? []).toString()).toBe('{\n  "lines": []\n}\n');
  expect((await fileOf(server, browser, newDealUuid())).status).toBe(404);
});

test('whatever was changed, added or left out is named, by the command too', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  const deal = await signedDeal(server);
  const { zip } = await fileOf(server, browser, deal.uuid);
  const { 'consensi.json': _left, ...rest } = unzipSync(zip);
  const forged = zipSync({
    ...rest,
    'esigenze.json': Buffer.from('{}'),
    'documenti/altro.pdf': Buffer.from('%PDF'),
    // As some programs pack a folder again.
    'documenti/': Buffer.alloc(0),
  });
  expect(checkDealFile(forged).faults).toEqual([
    'manca consensi.json',
    'esigenze.json è stato cambiato',
    'documenti/altro.pdf è stato aggiunto',
  ]);
  expect(checkDealFile(Buffer.from('nothing')).faults).toHaveLength(1);
  expect(checkDealFile(zipSync({ 'a.txt': Buffer.from('a') })).faults).toEqual(['manca manifest.json']);
  for (const other of ['{"format":"altro"}', 'nessun JSON'])
    expect(checkDealFile(zipSync({ 'manifest.json': Buffer.from(other) }))).toEqual({
      deal: null,
      files: 0,
      manifestSha256: null,
      faults: ['manifest.json non è quello di un fascicolo'],
    });

  const folder = await mkdtemp(join(tmpdir(), 'fascicolo-'));
  const command = join(import.meta.dirname, '../../../../commands/file-check.ts');
  const run = async (content: Uint8Array) => {
    const path = join(folder, 'file.zip');
    await writeFile(path, content);
    return promisify(execFile)(process.execPath, [command, path]).catch(
      (error: unknown) => error as { code: number; stderr: string; stdout: string },
    );
  };
  expect((await run(zip)).stdout).toContain('è intero');
  expect(await run(forged)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('esigenze.json è stato cambiato'),
  });
});
