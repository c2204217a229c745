import type { DocumentLink } from '../content.ts';
import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './look.ts';
import { type Element, heightOf, type Line, lineHeight, type Pen } from './pen.ts';
import { once } from './text-blocks.ts';

const gap = 22;

const listStyle: TextStyle = { ...styles.link, size: 9.5, weight: 'regular' };

/** Links side by side, each as wide as its text. */
export function drawLinks(
  pen: Pen,
  links: readonly DocumentLink[],
  at: { x: number; y: number; parent: Element },
): void {
  let x = at.x;
  for (const link of links) {
    const lines = pen.linesOf(link.label, styles.link, Number.POSITIVE_INFINITY);
    drawLink(pen, link, { lines, style: styles.link, x, y: at.y, parent: pen.element('P', at.parent) });
    x += lines[0].width + gap;
  }
}

/** Links one below the other, each as long as it needs. */
export function linkListPieces(pen: Pen, { links }: { links: readonly DocumentLink[] }): Piece[] {
  const list = once(() => pen.element('L'));
  return links.map((link) => {
    const lines = pen.linesOf(link.label, listStyle, contentWidth);
    return {
      height: heightOf(lines, listStyle),
      space: 4,
      draw(y) {
        const parent = pen.element('LBody', pen.element('LI', list()));
        drawLink(pen, link, { lines, style: listStyle, x: page.side, y, parent });
      },
    };
  });
}

type SetLink = { lines: readonly Line[]; style: TextStyle; x: number; y: number; parent: Element };

function drawLink(pen: Pen, { label, url }: DocumentLink, { lines, style, x, y, parent }: SetLink): void {
  const element = pen.element('Link', parent);
  const height = lineHeight(style);
  for (const [index, line] of lines.entries()) {
    const top = y + index * height;
    const foot = top + height - 1.5;
    pen.as(element, 'Link', () => pen.write(line, style, x, top));
    pen.doc.link(x, top, line.width, height, webAddress(url), annotationOf(element, label));
    pen.decorate(() =>
      pen.doc
        .moveTo(x, foot)
        .lineTo(x + line.width, foot)
        .lineWidth(0.6)
        .stroke(colours.link),
    );
  }
}

/** Screen readers read the text of a link. A plain string would be written as a PDF name. */
function annotationOf(structParent: Element, label: string): PDFKit.Mixins.AnnotationOption {
  return { structParent, Contents: new String(label) } as unknown as PDFKit.Mixins.AnnotationOption;
}

/** A link in a document leads to a web page, whatever the input. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('a link in a document must be a web address');
  return href;
}
