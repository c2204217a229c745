import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legalLines } from '../wording/legal-lines.ts';
import type { DocumentContent } from '../content.ts';
import { drawBrandMark } from './brand-mark.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './look.ts';
import type { Pen } from './pen.ts';
import { writeLines } from './text-blocks.ts';

const markSize = 16;
const alone = { before: 0, after: 0 };
const nameStyle = { ...styles.strong, size: 11 };

/** Head and foot of every page, drawn at the end, when the number of pages is known. */
export function framePages(
  pen: Pen,
  { runningTitle, otherPages = alone }: Pick<DocumentContent, 'runningTitle' | 'otherPages'>,
): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const total = otherPages.before + count + otherPages.after;
  for (const index of Array.from({ length: count }).keys()) {
    pen.doc.switchToPage(start + index);
    pen.doc.markContent('Artifact', { type: 'Pagination' });
    // The first page has the brand in its cover.
    if (index > 0) drawHead(pen, runningTitle);
    // Of a page that is alone nobody asks which one it is.
    drawFoot(pen, total > 1 ? `Pagina ${otherPages.before + index + 1} di ${total}` : null);
    pen.doc.endMarkedContent();
  }
}

function drawHead(pen: Pen, runningTitle: string): void {
  const y = 32;
  drawBrandMark(pen, page.side, y, markSize, colours.deep);
  writeLeft(pen, brand.name, nameStyle, page.side + markSize + 6, y - 0.5);
  writeRight(pen, runningTitle, styles.small, y + 2);
}

function drawFoot(pen: Pen, pageNumber: string | null): void {
  const top = page.height - page.bottom + 26;
  pen.doc.rect(page.side, top - 8, contentWidth, 0.5).fill(colours.line);
  const lines = legalLines().flatMap((line) => pen.linesOf(line, styles.small, contentWidth - 70));
  writeLines(pen, lines, styles.small, page.side, top);
  if (pageNumber !== null) writeRight(pen, pageNumber, styles.small, top);
}

function writeLeft(pen: Pen, text: string, style: TextStyle, x: number, y: number) {
  const [line] = pen.linesOf(text, style, Number.POSITIVE_INFINITY);
  pen.write(line, style, x, y);
}

function writeRight(pen: Pen, text: string, style: TextStyle, y: number): void {
  writeLeft(pen, text, style, page.side + contentWidth - pen.widthOf(text, style), y);
}
