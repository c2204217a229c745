import { createHash } from 'node:crypto';
import type { Documents } from '../src/platform/drawing/documents.ts';

/**
 * A PDF of one empty page with the content's hash: different documents are different files, and the same is
 * the same. Drawing the real one takes a tenth of a second of CPU, and most tests never open it.
 */
export const plainDocuments: Documents = {
  render: async (content) => plainPdf(createHash('sha256').update(JSON.stringify(content)).digest('hex')),
  close: async () => undefined,
};

function plainPdf(title: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
    `<< /Title (${title}) >>`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>`;
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
