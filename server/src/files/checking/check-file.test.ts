import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { heicWithPlace } from '../../../test/files/iphone-picture.ts';
import {
  lockedPaper,
  paper,
  paperBomb,
  paperWithAction,
  paperWithFile,
  paperWithPhoto,
} from '../../../test/files/papers.ts';
import { heavyPhoto, jpegSaying, photo, pngSaying, twoHalves } from '../../../test/files/pictures.ts';
import { TooMuchWaits } from '../../work/bounded-work.ts';
import { openFileChecker } from './file-checker.ts';
import type { OpenedFile } from './outcome.ts';

const checker = openFileChecker();
afterAll(() => checker.close());

const inPieces = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100_000) yield bytes.subarray(from, from + 100_000);
};
const check = (bytes: Buffer | string) => checker.check(inPieces(Buffer.from(bytes)));

async function opened(bytes: Buffer): Promise<OpenedFile> {
  const outcome = await check(bytes);
  if ('refusal' in outcome) throw new Error(`refused: ${outcome.refusal}`);
  return outcome;
}

const privateWords = ['Exif', 'Ricordo', 'Telefono', 'Ada Prova', 'GPS', 'xmpmeta', '45,28N'];
const wordsIn = (bytes: Buffer) => privateWords.filter((word) => bytes.includes(word));

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  return red > 150 && blue < 80 ? 'red' : blue > 150 && red < 80 ? 'blue' : 'other';
}

describe('a photo is drawn anew, without where and with what it was taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (format) => {
    const taken = await photo(format);
    expect(wordsIn(taken)).not.toEqual([]);
    const { kind, contentType, content, preview, width, height } = await opened(taken);
    expect({ kind, contentType, width, height }).toEqual({
      kind: format,
      contentType: 'image/jpeg',
      width: 64,
      height: 48,
    });
    expect(wordsIn(content)).toEqual([]);
    expect(wordsIn(preview ?? Buffer.alloc(0))).toEqual([]);
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
    expect([await colourAt(content, 4, 24), await colourAt(content, 60, 24)]).toEqual(['red', 'blue']);
  });

  test('HEIC, as iPhones write it', async () => {
    expect(wordsIn(heicWithPlace)).toContain('Ricordo');
    const { kind, content, preview } = await opened(heicWithPlace);
    expect(kind).toBe('heic');
    expect(wordsIn(content)).toEqual([]);
    expect((await sharp(preview ?? undefined).metadata()).format).toBe('jpeg');
    expect([await colourAt(content, 4, 24), await colourAt(content, 60, 24)]).toEqual(['red', 'blue']);
  });

  test('one that lies on its side is put upright', async () => {
    const { content, width, height } = await opened(await photo('jpeg', 6));
    expect([width, height]).toEqual([48, 64]);
    expect([await colourAt(content, 24, 4), await colourAt(content, 24, 60)]).toEqual(['red', 'blue']);
  });

  test('one with something behind its end loses it', async () => {
    const withZip = Buffer.concat([await photo('jpeg'), zipSync({ 'conto.exe': Buffer.from('MZ') })]);
    const { content } = await opened(withZip);
    expect(content.includes('conto.exe')).toBe(false);
  });

  test('one with a page in its comment loses it', async () => {
    const jpeg = await twoHalves().jpeg().toBuffer();
    const comment = Buffer.from('<html><script>alert(1)</script></html>');
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
    const { content } = await opened(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]));
    expect(content.includes('<script')).toBe(false);
  });

  test('a large one has a small preview', async () => {
    const { content, preview, width } = await opened(await heavyPhoto(1600, 1200));
    expect(width).toBe(1600);
    expect(content.length).toBeGreaterThan(500_000);
    expect((await sharp(preview ?? undefined).metadata()).width).toBe(1024);
  });
});

describe('a paper is written anew', () => {
  test('with its page, without who wrote it and with what', async () => {
    const { kind, contentType, pages, content } = await opened(await paper());
    expect({ kind, contentType, pages }).toEqual({ kind: 'pdf', contentType: 'application/pdf', pages: 1 });
    const again = await PDFDocument.load(content, { updateMetadata: false });
    expect([again.getAuthor(), again.getCreator()]).toEqual([undefined, undefined]);
  });

  test('without the place that a photo in it tells, and with the photo', async () => {
    const scanned = await paperWithPhoto(await photo('jpeg'));
    expect(wordsIn(scanned)).not.toEqual([]);
    const { content } = await opened(scanned);
    expect(wordsIn(content)).toEqual([]);
    const at = content.indexOf(Buffer.from([0xff, 0xd8]));
    expect(await colourAt(content.subarray(at), 4, 24)).toBe('red');
  });

  test('without a page of the web that stands in front of its objects, or an archive behind them', async () => {
    const plain = await paper();
    const lineEnd = plain.indexOf('\n') + 1;
    const both = Buffer.concat([
      plain.subarray(0, lineEnd),
      Buffer.from('%<html><script>alert(1)</script>\n'),
      plain.subarray(lineEnd),
      zipSync({ 'conto.exe': Buffer.from('MZ') }),
    ]);
    const { content } = await opened(both);
    expect([content.includes('<script'), content.includes('conto.exe')]).toEqual([false, false]);
  });
});

describe('refused as neither a photo nor a paper', () => {
  const officeFile = zipSync({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/vbaProject.bin': Buffer.from('Attribute VB_Name'),
  });
  test.each<[string, Buffer | string]>([
    [
      'a drawing that may hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a letter with macros', Buffer.from(officeFile)],
    ['an old letter with macros', Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')],
    ['a program', Buffer.from('MZ\x90\0', 'latin1')],
    ['an animation', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a picture of another kind', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['a paper behind something else', Buffer.from('GIF89a%PDF-1.4\n')],
    ['nothing that anybody knows', Buffer.from([1, 2, 3])],
  ])('%s', async (_, bytes) => {
    expect(await check(bytes)).toEqual({ refusal: 'FileNotAccepted' });
  });
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

describe('refused as broken', () => {
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
    ['a PNG without pixels', () => pngSaying(64, 48)],
  ])('%s', async (_, bytes) => {
    expect(await check(await bytes())).toEqual({ refusal: 'FileBroken' });
  });
});

describe('refused as too large to be opened', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG that says 10⁵ × 10⁵', () => pngSaying(100_000, 100_000)],
    ['a PNG that has 30,000 × 30,000 in a hundred kilobytes', () => pngSaying(30_000, 30_000, 30_000)],
    ['a JPEG that says 65,000 × 65,000', async () => jpegSaying(await photo('jpeg'), 65_000, 65_000)],
    ['a JPEG that is a line', async () => jpegSaying(await photo('jpeg'), 65_000, 1)],
    ['a PDF whose objects go on for 256 megabytes', () => paperBomb(256)],
  ])('%s', async (_, bytes) => {
    const hostile = await bytes();
    expect(hostile.length).toBeLessThan(8 * 1024 * 1024);
    expect(await check(hostile)).toEqual({ refusal: 'FileTooDetailed' });
  });

  test('what takes too much work, and what takes too much memory', async () => {
    const large = await heavyPhoto();
    for (const limit of [{ mostWorkMs: 50 }, { mostMemoryMb: 60 }])
      expect(await openFileChecker(limit).check(inPieces(large))).toEqual({ refusal: 'FileTooDetailed' });
  });
});

describe('refused as a paper that does something', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['runs JavaScript', () => paperWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })],
    [
      'runs it from a compressed stream',
      () => paperWithAction({ S: 'JavaScript', JS: '1' }, { hidden: true }),
    ],
    ['starts a program', () => paperWithAction({ S: 'Launch', F: 'cmd.exe' })],
    ['sends a form', () => paperWithAction({ S: 'SubmitForm', F: 'https://esempio.test' })],
    ['leads to a file elsewhere', () => paperWithAction({ S: 'GoToR', F: '\\\\esempio\\file' })],
    ['carries a program', paperWithFile],
    [
      'hides the name of what it does',
      async () => {
        const plain = await paperWithAction({ S: 'JavaScript', JS: '1' });
        return Buffer.from(
          plain.toString('latin1').replace('/JavaScript', '/J#61vaScript').replace('/JS ', '/#4AS '),
          'latin1',
        );
      },
    ],
  ])('%s', async (_, bytes) => {
    expect(await check(await bytes())).toEqual({ refusal: 'FileWithProgram' });
  });

  test('and as one that nobody can open without a password', async () => {
    expect(await check(await lockedPaper())).toEqual({ refusal: 'FileProtected' });
  });
});

test('a file that a busy machine does not come to is not refused: it waits for another turn', async () => {
  const busy = openFileChecker({ timeoutMs: 1 });
  await expect(busy.check(inPieces(await photo('jpeg')))).rejects.toThrow(TooMuchWaits);
});

test('files are opened one after the other, and none after the end', async () => {
  const own = openFileChecker();
  const bytes = await photo('jpeg');
  const outcomes = await Promise.all([own.check(inPieces(bytes)), own.check(inPieces(bytes))]);
  expect(outcomes.map((outcome) => 'kind' in outcome && outcome.kind)).toEqual(['jpeg', 'jpeg']);
  await own.close();
  await expect(own.check(inPieces(bytes))).rejects.toThrow('no files');
});
