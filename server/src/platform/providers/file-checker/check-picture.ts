import { MAX_SIDE_PIXELS, MAX_PIXELS } from '@riparo/domain/care/files/limits.ts';
import sharp, { type Sharp } from 'sharp';
import { type Drawn, NeedsLonger, Refused } from './outcome.ts';
import type { Pace } from './pace.ts';

// One thread and no cache: the process handles one picture. Only three of the library's formats are allowed.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

// Details of damage and prices on receipts stay readable; anything finer is camera noise.
const quality = 88;
const previewSide = 1024;
const previewQuality = 72;

/** Covers a phone's normal photo, which is drawn in a second. */
const MAX_QUICK_PIXELS = 16_000_000;

export function refuseOversized(width: number, height: number): void {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS)
    throw new Refused('FileTooDetailed');
}

/** Redraws a JPEG, PNG or WebP. The size is read from the header before any pixel is decoded. */
export async function checkPicture(
  bytes: Buffer,
  kind: 'jpeg' | 'png' | 'webp',
  { isQuick }: Pace,
): Promise<Drawn> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (format !== kind) throw new Refused('FileNotAccepted');
  refuseOversized(width, height);
  if (isQuick && width * height > MAX_QUICK_PIXELS) throw new NeedsLonger();
  return redraw(sharp(bytes, options).autoOrient());
}

/** Upright, in screen colours, on white, and without anything but pixels: no place, device or comments. */
export async function redraw(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const preview = await previewOf(data);
  return {
    contentType: 'image/jpeg',
    width,
    height,
    pages: null,
    pagePictures: null,
    content: data,
    preview,
  };
}

/** The small picture that screens show. */
export const previewOf = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: previewQuality })
    .toBuffer();
