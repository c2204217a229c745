import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { withPagesOf } from './with-pages-of.ts';

async function pdfOf(pages: number, producer: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  document.setProducer(producer);
  document.setModificationDate(new Date('2026-11-15T10:00:00Z'));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

test('pages are appended to an unchanged document that the oldest readers can open', async () => {
  const whole = await withPagesOf(await pdfOf(2, 'noi'), await pdfOf(3, 'altri'));
  const read = await PDFDocument.load(whole, { updateMetadata: false });
  expect(read.getPageCount()).toBe(5);
  expect(read.getProducer()).toBe('noi');
  expect(read.getModificationDate()).toEqual(new Date('2026-11-15T10:00:00Z'));
  expect(whole.toString('latin1')).not.toContain('/ObjStm');
});
