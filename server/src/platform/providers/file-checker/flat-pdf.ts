import type { PagePicture } from './outcome.ts';

export type FlatPage = {
  readonly jpeg: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** In points. */
  readonly size: { readonly width: number; readonly height: number };
};

export type FlatPdf = { readonly content: Buffer; readonly pagePictures: PagePicture[] };

const OBJECTS_PER_PAGE = 3;
/** The first object of a page; the catalog and the page list come before all of them. */
const firstOf = (place: number) => 3 + place * OBJECTS_PER_PAGE;

/**
 * A PDF of pictures only: a catalog, and for each page its size, the picture and the line that draws it.
 * Written by hand, because we answer for every entry that a library would add.
 */
export function flatPdf(pages: readonly FlatPage[]): FlatPdf {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const bytes = Buffer.from(part as string, 'latin1');
    parts.push(bytes);
    length += bytes.length;
  };
  const writeObject = (...inside: readonly (string | Buffer)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    for (const part of inside) write(part);
    write('\nendobj\n');
  };
  const writeStream = (dictionary: string, content: string | Buffer): PagePicture => {
    const head = `<< ${dictionary} /Length ${content.length} >>\nstream\n`;
    const from = length + `${offsets.length + 1} 0 obj\n`.length + head.length;
    writeObject(head, content, '\nendstream');
    return { from, bytes: content.length };
  };

  write('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, place) => `${firstOf(place)} 0 R`).join(' ');
  writeObject(`<< /Type /Pages /Kids [ ${kids} ] /Count ${pages.length} >>`);
  const pagePictures = pages.map(({ jpeg, width, height, size }, place) => {
    const [page, box] = [firstOf(place), `${points(size.width)} ${points(size.height)}`];
    const own = `/Contents ${page + 1} 0 R /Resources << /XObject << /Page ${page + 2} 0 R >> >>`;
    writeObject(`<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 ${box} ] ${own} >>`);
    writeStream('', `${points(size.width)} 0 0 ${points(size.height)} 0 0 cm /Page Do`);
    return writeStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
        '/ColorSpace /DeviceRGB /Filter /DCTDecode',
      jpeg,
    );
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return { content: Buffer.concat(parts), pagePictures };
}

const points = (value: number) => String(Math.round(value * 100) / 100);
