import { brand } from '@riparo/domain/brand/brand.ts';
import { drawBrandMark, drawFaintShelter } from './brand-mark.ts';
import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { heightOf, type Line, type Pen } from './pen.ts';
import { writeLines } from './text-blocks.ts';

const padding = 38;
const markSize = 30;
const nameStyle = { ...styles.heading, colour: colours.onDeep };

/** The band that opens a document. It reaches to the edges of the page, above where other blocks begin. */
export function coverPieces(
  pen: Pen,
  { overline, title, lead }: { overline: string; title: string; lead: string },
): Piece[] {
  const overlineLines = pen.linesOf(overline, styles.overline, contentWidth);
  const titleLines = evenLines(pen, title);
  const leadLines = pen.linesOf(lead, styles.lead, contentWidth);
  const overlineTop = padding + markSize + 20;
  const titleTop = overlineTop + heightOf(overlineLines, styles.overline) + 4;
  const leadTop = titleTop + heightOf(titleLines, styles.title) + 10;
  const height = leadTop + heightOf(leadLines, styles.lead) + padding - 8;
  return [
    {
      height: height - page.top,
      space: 0,
      draw() {
        pen.decorate(() => {
          pen.doc.rect(0, 0, page.width, height).fill(colours.deep);
          pen.doc.save();
          pen.doc.rect(0, 0, page.width, height).clip();
          drawFaintShelter(pen, page.width - 250, height - 205, 250);
          pen.doc.restore();
          drawBrandMark(pen, page.side, padding, markSize, '#1b5249');
          const [name] = pen.linesOf(brand.name, nameStyle, contentWidth);
          if (name) pen.write(name, nameStyle, page.side + markSize + 10, padding + 5);
        });
        pen.as(pen.element('P'), 'P', () =>
          writeLines(pen, overlineLines, styles.overline, page.side, overlineTop),
        );
        pen.as(pen.element('H1'), 'H1', () => writeLines(pen, titleLines, styles.title, page.side, titleTop));
        pen.as(pen.element('P'), 'P', () => writeLines(pen, leadLines, styles.lead, page.side, leadTop));
      },
    },
  ];
}

/** As few lines as there must be, and of these the narrowest: no word of a title is left alone. */
function evenLines(pen: Pen, title: string): Line[] {
  let lines = pen.linesOf(title, styles.title, contentWidth);
  for (let width = contentWidth - 8; width > contentWidth / 2; width -= 8) {
    const narrower = pen.linesOf(title, styles.title, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
