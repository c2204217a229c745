import { guidePdfPath } from '@riparo/domain/platform/site/guide.ts';
import { guides } from '@riparo/domain/understand/guide/guides.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/test-server.ts';

test('every guide is available as a document, with all its words', async () => {
  await using server = await testServer({ drawsDocuments: true });
  for (const guide of Object.values(guides)) {
    const { statusCode, rawPayload, headers } = await server.request(guidePdfPath(guide.key));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s+/g, '');
    const texts = guide.sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items)),
    ]);
    for (const each of [guide.title, guide.summary, ...texts]) {
      // A page break, with the page footer, may fall inside a paragraph: checking its ends is enough.
      const compact = each.replace(/\s+/g, '');
      expect(words).toContain(compact.slice(0, 30));
      expect(words).toContain(compact.slice(-20));
    }
  }
});

test('a guide is drawn once, and not sent again to a browser that has it', async () => {
  await using server = await testServer({ drawsDocuments: true });
  const url = guidePdfPath('casa');
  const [first, second] = await Promise.all([server.request(url), server.request(url)]);
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const etag = String(first.headers.etag);
  const again = await server.request({ method: 'GET', url, headers: { 'if-none-match': etag } });
  expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' });
});

test('an unknown guide is not found', async () => {
  await using server = await testServer({ drawsDocuments: true });
  expect((await server.request('/guide/astronavi.pdf')).statusCode).toBe(404);
});
