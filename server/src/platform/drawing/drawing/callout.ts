import type { DocumentLink } from '../content.ts';
import type { Piece } from './flow.ts';
import { drawLinks } from './links.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { heightOf, lineHeight, type Pen } from './pen.ts';
import { writeLines } from './text-blocks.ts';

const padding = 18;

export function calloutPieces(
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
