import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { insurerKinds, precontractPath } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { signatureDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { mailedToken, paidDeal } from '../../../test/after-purchase.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

const compact = (text: string) => text.replace(/\s+/g, '');

test('a visitor can read every document before paying', async () => {
  await using server = await testServer({ drawsDocuments: true });
  for (const product of soldProducts) {
    for (const { path, title } of precontractDocuments(product.key)) {
      const { statusCode, rawPayload, headers } = await server.request(path);
      expect(statusCode, `${path}`).toBe(200);
      expect(headers['content-type'], `${path}`).toBe('application/pdf');
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      expect(compact(text)).toContain(compact(title));
      expect(compact(text)).toContain(compact(product.title));
    }
  }
});

const textOf = async (server: TestServer, path: string) => {
  const { rawPayload } = await server.request(path);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(compact);
};

test('our documents are marked as samples on each page until the insurer’s own files are installed, which are then served unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insurers-'));
  await mkdir(join(folder, 'bici2go'));
  for (const kind of insurerKinds)
    await writeFile(
      join(folder, 'bici2go', precontractPath('bici2go', kind).split('/').at(-1) ?? ''),
      `%PDF-1.7 ${kind} of the insurer`,
    );
  await using server = await testServer({
    environment: { PRECONTRACT_FOLDER: folder },
    drawsDocuments: true,
  });
  for (const kind of insurerKinds) {
    const { body } = await server.request(precontractPath('bici2go', kind));
    expect(body).toBe(`%PDF-1.7 ${kind} of the insurer`);
    const pages = await textOf(server, precontractPath('mimuovo', kind));
    expect(pages[0]).toContain(compact('Non è quello di chi offre la copertura'));
    for (const page of pages) expect(page).toContain('Esempio·MiMuovo');
  }
  // A folder that cannot be read is no reason to show a sample.
  await writeFile(join(folder, 'pet'), 'a file where a folder should be');
  expect((await server.request(precontractPath('pet', 'condizioni'))).statusCode).toBe(500);
  const [disclosure] = await textOf(server, precontractPath('mimuovo', 'informativa-precontrattuale'));
  expect(disclosure).not.toContain('Esempio');
  await rm(folder, { recursive: true });
});

test('the buyer signs the insurer’s own three files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insurers-'));
  await mkdir(join(folder, 'pet'));
  for (const { key, path } of precontractDocuments('pet'))
    await writeFile(join(folder, 'pet', path.split('/').at(-1) ?? ''), `%PDF-1.7 ${key}`);
  await using server = await testServer({
    environment: { PRECONTRACT_FOLDER: folder },
    drawsDocuments: true,
  });
  const deal = await paidDeal(server);
  const token = await mailedToken(server, deal.email, 'firma');
  for (const kind of insurerKinds)
    expect((await server.request(signatureDocumentPath(token, kind))).body).toBe(`%PDF-1.7 ${kind}`);
  await rm(folder, { recursive: true });
});

test('a document already read is not sent again, and an unknown version is not found', async () => {
  await using server = await testServer({ drawsDocuments: true });
  const url = precontractPath('pet', 'condizioni');
  const { headers } = await server.request(url);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
  });
  const again = await server.request({ url, headers: { 'if-none-match': headers.etag } });
  expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' });
  const { statusCode } = await server.request(precontractPath('pet', 'condizioni', '1999-01'));
  expect(statusCode).toBe(404);
});
