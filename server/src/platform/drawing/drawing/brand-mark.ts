import { colours } from './look.ts';
import type { Pen } from './pen.ts';

const drawnSize = 40;

/** The shelter with its lamp, as on the site. */
export function drawBrandMark(pen: Pen, x: number, y: number, size: number, ground: string): void {
  const { doc } = pen;
  doc.save();
  doc.translate(x, y).scale(size / drawnSize);
  doc.roundedRect(0, 0, drawnSize, drawnSize, 10).fill(ground);
  doc.path('M11 31V20a9 9 0 0 1 18 0v11').lineWidth(4.5).lineCap('round').stroke(colours.onDeep);
  doc.circle(20, 26, 3.8).fill(colours.lamp);
  doc.restore();
}
