import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { zipSync } from 'fflate';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  activeNames,
  activePdfs,
  bombPdf,
  crowdedPdf,
  endlessPdf,
  rawPdf,
  slowPdf,
  stream,
  structureOf,
  stutteringPdf,
} from '../../../../test/files/hostile-pdfs.ts';
import { heicWithPlace } from '../../../../test/files/iphone-picture.ts';
import { filledForm, lockedPdf, paper, pdfWith, pdfWithPhoto } from '../../../../test/files/pdfs.ts';
import {
  heavyPhoto,
  jpegDeclaring,
  photo,
  pngDeclaring,
  twoHalves,
} from '../../../../test/files/pictures.ts';
import { QueueFullError } from '../../jobs/work/bounded-work.ts';
import { checkFile } from './check-file.ts';
// Otherwise loaded with the first file of their kind.
import './check-pdf.ts';
import './check-picture.ts';
import { type FileToCheck, openFileChecker } from './file-checker.ts';
import type { OpenedFile } from './outcome.ts';
import { paceOf } from './pace.ts';
const checker = openFileChecker();
afterAll(() => checker.close());

const inPieces = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100_000) yield bytes.subarray(from, from + 100_000);
};
const check = (bytes: Buffer | string) => checkFile(Buffer.from(bytes));
const fileOf = (bytes: Buffer, sender = 'somebody'): FileToCheck => ({
  pieces: () => inPieces(bytes),
  sizeBytes: bytes.length,
  senders: [sender],
});
const checkApart = (bytes: Buffer) => checker.check(fileOf(bytes));
/** An upload that never ends. */
const endless: FileToCheck = {
  async *pieces() {
    for (;;) {
      await setImmediate();
      yield Buffer.from('%');
    }
  },
  sizeBytes: 1,
  senders: ['somebody'],
};

async function opened(bytes: Buffer): Promise<OpenedFile> {
  const outcome = await check(bytes);
  if (!('content' in outcome)) throw new Error(`not opened: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Replaces some texts in the bytes. */
function rewritten(bytes: Buffer, ...changes: readonly [string, string][]): Buffer {
  const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), bytes.toString('latin1'));
  return Buffer.from(text, 'latin1');
}

const privateWords = ['Exif', 'Ricordo', 'Telefono', 'Ada Prova', 'GPS', 'xmpmeta', '45,28N'];
const wordsIn = (bytes: Buffer) => privateWords.filter((word) => bytes.includes(word));

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  return red > 150 && blue < 80 ? 'red' : blue > 150 && red < 80 ? 'blue' : 'other';
}

// Runs six processes one after the other: seconds each on a busy machine.
test(
  'every kind of file gives the same result in a separate process as in this one',
  { timeout: 180_000 },
  async () => {
    const files = await Promise.all([photo('jpeg'), photo('png'), photo('webp'), paper()]);
    for (const bytes of [...files, heicWithPlace, Buffer.from('GIF89a')])
      expect(await checkApart(bytes)).toEqual(await check(bytes));
  },
);

describe('redrawing a photo without its place and camera', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s photo is redrawn', async (format) => {
    const taken = await photo(format);
    expect(wordsIn(taken)).not.toEqual([]);
    const { content, preview, ...rest } = await opened(taken);
    expect(rest).toEqual({
      kind: format,
      contentType: 'image/jpeg',
      width: 64,
      height: 48,
      pages: null,
      pagePictures: null,
    });
    expect(await sharp(preview).metadata()).toMatchObject({ width: 64, height: 48 });
    expect(wordsIn(content)).toEqual([]);
    expect(wordsIn(preview)).toEqual([]);
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
    expect(await colourAt(content, 4, 24)).toBe('red');
    expect(await colourAt(content, 60, 24)).toBe('blue');
  });

  test('a HEIC photo, as iPhones write it, is redrawn', async () => {
    expect(wordsIn(heicWithPlace)).toContain('Ricordo');
    const { content, preview, ...rest } = await opened(heicWithPlace);
    expect(rest).toEqual({
      kind: 'heic',
      contentType: 'image/jpeg',
      width: 64,
      height: 48,
      pages: null,
      pagePictures: null,
    });
    expect(wordsIn(content)).toEqual([]);
    expect((await sharp(preview).metadata()).format).toBe('jpeg');
    expect(await colourAt(content, 4, 24)).toBe('red');
    expect(await colourAt(content, 60, 24)).toBe('blue');
  });

  test('a photo stored sideways is turned upright', async () => {
    const { content, width, height } = await opened(await photo('jpeg', 6));
    expect(width).toBe(48);
    expect(height).toBe(64);
    expect(await colourAt(content, 24, 4)).toBe('red');
    expect(await colourAt(content, 24, 60)).toBe('blue');
  });

  test('data after the end of a photo is removed', async () => {
    const withZip = Buffer.concat([await photo('jpeg'), zipSync({ 'conto.exe': Buffer.from('MZ') })]);
    const { content } = await opened(withZip);
    expect(content.includes('conto.exe')).toBe(false);
  });

  test('a web page in the comment of a photo is removed', async () => {
    const jpeg = await twoHalves().jpeg().toBuffer();
    const comment = Buffer.from('<html><script>alert(1)</script></html>');
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
    const { content } = await opened(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]));
    expect(content.includes('<script')).toBe(false);
  });

  test('a large photo gets a small preview', async () => {
    const { content, preview, width } = await opened(await heavyPhoto(1600, 1200));
    expect(width).toBe(1600);
    expect(content.length).toBeGreaterThan(500_000);
    expect((await sharp(preview).metadata()).width).toBe(1024);
  });
});

/** The share of a page that is not white. */
async function inkOf(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

/** The page pictures as shown at the desk. */
const pagesOf = ({ content, pagePictures }: OpenedFile) =>
  (pagePictures ?? []).map(({ from, bytes }) => content.subarray(from, from + bytes));

describe('redrawing a document as pictures of its pages', () => {
  test('the pages look the same, with a small picture of the first', async () => {
    const document = await PDFDocument.create();
    for (const text of ['Fattura 12', 'Fattura 13'])
      document.addPage([595, 842]).drawText(text, { x: 50, y: 700, size: 40 });
    const made = await opened(Buffer.from(await document.save()));
    const { content, preview, pagePictures, ...rest } = made;
    expect(rest).toEqual({
      kind: 'pdf',
      contentType: 'application/pdf',
      width: null,
      height: null,
      pages: 2,
    });
    for (const page of pagesOf(made)) {
      expect(await sharp(page).metadata()).toMatchObject({ format: 'jpeg', width: 1240, height: 1754 });
      expect(await inkOf(page)).toBeGreaterThan(0.001);
    }
    expect(pagePictures).toHaveLength(2);
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', height: 1024 });
    const flat = await PDFDocument.load(content);
    expect(flat.getPages().map((page) => Math.round(page.getWidth()))).toEqual([595, 595]);
  });

  test('text typed into a form is visible', async () => {
    const [empty, filled] = [
      await opened(await filledForm('')),
      await opened(await filledForm('Torino Torino')),
    ];
    const ink = await Promise.all(
      [empty, filled].map(async (made) => inkOf(pagesOf(made)[0] ?? made.preview)),
    );
    expect(ink[1]).toBeGreaterThan((ink[0] ?? 0) * 1.05);
  });

  test('the author, and the place in an embedded photo, are removed', async () => {
    expect(structureOf((await opened(await paper())).content)).not.toMatch(
      /Author|Creator|Producer|Info|Date/,
    );
    const scanned = await pdfWithPhoto(await photo('jpeg'));
    expect(wordsIn(scanned)).not.toEqual([]);
    const made = await opened(scanned);
    expect(wordsIn(made.content)).toEqual([]);
    expect(await colourAt(pagesOf(made)[0] ?? made.preview, 10, 180)).toBe('red');
  });

  test('a web page before the objects of a document, or an archive after them, is removed', async () => {
    const plain = await paper();
    const lineEnd = plain.indexOf('\n') + 1;
    const both = Buffer.concat([
      plain.subarray(0, lineEnd),
      Buffer.from('%<html><script>alert(1)</script>\n'),
      plain.subarray(lineEnd),
      zipSync({ 'conto.exe': Buffer.from('MZ') }),
    ]);
    const { content } = await opened(both);
    expect(content.includes('<script')).toBe(false);
    expect(content.includes('conto.exe')).toBe(false);
  });

  test.each(Object.entries(activePdfs))('a document that %s is stored inactive', async (_, hostile) => {
    const made = await opened(hostile());
    expect(made.pages).toBe(1);
    expect(structureOf(made.content)).not.toMatch(activeNames);
    expect(await inkOf(pagesOf(made)[0] ?? made.preview)).toBeGreaterThan(0.01);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['with its objects in a stream', () => pdfWith(() => ({}), { useObjectStreams: true })],
    ['of the size of a town', () => rawPdf({ page: '/MediaBox[0 0 1000000000 1000000]' })],
    ['that is a line', () => rawPdf({ page: '/MediaBox[0 0 100000 1]' })],
    [
      'whose pages lead in a circle',
      () => rawPdf({ catalog: '/Pages 5 0 R', objects: ['<</Type/Pages/Kids[3 0 R 5 0 R]/Count 1>>'] }),
    ],
    [
      'with a picture in a packing that is full of lies',
      () =>
        rawPdf({
          page: '/Contents 6 0 R',
          objects: [
            stream(
              '/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
              Buffer.alloc(1000, 0xa5),
            ),
            stream('', 'q 200 0 0 100 0 0 cm /X Do Q'),
          ],
        }),
    ],
    [
      'with a font that is none',
      () =>
        rawPdf({
          page: '/Resources<</Font<</F1<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</FontFile2 5 0 R>>>>>>>>',
          objects: [stream('', Buffer.alloc(5000, 0xff))],
        }),
    ],
  ])('a document %s is drawn within limits', async (_, bytes) => {
    const outcome = await checkApart(await bytes());
    if (!('content' in outcome)) throw new Error(`not opened: ${JSON.stringify(outcome)}`);
    const sizes = await Promise.all(pagesOf(outcome).map((page) => sharp(page).metadata()));
    for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(2500);
  });

  test('fifty pages are drawn in a second, longer run that the first one requests', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 50; page += 1) document.addPage([200, 100]).drawText(`${page}`, { x: 9, y: 9 });
    const bytes = Buffer.from(await document.save());
    expect(
      await checkFile(
        bytes,
        paceOf(true, () => undefined),
      ),
    ).toEqual({ needsLonger: true });
    expect(await checkApart(bytes)).toMatchObject({ kind: 'pdf', pages: 50 });
  });
});

describe('files refused as neither a photo nor a document', () => {
  const officeFile = zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/vbaProject.bin': Buffer.from('Attribute VB_Name'),
  });
  test.each<[string, Buffer | string]>([
    [
      'a drawing that may hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a Word document with macros', Buffer.from(officeFile)],
    ['an old Word document with macros', Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')],
    ['a program', Buffer.from('MZ\x90\0', 'latin1')],
    ['an animation', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a picture of another kind', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['a PDF behind something else', Buffer.from('GIF89a%PDF-1.4\n')],
    ['an unknown format', Buffer.from([1, 2, 3])],
  ])('%s', async (_, bytes) => {
    expect(await check(bytes)).toEqual({ refusal: 'FileNotAccepted' });
  });
});

const heicSaying = (width: number) => {
  const lying = Buffer.from(heicWithPlace);
  lying.writeUInt32BE(width, lying.lastIndexOf('ispe') + 8);
  return lying;
};

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('files refused as broken', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['half a JPEG', async () => half(await heavyPhoto(640, 480))],
    ['half a PNG', async () => half(await photo('png'))],
    ['half a WebP', async () => half(await photo('webp'))],
    ['half a HEIC', () => half(heicWithPlace)],
    ['half a PDF', async () => half(await paper())],
    ['the beginning of a JPEG and then a page', () => Buffer.from('\xFF\xD8\xFF<html>', 'latin1')],
    [
      'the beginning of a PDF and then a page',
      () => Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'),
    ],
    ['a PNG without pixels', () => pngDeclaring(64, 48)],
    ['a PDF without pages', () => rawPdf({ catalog: '/Pages 9 0 R' })],
    [
      'a PDF whose pages are as deep as a well',
      () =>
        rawPdf({
          catalog: '/Pages 5 0 R',
          objects: Array.from(
            { length: 3000 },
            (_, place) => `<</Type/Pages/Kids[${place + 6} 0 R]/Count 1>>`,
          ),
        }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await check(await bytes())).toEqual({ refusal: 'FileBroken' });
  });
});

describe('files refused as too large to be opened', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG that claims 10⁵ × 10⁵', () => pngDeclaring(100_000, 100_000)],
    ['a PNG that has 30,000 × 30,000 in a hundred kilobytes', () => pngDeclaring(30_000, 30_000, 30_000)],
    ['a JPEG that claims 65,000 × 65,000', async () => jpegDeclaring(await photo('jpeg'), 65_000, 65_000)],
    ['a JPEG that is a line', async () => jpegDeclaring(await photo('jpeg'), 65_000, 1)],
    ['a HEIC that claims 20,001 × 48', () => heicSaying(20_001)],
    ['a PDF of 120,000 objects', crowdedPdf],
    ['a PDF that begins a stream 214,000 times', stutteringPdf],
  ])('%s', async (_, bytes) => {
    const hostile = await bytes();
    expect(hostile.length).toBeLessThan(8 * 1024 * 1024);
    expect(await check(hostile)).toEqual({ refusal: 'FileTooDetailed' });
  });

  test('a file that takes too much work or too much memory is refused', async () => {
    const large = await heavyPhoto(1600, 1200);
    for (const limit of [{ maxWorkMs: 50 }, { maxMemoryMb: 60 }])
      expect(await openFileChecker(limit).check(fileOf(large))).toEqual({ refusal: 'FileTooDetailed' });
  });

  test.each([
    ['a page that draws the same large picture 20,000 times', slowPdf],
    ['a page whose content goes on for 600 megabytes', () => bombPdf(600)],
  ])('%s is refused after two seconds of work', async (_, bytes) => {
    const hostile = bytes();
    expect(hostile.length).toBeLessThan(8 * 1024 * 1024);
    expect(await checkApart(hostile)).toEqual({ refusal: 'FileTooDetailed' });
  });

  test('a PDF of 10,000 pages is refused with the number of pages allowed', async () => {
    expect(await check(endlessPdf())).toEqual({ refusal: 'FileTooLong' });
  });
});

describe('files refused with advice', () => {
  test('a document that needs a password is refused with advice', async () => {
    const locked = await lockedPdf();
    expect(await check(locked)).toEqual({ refusal: 'FileProtected' });
    expect(await check(rewritten(locked, ['/Encrypt', '/Encr#79pt']))).toEqual({ refusal: 'FileProtected' });
  });

  test('a form that only another program can draw is refused with advice', async () => {
    const form = rawPdf({
      catalog: '/NeedsRendering true/AcroForm<</Fields[]/XFA 5 0 R>>',
      objects: [stream('', '<xdp/>')],
    });
    expect(await check(form)).toEqual({ refusal: 'FileInteractive' });
  });
});

test('a file that a busy machine does not get to is not refused but waits for another run', async () => {
  const busy = openFileChecker({ timeoutMs: 1 });
  await expect(busy.check(endless)).rejects.toThrow(QueueFullError);
});

test('files of several people are opened, and none after closing', async () => {
  const own = openFileChecker();
  const bytes = await photo('jpeg');
  const outcomes = await Promise.all(['ada', 'berta'].map((sender) => own.check(fileOf(bytes, sender))));
  expect(outcomes.map((outcome) => 'kind' in outcome && outcome.kind)).toEqual(['jpeg', 'jpeg']);
  const unfinished = own.check(endless);
  await own.close();
  await expect(unfinished).rejects.toThrow('no files');
  await expect(own.check(fileOf(bytes))).rejects.toThrow('no files');
});
