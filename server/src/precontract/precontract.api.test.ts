import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soldProducts } from '@riparo/domain/products/catalogue.ts';
import { precontractDocuments, precontractPath } from '@riparo/domain/precontract/documents.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { testServer } from '../../test/test-server.ts';

const compact = (text: string) => text.replace(/\s+/g, '');

test('whoever buys can read every document before paying', async () => {
  await using server = await testServer();
  for (const product of soldProducts) {
    for (const { path, title } of precontractDocuments(product.key)) {
      const { statusCode, rawPayload, headers } = await server.request(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'application/pdf']);
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      expect(compact(text)).toContain(compact(title));
      expect(compact(text)).toContain(compact(product.title));
    }
  }
});

test('ours are visibly samples until the insurer’s own file is in place, which is then given as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insurers-'));
  const path = precontractPath('bici2go', 'set-informativo');
  await mkdir(join(folder, 'bici2go'));
  await writeFile(join(folder, 'bici2go', path.split('/').at(-1) ?? ''), '%PDF-1.7 of the insurer');
  await using server = await testServer({ environment: { PRECONTRACT_FOLDER: folder } });
  expect((await server.request(path)).body).toBe('%PDF-1.7 of the insurer');

  const { rawPayload } = await server.request(precontractPath('mimuovo', 'set-informativo'));
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(compact(text)).toContain(compact('Non è quello di chi offre la copertura'));
  await rm(folder, { recursive: true });
});

test('a version that nobody wrote is not found', async () => {
  await using server = await testServer();
  const { statusCode } = await server.request(precontractPath('pet', 'set-informativo', '1999-01'));
  expect(statusCode).toBe(404);
});
