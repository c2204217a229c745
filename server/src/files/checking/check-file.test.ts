import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { zipSync } from 'fflate';
import { PDFName } from 'pdf-lib';
import { heicWithPlace } from '../../../test/files/iphone-picture.ts';
import {
  lockedPaper,
  paper,
  paperBomb,
  paperWithAction,
  paperWith,
  paperWithFile,
  paperWithNotes,
  paperWithPackedPhoto,
  paperWithPhoto,
} from '../../../test/files/papers.ts';
import { heavyPhoto, jpegSaying, photo, pngSaying, twoHalves } from '../../../test/files/pictures.ts';
import { TooMuchWaits } from '../../work/bounded-work.ts';
import { checkFile } from './check-file.ts';
// Loaded otherwise with the first file of their kind.
import './check-pdf.ts';
import './check-picture.ts';
import { openFileChecker } from './file-checker.ts';
import type { OpenedFile } from './outcome.ts';

const checker = openFileChecker();
afterAll(() => checker.close());

const inPieces = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100_000) yield bytes.subarray(from, from + 100_000);
};
const check = (bytes: Buffer | string) => checkFile(Buffer.from(bytes));
const checkApart = (bytes: Buffer) => checker.check(inPieces(bytes));
/** Of somebody who never comes to the end. */
const endless = async function* (): AsyncGenerator<Buffer> {
  for (;;) {
    await setImmediate();
    yield Buffer.from('%');
  }
};

async function opened(bytes: Buffer): Promise<OpenedFile> {
  const outcome = await check(bytes);
  if ('refusal' in outcome) throw new Error(`refused: ${outcome.refusal}`);
  return outcome;
}

/** With other words in some places. */
function rewritten(bytes: Buffer, ...changes: readonly [string, string][]): Buffer {
  const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), bytes.toString('latin1'));
  return Buffer.from(text, 'latin1');
}

const flate = { filter: 'FlateDecode', pack: (bytes: Buffer) => deflateSync(bytes) };
const hex = {
  filter: 'ASCIIHexDecode',
  pack: (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`),
};

const privateWords = ['Exif', 'Ricordo', 'Telefono', 'Ada Prova', 'GPS', 'xmpmeta', '45,28N'];
const wordsIn = (bytes: Buffer) => privateWords.filter((word) => bytes.includes(word));

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  return red > 150 && blue < 80 ? 'red' : blue > 150 && red < 80 ? 'blue' : 'other';
}

test('every kind is opened in a process of its own, as it is in this one', async () => {
  const files = await Promise.all([photo('jpeg'), photo('png'), photo('webp'), paper()]);
  for (const bytes of [...files, heicWithPlace, Buffer.from('GIF89a')])
    expect(await checkApart(bytes)).toEqual(await check(bytes));
});

test('of all that the library reads these three are read, one after the other, and nothing is kept', async () => {
  await opened(await photo('jpeg'));
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format');
  expect([sharp.concurrency(), sharp.cache().memory.max]).toEqual([1, 0]);
});

describe('a photo is drawn anew, without where and with what it was taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s', async (format) => {
    const taken = await photo(format);
    expect(wordsIn(taken)).not.toEqual([]);
    const { content, preview, ...rest } = await opened(taken);
    expect(rest).toEqual({ kind: format, contentType: 'image/jpeg', width: 64, height: 48, pages: null });
    expect(await sharp(preview ?? undefined).metadata()).toMatchObject({ width: 64, height: 48 });
    expect(wordsIn(content)).toEqual([]);
    expect(wordsIn(preview ?? Buffer.alloc(0))).toEqual([]);
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
    expect([await colourAt(content, 4, 24), await colourAt(content, 60, 24)]).toEqual(['red', 'blue']);
  });

  test('HEIC, as iPhones write it', async () => {
    expect(wordsIn(heicWithPlace)).toContain('Ricordo');
    const { content, preview, ...rest } = await opened(heicWithPlace);
    expect(rest).toEqual({ kind: 'heic', contentType: 'image/jpeg', width: 64, height: 48, pages: null });
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
    const { content, ...rest } = await opened(await paperWithNotes());
    expect(rest).toEqual({
      kind: 'pdf',
      contentType: 'application/pdf',
      width: null,
      height: null,
      pages: 1,
      preview: null,
    });
    await expect(content.toString('latin1')).toMatchFileSnapshot('approved/paper-written-anew.txt');
  });

  test('without the place that a photo in it tells, and with the photo', async () => {
    const scanned = await paperWithPhoto(await photo('jpeg'));
    expect(wordsIn(scanned)).not.toEqual([]);
    const { content } = await opened(scanned);
    expect(wordsIn(content)).toEqual([]);
    const inList = await opened(rewritten(scanned, ['/Filter /DCTDecode', '/Filter [ /DCTDecode ]']));
    expect(wordsIn(inList.content)).toEqual([]);
    const at = content.indexOf(Buffer.from([0xff, 0xd8]));
    expect(await colourAt(content.subarray(at), 4, 24)).toBe('red');
  });

  test.each([
    ['compressed once more', [flate]],
    ['written in letters', [hex]],
    ['compressed, then written in letters', [hex, flate]],
  ])('without the place that a photo tells which was %s', async (_, layers) => {
    const { content } = await opened(await paperWithPackedPhoto(await photo('jpeg'), ...layers));
    const words = content.toString('latin1');
    expect(words).toMatch(/\/Filter \/DCTDecode\n/);
    expect(words).toMatch(/\/DecodeParms <<\n\/ColorTransform 1\n>>/);
    expect(wordsIn(content)).toEqual([]);
    const at = content.indexOf(Buffer.from([0xff, 0xd8]));
    expect(await colourAt(content.subarray(at), 4, 24)).toBe('red');
  });

  test('with a photo whose list of parameters is too short', async () => {
    const bytes = await paperWithPackedPhoto(await photo('jpeg'), flate);
    const { content } = await opened(rewritten(bytes, ['[ null <<\n/ColorTransform 1\n>> ]', '[ null ]']));
    expect(content.toString('latin1')).not.toContain('DecodeParms');
    expect(wordsIn(content)).toEqual([]);
  });

  test.each([
    ['does not unpack', () => Buffer.from('nulla'), 'FileBroken'],
    ['goes on without end', () => deflateSync(Buffer.alloc(65 * 1024 * 1024)), 'FileTooDetailed'],
  ])('one with a photo that %s is refused', async (_, pack, refusal) => {
    const bytes = await paperWithPackedPhoto(await photo('jpeg'), { ...flate, pack });
    expect(await check(bytes)).toEqual({ refusal });
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

test.each<[string, () => Promise<Buffer>]>([
  ['with its objects in a stream', () => paperWith(() => ({}), { useObjectStreams: true })],
  [
    'with objects in a stream that is not compressed',
    () =>
      paperWith(({ context }) => {
        context.register(context.stream('9 0 (x)', { Type: 'ObjStm', N: 1, First: 4 }));
        return {};
      }),
  ],
  [
    'with a picture that is compressed twice',
    () =>
      paperWith(({ context }) => {
        const twice = context.obj(['ASCII85Decode', 'FlateDecode'].map((name) => PDFName.of(name)));
        return { Thumb: context.register(context.stream('XRef', { Filter: twice })) };
      }),
  ],
  [
    'with numbers and lists that stand elsewhere',
    () =>
      paperWith(({ context }) => ({
        Rotate: context.register(context.obj(90)),
        CropBox: context.register(context.obj([0, 0, 100, 100])),
      })),
  ],
])('a paper %s is opened', async (_, bytes) => {
  expect(await check(await bytes())).toMatchObject({ kind: 'pdf', pages: 1 });
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

const heicSaying = (width: number) => {
  const lying = Buffer.from(heicWithPlace);
  lying.writeUInt32BE(width, lying.lastIndexOf('ispe') + 8);
  return lying;
};

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
    [
      'a PDF with an object that nobody can read',
      async () => rewritten(await paper(), ['/Type /Font\n', '/Type /Font )))\n']),
    ],
    [
      'a PDF whose objects are compressed in a way that nobody writes',
      async () => rewritten(await paperBomb(1), ['/FlateDecode', '[ /A85 /FlateDecode ]']),
    ],
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
    ['a HEIC that says 20,001 × 48', () => heicSaying(20_001)],
    ['a PDF whose objects go on for 64 megabytes and a byte', () => paperBomb(64 + 1 / 1024 ** 2)],
    [
      'one that ends its lines in another way',
      async () => rewritten(await paperBomb(65), ['stream\n', 'stream\r\n']),
    ],
    ['one that hides its name', async () => rewritten(await paperBomb(65), ['/ObjStm', '/Ob#6aStm'])],
  ])('%s', async (_, bytes) => {
    const hostile = await bytes();
    expect(hostile.length).toBeLessThan(8 * 1024 * 1024);
    expect(await check(hostile)).toEqual({ refusal: 'FileTooDetailed' });
  });

  test('what takes too much work, and what takes too much memory', async () => {
    const large = await heavyPhoto(1600, 1200);
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
      async () =>
        rewritten(
          await paperWithAction({ S: 'JavaScript', JS: '1' }),
          ['/JavaScript', '/J#61vaScript'],
          ['/JS ', '/#4AS '],
        ),
    ],
    ['does something under a name alone', () => paperWithAction({ XFA: 'modulo' })],
    [
      'does it where it is touched',
      () =>
        paperWith(({ context }) => ({
          Annots: context.obj([{ Subtype: 'Link', A: { S: 'Launch' } }]),
        })),
    ],
    [
      'carries a program that nothing leads to',
      () =>
        paperWith(({ context }) => {
          context.register(context.stream('MZ', { Type: 'EmbeddedFile' }));
          return {};
        }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await check(await bytes())).toEqual({ refusal: 'FileWithProgram' });
  });

  test('and as one that nobody can open without a password', async () => {
    const locked = await lockedPaper();
    expect(await check(locked)).toEqual({ refusal: 'FileProtected' });
    expect(await check(rewritten(locked, ['/Encrypt', '/Encr#79pt']))).toEqual({ refusal: 'FileProtected' });
  });
});

test('a file that a busy machine does not come to is not refused: it waits for another turn', async () => {
  const busy = openFileChecker({ timeoutMs: 1 });
  await expect(busy.check(endless())).rejects.toThrow(TooMuchWaits);
});

test('whoever was watched is not watched any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  try {
    expect(await checkApart(await photo('jpeg'))).toMatchObject({ kind: 'jpeg' });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('files are opened one after the other, and none after the end', async () => {
  const own = openFileChecker();
  const bytes = await photo('jpeg');
  const outcomes = await Promise.all([own.check(inPieces(bytes)), own.check(inPieces(bytes))]);
  expect(outcomes.map((outcome) => 'kind' in outcome && outcome.kind)).toEqual(['jpeg', 'jpeg']);
  const unfinished = own.check(endless());
  await own.close();
  await expect(unfinished).rejects.toThrow('no files');
  await expect(own.check(inPieces(bytes))).rejects.toThrow('no files');
});
