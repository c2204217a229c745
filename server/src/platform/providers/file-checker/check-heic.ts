import { createRequire } from 'node:module';
import sharp from 'sharp';
import { redraw, refuseOversized } from './check-picture.ts';
import { type Drawn, NeedsLonger, Refused } from './outcome.ts';
import type { Pace } from './pace.ts';

/** The part of libheif we use. */
type HeifPicture = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(into: Pixels, done: (pixels: Pixels | null) => void): void;
};
type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/** It ships without types. */
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] } };

/** More pixels exceed the first, quick run: a megapixel takes a quarter of a second. */
const MAX_QUICK_PIXELS = 4_000_000;

/**
 * The format of iPhones. The library for the other formats may not decode it, so this one does, compiled to
 * WebAssembly.
 */
export async function checkHeic(bytes: Buffer, { isQuick }: Pace): Promise<Drawn> {
  const library = createRequire(import.meta.url)('libheif-js/wasm-bundle.js') as Libheif;
  const pictures = new library.HeifDecoder().decode(bytes);
  const picture = pictures.find((one) => one.is_primary());
  if (!picture) throw new Refused('FileBroken');
  const [width, height] = [picture.get_width(), picture.get_height()];
  refuseOversized(width, height);
  if (isQuick && width * height > MAX_QUICK_PIXELS) throw new NeedsLonger();
  const pixels = await decoded(picture, { data: new Uint8ClampedArray(width * height * 4), width, height });
  // Already upright: the decoder applies the file's rotation.
  return redraw(sharp(pixels.data, { raw: { width, height, channels: 4 } }));
}

function decoded(picture: HeifPicture, into: Pixels): Promise<Pixels> {
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>();
  picture.display(into, (pixels) => (pixels ? resolve(pixels) : reject(new Refused('FileBroken'))));
  return promise;
}
