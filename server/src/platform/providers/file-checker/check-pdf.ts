import { MAX_PDF_PAGES } from '@riparo/domain/care/files/limits.ts';
import sharp from 'sharp';
import { previewOf } from './check-picture.ts';
import { type FlatPage, flatPdf } from './flat-pdf.ts';
import { type Drawn, NeedsLonger, Refused } from './outcome.ts';
import type { Pace } from './pace.ts';
import { openPdf, pointsOf, type PagePixels } from './pdfium.ts';

/** Ten times what a PDF of fifty pages has; PDFium reads this many in a fifth of a second. */
const MAX_OBJECTS = 50_000;
const MAX_STREAMS = 20_000;
/** More pages than this are not started in the quick run that every file gets first. */
const MAX_QUICK_PAGES = 12;
const MAX_CONTENT_BYTES = 20 * 1024 * 1024;
/** Overhead of a page in the PDF beside its picture. */
const PAGE_FRAME_BYTES = 1024;
/** The first that fits is used. */
const qualities = [82, 60, 35];

/**
 * A PDF redrawn by us: each page is a picture, and only those pictures are stored. Scripts, links, forms,
 * embedded files, fonts and annotations cannot survive.
 */
export async function checkPdf(bytes: Buffer, pace: Pace): Promise<Drawn> {
  refuseTooManyObjects(bytes);
  const pdf = await openPdf(bytes);
  const { pages } = pdf;
  if (pages === 0) throw new Refused('FileBroken');
  if (pages > MAX_PDF_PAGES) throw new Refused('FileTooLong');
  if (pace.isQuick && pages > MAX_QUICK_PAGES) throw new NeedsLonger();
  pace.onProgress();
  const pictures: FlatPage[] = [];
  for (let index = 0; index < pages; index += 1) {
    if (index > 0 && pace.isQuick && pace.isLate()) throw new NeedsLonger();
    pictures.push(await asJpeg(pdf.drawPage(index), MAX_CONTENT_BYTES / pages - PAGE_FRAME_BYTES));
    pace.onProgress();
  }
  const { content, pagePictures } = flatPdf(pictures);
  if (content.length > MAX_CONTENT_BYTES) throw new Refused('FileTooDetailed');
  const preview = await previewOf(pictures[0]?.jpeg ?? content);
  return { contentType: 'application/pdf', width: null, height: null, pages, pagePictures, content, preview };
}

/** One pass over the bytes before any parser sees them, which stops as soon as there are too many objects. */
function refuseTooManyObjects(bytes: Buffer): void {
  for (const [word, most] of [
    ['obj', 2 * MAX_OBJECTS],
    ['stream', 2 * MAX_STREAMS],
  ] as const) {
    // Each object is counted at its begin and its end.
    let count = 0;
    for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length))
      if ((count += 1) > most) throw new Refused('FileTooDetailed');
  }
}

async function asJpeg({ data, width, height }: PagePixels, mostBytes: number): Promise<FlatPage> {
  let jpeg = data;
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return { jpeg, width, height, size: { width: pointsOf(width), height: pointsOf(height) } };
}
