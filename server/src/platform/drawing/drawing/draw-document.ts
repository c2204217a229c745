import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { toBytes } from 'pdfkit/output';
import type { DocumentBlock, DocumentContent, DocumentLink, Bar } from '../content.ts';
import { cardPieces } from './card.ts';
import { coverPieces } from './cover.ts';
import { type Piece, setPieces } from './flow.ts';
import { gaugePieces } from './gauges.ts';
import { linkListPieces, drawLinks } from './links.ts';
import { page, colours, contentWidth, styles, type TextStyle } from './look.ts';
import { openPen, type Pen, heightOf, lineHeight } from './pen.ts';
import { tablePieces } from './table.ts';
import { headingPieces, listPieces, paragraphPieces, writeLines, once } from './text-blocks.ts';
import { legalLines } from '../wording/legal-lines.ts';
import { drawBrandMark } from './brand-mark.ts';

const labelWidth = 150;
const textWidth = 150;
const barWidth = contentWidth - labelWidth - textWidth - 16;
const barHeight = 10;
const rowHeight = 18.5;
const swatch = 9;
/** Fewer rows or lines are never left alone on a page. */
const fewest = 3;

/** Each bar is as long as its whole and filled up to its part. The text beside it says the same. */
function barPieces(
  pen: Pen,
  { legend, bars }: { legend: readonly [whole: string, part: string]; bars: readonly Bar[] },
): Piece[] {
  const list = once(() => pen.element('L'));
  return [
    {
      height: lineHeight(styles.soft) + 4,
      space: 8,
      staysWithNext: true,
      draw: (y) => drawLegend(pen, legend, y),
    },
    ...bars.map((bar, index) => ({
      height: rowHeight,
      space: 0,
      staysWithNext: index < bars.length - 1 && (index < fewest || index >= bars.length - fewest),
      draw: (y: number) => drawBar(pen, bar, y, () => pen.element('LBody', pen.element('LI', list()))),
    })),
  ];
}

function drawLegend(pen: Pen, [whole, part]: readonly [string, string], y: number): void {
  let x: number = page.side;
  for (const [words, colour] of [
    [whole, colours.secondSoft],
    [part, colours.second],
  ] as const) {
    const left = x;
    const [line] = pen.linesOf(words, styles.soft, contentWidth);
    pen.decorate(() => pen.doc.roundedRect(left, y + 2.5, swatch, swatch, 2.5).fill(colour));
    pen.as(pen.element('P'), 'P', () => pen.write(line, styles.soft, left + swatch + 6, y));
    x += swatch + 6 + line.width + 20;
  }
}

function drawBar(pen: Pen, bar: Bar, y: number, element: () => PDFKit.PDFStructureElement): void {
  const { doc } = pen;
  const x = page.side + labelWidth;
  const top = y + (rowHeight - barHeight) / 2;
  const length = Math.max(barHeight, barWidth * bar.whole);
  pen.decorate(() => {
    doc.roundedRect(x, top, length, barHeight, barHeight / 2).fill(colours.secondSoft);
    if (bar.part <= 0) return;
    // Clipped by the rounded whole, so that a part of any length has its shape.
    doc.save();
    doc.roundedRect(x, top, length, barHeight, barHeight / 2).clip();
    doc.rect(x, top, length * bar.part, barHeight).fill(colours.second);
    doc.restore();
  });
  const textTop = y + (rowHeight - lineHeight(styles.soft)) / 2;
  const [label] = pen.linesOf(bar.label, styles.strong, labelWidth - 8);
  const [text] = pen.linesOf(bar.text, styles.soft, textWidth);
  pen.as(element(), 'LBody', () => {
    pen.write(label, { ...styles.strong, size: 10, leading: styles.soft.leading }, page.side, textTop);
    pen.write(text, styles.soft, page.side + contentWidth - textWidth, textTop);
  });
}

const markSize = 16;
const alone = { before: 0, after: 0 };
const nameStyle = { ...styles.strong, size: 11 };

/** Head and foot of every page, drawn last, when the number of pages is known. */
function framePages(
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
    // A single page needs no number.
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

const padding = 18;

function calloutPieces(
  pen: Pen,
  { title, text, link }: { title: string; text: string; link?: DocumentLink },
): Piece[] {
  const inner = contentWidth - 2 * padding;
  const titleLines = pen.linesOf(title, styles.subheading, inner);
  const textLines = pen.linesOf(text, styles.body, inner);
  const textTop = padding + heightOf(titleLines, styles.subheading) + 4;
  const linkTop = textTop + heightOf(textLines, styles.body) + 8;
  const height = (link ? linkTop + lineHeight(styles.link) : linkTop - 8) + padding;
  return [
    {
      height,
      space: 14,
      draw(y) {
        const x = page.side + padding;
        pen.decorate(() => pen.doc.roundedRect(page.side, y, contentWidth, height, 10).fill(colours.sage));
        const section = pen.element('Sect');
        pen.as(pen.element('H3', section), 'H3', () =>
          writeLines(pen, titleLines, styles.subheading, x, y + padding),
        );
        pen.as(pen.element('P', section), 'P', () => writeLines(pen, textLines, styles.body, x, y + textTop));
        if (link) drawLinks(pen, [link], { x, y: y + linkTop, parent: section });
      },
    },
  ];
}

/**
 * Makes a PDF of the content: A4, Italian, tagged for screen readers, with the same bytes for the same
 * content.
 */
export async function drawDocument(content: DocumentContent): Promise<Uint8Array> {
  const pen = openPen({
    title: content.title,
    author: brand.name,
    createdAt: new Date(content.createdAt),
  });
  const pieces = content.blocks.flatMap((block) => piecesOf(pen, block));
  setPieces(pieces, () => {
    pen.doc.addPage();
    return page.top;
  });
  framePages(pen, content);
  pen.doc.end();
  return toBytes(pen.doc);
}

function piecesOf(pen: Pen, block: DocumentBlock): Piece[] {
  switch (block.kind) {
    case 'cover':
      return coverPieces(pen, block);
    case 'heading':
      return headingPieces(pen, block);
    case 'paragraph':
      return paragraphPieces(pen, block);
    case 'list':
      return listPieces(pen, block);
    case 'links':
      return linkListPieces(pen, block);
    case 'callout':
      return calloutPieces(pen, block);
    case 'gauges':
      return gaugePieces(pen, block);
    case 'bars':
      return barPieces(pen, block);
    case 'table':
      return tablePieces(pen, block);
    case 'card':
      return cardPieces(pen, block);
  }
}
