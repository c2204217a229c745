import type { Table, TableColumn } from '../content.ts';
import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './look.ts';
import { heightOf, type Line, lineHeight, type Pen } from './pen.ts';
import { once } from './text-blocks.ts';

const padding = 6;

/**
 * Rows are never split; the head stays with the first two rows, and the last row is never alone on a page.
 */
export function tablePieces(pen: Pen, { columns, rows, endsInSum = false }: Table): Piece[] {
  const table = once(() => pen.element('Table'));
  const row = (cells: readonly string[], cell: 'TH' | 'TD', style: TextStyle, place = -1): Piece => {
    const measured = columns.map((column, index) => ({
      ...column,
      lines: pen.linesOf(cells[index] ?? '', style, contentWidth * column.share - 2 * padding),
    }));
    const height = Math.max(...measured.map(({ lines }) => heightOf(lines, style))) + 2 * padding;
    return {
      height,
      space: cell === 'TH' ? 12 : 0,
      staysWithNext: place < rows.length - 1 && (place < 1 || place === rows.length - 2),
      draw(y) {
        const element = pen.element('TR', table());
        pen.decorate(() => pen.doc.rect(page.side, y + height - 0.5, contentWidth, 0.5).fill(colours.line));
        let x: number = page.side;
        for (const [index, { align, share, lines }] of measured.entries()) {
          // The last column needs no padding: its numbers end with the line below them.
          const width = contentWidth * share - (index < columns.length - 1 ? padding : 0);
          const left = x;
          const options = cell === 'TH' ? { scope: 'Column' as const } : {};
          pen.as(pen.element(cell, element, options), cell, () =>
            writeCell(pen, lines, style, { x: left, y: y + padding, width, align }),
          );
          x += contentWidth * share;
        }
      },
    };
  };
  return [
    row(
      columns.map(({ title }) => title),
      'TH',
      styles.soft,
    ),
    ...rows.map((cells, index) =>
      row(cells, 'TD', endsInSum && index === rows.length - 1 ? styles.strong : styles.body, index),
    ),
  ];
}

function writeCell(
  pen: Pen,
  lines: readonly Line[],
  style: TextStyle,
  { x, y, width, align }: { x: number; y: number; width: number; align: TableColumn['align'] },
): void {
  for (const [index, line] of lines.entries()) {
    const left = align === 'left' ? x : x + width - line.width;
    pen.write(line, style, left, y + index * lineHeight(style));
  }
}
