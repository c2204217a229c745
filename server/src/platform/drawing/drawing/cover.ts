import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { qrDrawing } from '@riparo/domain/platform/values/qr-drawing.ts';
import { PICTURE_SIZE, pictureBytes, type PictureName } from '../pictures/pictures.ts';
import type { PrintedQr } from '../content.ts';
import { drawBrandMark } from './brand-mark.ts';
import type { Piece } from './flow.ts';
import { colours, contentWidth, page, styles } from './look.ts';
import { heightOf, type Line, lineHeight, type Pen } from './pen.ts';
import { writeLines } from './text-blocks.ts';

const padding = 38;
const markSize = 30;
const nameStyle = { ...styles.heading, colour: colours.onDeep };
const labelStyle = { ...styles.small, colour: colours.softOnDeep };

const pictureHeight = 132;
const pictureWidth = (pictureHeight * PICTURE_SIZE.width) / PICTURE_SIZE.height;
/** Height of the picture below the ground its people stand on. */
const belowGround = pictureHeight * (16 / PICTURE_SIZE.height);
const qrSize = 104;
const gap = 16;

type Cover = { picture: PictureName; overline: string; title: string; lead: string; qr?: PrintedQr };

/** The band that opens a document. It reaches the edges of the page and starts above the usual margin. */
export function coverPieces(pen: Pen, { picture, overline, title, lead, qr }: Cover): Piece[] {
  const besidePicture = qr ? qrSize + gap : 0;
  const width = contentWidth - pictureWidth - gap - besidePicture;
  const overlineLines = pen.linesOf(overline, styles.overline, width);
  const titleLines = evenLines(pen, title, width);
  const leadLines = pen.linesOf(lead, styles.lead, width);
  const labelLines = qr ? pen.linesOf(qr.label, labelStyle, qrSize) : [];
  const overlineTop = padding + markSize + 20;
  const titleTop = overlineTop + heightOf(overlineLines, styles.overline) + 4;
  const leadTop = titleTop + heightOf(titleLines, styles.title) + 10;
  const height = Math.max(
    leadTop + heightOf(leadLines, styles.lead) + padding - 8,
    // Without a QR code this is less than any text takes.
    padding + qrSize + 6 + heightOf(labelLines, labelStyle) + gap,
  );
  const right = page.side + contentWidth;
  return [
    {
      height: height - page.top,
      space: 0,
      draw() {
        pen.decorate(() => {
          pen.doc.rect(0, 0, page.width, height).fill(colours.deep);
          drawBrandMark(pen, page.side, padding, markSize, '#1b5249');
          const [name] = pen.linesOf(brand.name, nameStyle, contentWidth);
          pen.write(name, nameStyle, page.side + markSize + 10, padding + 5);
          // The people in the picture stand on the lower edge of the band.
          pen.doc.image(
            pictureBytes(picture),
            right - pictureWidth - besidePicture,
            height - pictureHeight + belowGround,
            { height: pictureHeight },
          );
        });
        pen.as(pen.element('P'), 'P', () =>
          writeLines(pen, overlineLines, styles.overline, page.side, overlineTop),
        );
        pen.as(pen.element('H1'), 'H1', () => writeLines(pen, titleLines, styles.title, page.side, titleTop));
        pen.as(pen.element('P'), 'P', () => writeLines(pen, leadLines, styles.lead, page.side, leadTop));
        if (!qr) return;
        drawQr(pen, qr, right - qrSize, padding);
        pen.as(pen.element('P'), 'P', () => {
          for (const [index, line] of labelLines.entries()) {
            const centred = right - qrSize + (qrSize - line.width) / 2;
            pen.write(line, labelStyle, centred, padding + qrSize + 6 + index * lineHeight(labelStyle));
          }
        });
      },
    },
  ];
}

/** Dark on white, with the quiet zone that scanners need. */
function drawQr(pen: Pen, { url, label }: PrintedQr, x: number, y: number): void {
  const { side, path } = qrDrawing(url);
  pen.as(pen.element('Figure', pen.root, { alt: `${label}: ${url}` }), 'Figure', () => {
    pen.doc.roundedRect(x, y, qrSize, qrSize, 8).fill(colours.paper);
    pen.doc.save();
    pen.doc
      .translate(x, y)
      .scale(qrSize / side)
      .path(path)
      .fill(colours.deep);
    pen.doc.restore();
  });
}

/**
 * As few lines as possible, and the narrowest of those layouts, so that no word of a title is alone on a
 * line.
 */
function evenLines(pen: Pen, title: string, width: number): Line[] {
  let lines = pen.linesOf(title, styles.title, width);
  for (let narrow = width - 8; narrow > width / 2; narrow -= 8) {
    const narrower = pen.linesOf(title, styles.title, narrow);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
