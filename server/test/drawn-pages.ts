import { hash } from 'node:crypto';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const longest = 160;

/**
 * What a PDF draws, page by page: a line for each colour, shape, text and link, with its place. What holds only until the
 * state before comes back is set in.
 */
export async function drawnPages(bytes: Uint8Array): Promise<string> {
  const [{ OPS }, pdf] = await Promise.all([getResolvedPDFJS(), getDocumentProxy(bytes.slice())]);
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    lines.push(`page ${number}`);
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    let depth = 1;
    for (const [index, code] of fnArray.entries()) {
      const args: unknown = argsArray[index];
      if (code === OPS.save) depth += 1;
      else if (code === OPS.restore) depth -= 1;
      else if ((args && code !== OPS.dependency) || code === OPS.clip)
        lines.push(`${' '.repeat(depth)}${`${names.get(code)} ${shortened(written(args ?? []))}`.trim()}`);
    }
    for (const { rect, url, contentsObj } of await page.getAnnotations())
      lines.push(` link ${written(rect)} ${url} ${contentsObj.str}`);
  }
  return `${lines.join('\n')}\n`;
}

function written(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  // Fonts are counted over all documents that were read.
  if (typeof value === 'string') return value.replace(/^g_d\d+_/, '');
  if (typeof value !== 'object' || value === null) return String(value);
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  // Between letters stands how close they are, which the font says.
  const letters = parts.flatMap((part) => letterOf(part) ?? []);
  return letters.length > 0 ? letters.join('') : parts.map(written).join(' ');
}

const letterOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'unicode' in value ? String(value.unicode) : null;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}… ${hash('sha256', text).slice(0, 12)}` : text;
