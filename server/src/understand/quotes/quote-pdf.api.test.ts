import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { askForLifeQuote } from '../../../test/life-quote.ts';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('a quote can be saved as a PDF that says what the page says, always the same', async () => {
  await using server = await testServer({ now, drawsDocuments: true });
  const uuid = await askForLifeQuote(server);
  const response = await server.request(quotePdfPath(uuid));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="riparo-preventivo-vita.pdf"',
  });
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of ['17,89', '100.000', '20 anni', '15 dicembre 2026', '12,33', 'tcm-2026-11'])
    expect(text).toContain(words);
  server.setNow(new Date('2026-12-01T10:00:00Z'));
  const again = await server.request(quotePdfPath(uuid));
  expect(again.rawPayload.equals(response.rawPayload)).toBe(true);
});

test('a quote without a price, an expired one and an unknown one have no PDF', async () => {
  await using server = await testServer({ now, drawsDocuments: true });
  const refused = await askForLifeQuote(server, { date_of_birth: '1950-01-01' });
  const priced = await askForLifeQuote(server);
  expect((await server.request(quotePdfPath(refused))).statusCode).toBe(404);
  server.setNow(new Date('2026-12-20T10:00:00Z'));
  for (const uuid of [priced, '00000000-0000-4000-8000-000000000000', 'none'])
    expect((await server.request(quotePdfPath(uuid))).statusCode).toBe(404);
});
