import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test, vi } from 'vitest';
import { drawDocument } from '../../server/src/platform/drawing/drawing/draw-document.ts';
import { page } from '../../server/src/platform/drawing/drawing/look.ts';
import { documentExamples } from './documents.ts';

// Where the machine is busy with other tests, drawing one takes its time.
vi.setConfig({ testTimeout: 30_000 });

const room = page.height - page.top - page.bottom;

/** How much of its last page a document fills, and of how many it is. */
async function lastPageOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const heights = items
    .flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : []))
    .filter((y) => y > page.bottom);
  return { pages: pdf.numPages, filled: (page.height - page.top - Math.min(...heights)) / room };
}

const examples = Object.entries(documentExamples());

describe('on paper', () => {
  test.each(examples)('%s does not end with a page that is half empty', async (_, content) => {
    const { pages, filled } = await lastPageOf(await drawDocument(content));
    // Words end a little above what they stand in; a page that is alone may be short.
    expect(filled).toBeGreaterThan(pages > 1 ? 0.45 : 0);
  });

  test('a certificate is one page, also with everything that there is to say', async () => {
    const certificate = documentExamples()['ski-certificato'];
    if (!certificate) throw new Error('there is no certificate');
    const pdf = await getDocumentProxy(await drawDocument(certificate));
    const { text } = await extractText(pdf);
    expect(text).toHaveLength(1);
    expect(text[0]).toContain('Da sapere sull’età');
    expect(text[0]).toContain('Rimborso ai familiari');
  });
});
