import type { FileKind } from '@riparo/domain/care/files/limits.ts';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** The kind of a file by its first bytes, regardless of name and declared type. */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512));
  const text = (from: number, to: number) => start.toString('latin1', from, to);
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(4, 8) === 'ftyp' && brandsIn(start).some((brand) => heicBrands.has(brand))) return 'heic';
  return null;
}

/** The major brand, then the compatible ones: many phones write `mif1` first. */
function brandsIn(start: Buffer): string[] {
  const end = start.length >= 16 ? Math.min(start.readUInt32BE(0), start.length) : 0;
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4));
  return brands;
}
