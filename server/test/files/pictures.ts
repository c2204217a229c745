import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = { r: 204, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 204 };

/** The left half red, the right half blue: a rotation shows. */
export function twoHalves(width = 64, height = 48) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: { ...half, background: blue } }, left: width / 2, top: 0 },
  ]);
}

const placeAndDevice = {
  IFD0: { Make: 'Ricordo', Model: 'Telefono Uno', Artist: 'Ada Prova' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 28/1 0/1' },
};
const note =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45,28N"/></rdf:RDF></x:xmpmeta>';

/** As a phone takes it: with place and device, lying on its side if `orientation` is 6. */
export function photo(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  return twoHalves()
    .withExif(placeAndDevice)
    .withMetadata({ orientation })
    .withExifMerge(placeAndDevice)
    .withXmp(note)
    .toFormat(format)
    .toBuffer();
}

/** As large as real photos: noise does not compress. */
export function heavyPhoto(width = 4032, height = 3024, quality = 92): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, noise, background: '#888' } })
    .jpeg({ quality })
    .toBuffer();
}

/** A PNG whose header declares a size, and whose pixels are missing or all zeros. */
export function pngDeclaring(width: number, height: number, rows = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(4 + body.length + 4);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), 4 + body.length);
  return framed;
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A JPEG whose header declares another size than it has. */
export function jpegDeclaring(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  const at = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(height, at + 5);
  lying.writeUInt16BE(width, at + 7);
  return lying;
}
