import type { Bar } from '../content.ts';
import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { lineHeight, type Pen } from './pen.ts';
import { once } from './text-blocks.ts';

const labelWidth = 150;
const textWidth = 150;
const barWidth = contentWidth - labelWidth - textWidth - 16;
const barHeight = 10;
const rowHeight = 18.5;
const swatch = 9;
/** So many are never left alone on a page. */
const fewest = 3;

/** Each bar is as long as its whole and filled as far as its part. The words beside it say the same. */
export function barPieces(
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
    // Cut by the rounded whole, so that a part of any length has its shape.
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
