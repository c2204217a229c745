import type { DocumentBlock } from '../content.ts';
import type { Piece } from './flow.ts';
import { drawLinks } from './links.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { heightOf, lineHeight, type Pen } from './pen.ts';
import { drawBullet, writeLines } from './text-blocks.ts';

type Card = Extract<DocumentBlock, { kind: 'card' }>;

const padding = 16;
const asideWidth = 150;
const bulletIndent = 14;

export function cardPieces(pen: Pen, card: Card): Piece[] {
  const inner = contentWidth - 2 * padding;
  const title = pen.linesOf(card.title, styles.subheading, inner - asideWidth);
  const aside = pen.linesOf(card.aside, { ...styles.subheading, colour: colours.second }, asideWidth);
  const note = pen.linesOf(card.note, styles.soft, inner);
  const itemsTitle = pen.linesOf(card.itemsTitle, styles.strong, inner);

  const noteTop =
    padding + Math.max(heightOf(title, styles.subheading), heightOf(aside, styles.subheading)) + 2;
  const itemsTop = noteTop + heightOf(note, styles.soft) + 8;
  let itemTop = itemsTop + heightOf(itemsTitle, styles.strong) + 2;
  const items = card.items.map((item) => {
    const lines = pen.linesOf(item, styles.body, inner - bulletIndent);
    const placed = { lines, below: itemTop };
    itemTop += heightOf(lines, styles.body) + 2;
    return placed;
  });
  const linksTop = itemTop + 6;
  const height = linksTop + lineHeight(styles.link) + padding;

  return [
    {
      height,
      space: 12,
      draw(top) {
        const x = page.side + padding;
        pen.decorate(() =>
          pen.doc
            .roundedRect(page.side + 0.5, top + 0.5, contentWidth - 1, height - 1, 10)
            .lineWidth(1)
            .fillAndStroke(colours.paper, colours.line),
        );
        const section = pen.element('Sect');
        pen.as(pen.element('H3', section), 'H3', () =>
          writeLines(pen, title, styles.subheading, x, top + padding),
        );
        pen.as(pen.element('P', section), 'P', () => {
          const style = { ...styles.subheading, colour: colours.second };
          for (const [index, line] of aside.entries())
            pen.write(line, style, x + inner - line.width, top + padding + index * lineHeight(style));
        });
        pen.as(pen.element('P', section), 'P', () => writeLines(pen, note, styles.soft, x, top + noteTop));
        pen.as(pen.element('P', section), 'P', () =>
          writeLines(pen, itemsTitle, styles.strong, x, top + itemsTop),
        );
        const list = pen.element('L', section);
        for (const { lines, below } of items) {
          drawBullet(pen, x + 4, top + below);
          pen.as(pen.element('LBody', pen.element('LI', list)), 'LBody', () =>
            writeLines(pen, lines, styles.body, x + bulletIndent, top + below),
          );
        }
        drawLinks(pen, card.links, { x, y: top + linksTop, parent: section });
      },
    },
  ];
}
