import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { heightOf, lineHeight, type Pen } from './pen.ts';
import { writeLines } from './text-blocks.ts';

type Gauge = { label: string; percent: number; tone: 'first' | 'second' };

const gap = 16;
const padding = 16;
const barHeight = 9;

/** Percentages side by side: the text, the value, and a bar of the same length. */
export function gaugePieces(pen: Pen, { gauges }: { gauges: readonly Gauge[] }): Piece[] {
  const width = (contentWidth - gap * (gauges.length - 1)) / gauges.length;
  const measured = gauges.map((gauge) => ({
    ...gauge,
    lines: pen.linesOf(gauge.label, styles.soft, width - 2 * padding),
  }));
  const labelHeight = Math.max(...measured.map(({ lines }) => heightOf(lines, styles.soft)));
  const height = padding + labelHeight + lineHeight(styles.figure) + 8 + barHeight + padding;
  return [
    {
      height,
      space: 22,
      draw(y) {
        for (const [index, { lines, percent, tone }] of measured.entries()) {
          const left = page.side + index * (width + gap);
          const x = left + padding;
          const style = { ...styles.figure, colour: colours[tone] };
          const barTop = y + height - padding - barHeight;
          const barWidth = width - 2 * padding;
          pen.decorate(() => {
            const { doc } = pen;
            doc.roundedRect(left, y, width, height, 10).fill(tone === 'first' ? colours.sand : colours.sage);
            doc.roundedRect(x, barTop, barWidth, barHeight, barHeight / 2).fill(colours.paper);
            const filled = Math.max(barHeight, (barWidth * percent) / 100);
            if (percent > 0) doc.roundedRect(x, barTop, filled, barHeight, barHeight / 2).fill(colours[tone]);
          });
          pen.as(pen.element('P'), 'P', () => {
            writeLines(pen, lines, styles.soft, x, y + padding);
            writeLines(pen, pen.linesOf(`${percent}%`, style, barWidth), style, x, y + padding + labelHeight);
          });
        }
      },
    },
  ];
}
