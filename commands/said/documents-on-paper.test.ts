import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test, vi } from 'vitest';
import { drawDocument } from '../../server/src/platform/drawing/drawing/draw-document.ts';
import { page } from '../../server/src/platform/drawing/drawing/look.ts';
import { documentExamples } from './documents.ts';

// On a busy machine, rendering takes a while.
vi.setConfig({ testTimeout: 30_000 });

const room = page.height - page.top - page.bottom;

/** How full the last page of a document is, and its number of pages. */
async function lastPageOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const heights = items
    .flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : []))
    .filter((y) => y > page.bottom);
  return { pages: pdf.numPages, filled: (page.height - page.top - Math.min(...heights)) / room };
}

const examples = Object.entries(documentExamples());

describe('documents as PDF', () => {
  test.each(examples)('the last page of %s is not half empty', async (_, content) => {
    const { pages, filled } = await lastPageOf(await drawDocument(content));
    // Text ends slightly above its box; a single page may be short.
    expect(filled).toBeGreaterThan(pages > 1 ? 0.45 : 0);
  });

  test('a certificate fits on one page even with the longest content', async () => {
    const certificate = documentExamples()['ski-certificato'];
    if (!certificate) throw new Error('there is no certificate');
    const pdf = await getDocumentProxy(await drawDocument(certificate));
    const { text } = await extractText(pdf);
    expect(text).toHaveLength(1);
    expect(text[0]).toContain('Da sapere sull’età');
    expect(text[0]).toContain('Rimborso ai familiari');
  });
});
