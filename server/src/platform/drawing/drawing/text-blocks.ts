import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './look.ts';
import { type Element, heightOf, type Line, lineHeight, type Pen } from './pen.ts';

const bulletIndent = 14;

export function headingPieces(pen: Pen, { text }: { text: string }): Piece[] {
  const lines = pen.linesOf(text, styles.heading, contentWidth);
  return [
    {
      height: heightOf(lines, styles.heading),
      space: 20,
      staysWithNext: true,
      opensSection: true,
      draw(y) {
        pen.as(pen.element('H2'), 'H2', () => writeLines(pen, lines, styles.heading, page.side, y));
      },
    },
  ];
}

export function paragraphPieces(pen: Pen, { text, tone }: { text: string; tone?: 'soft' }): Piece[] {
  const style = tone === 'soft' ? styles.soft : styles.body;
  const lines = pen.linesOf(text, style, contentWidth);
  return linePieces(pen, {
    lines,
    style,
    space: 8,
    x: page.side,
    element: once(() => pen.element('P')),
    tag: 'P',
    staysWithNext: false,
  });
}

export function listPieces(pen: Pen, { items }: { items: readonly string[] }): Piece[] {
  const list = once(() => pen.element('L'));
  return items.flatMap((item, index) => {
    const lines = pen.linesOf(item, styles.body, contentWidth - bulletIndent);
    // A single item below its introduction looks like a mistake, and so does a single item on the next page.
    const isNextToAnEnd = index === 0 || index === items.length - 2;
    const pieces = linePieces(pen, {
      lines,
      style: styles.body,
      space: 5,
      x: page.side + bulletIndent,
      element: once(() => pen.element('LBody', pen.element('LI', list()))),
      tag: 'LBody',
      staysWithNext: isNextToAnEnd && index < items.length - 1,
    });
    return pieces.map((piece, line) => (line === 0 ? withBullet(pen, piece) : piece));
  });
}

function withBullet(pen: Pen, piece: Piece): Piece {
  return {
    ...piece,
    draw(y) {
      drawBullet(pen, page.side + 4, y);
      piece.draw(y);
    },
  };
}

export function drawBullet(pen: Pen, x: number, y: number): void {
  pen.decorate(() => pen.doc.circle(x, y + lineHeight(styles.body) / 2, 2).fill(colours.first));
}

export function writeLines(pen: Pen, lines: readonly Line[], style: TextStyle, x: number, y: number): void {
  for (const [index, line] of lines.entries()) pen.write(line, style, x, y + index * lineHeight(style));
}

type TextLines = {
  lines: readonly Line[];
  style: TextStyle;
  space: number;
  x: number;
  element: () => Element;
  tag: string;
  /** Applies to the last line. */
  staysWithNext: boolean;
};

/** One piece per line; the first and the last line are never alone on a page. */
function linePieces(pen: Pen, { lines, style, space, x, element, tag, staysWithNext }: TextLines): Piece[] {
  return lines.map((line, index) => ({
    height: lineHeight(style),
    space: index === 0 ? space : 0,
    staysWithNext: index === lines.length - 1 ? staysWithNext : index === 0 || index === lines.length - 2,
    draw(y) {
      pen.as(element(), tag, () => pen.write(line, style, x, y));
    },
  }));
}

/** Elements are read in the order of creation, so each is created when it is drawn. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
