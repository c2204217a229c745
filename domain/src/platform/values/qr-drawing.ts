import { correction, generate } from 'lean-qr/nano';

/** The light border that a reader needs around a code, in squares. */
const quietSquares = 4;

/** A QR code as drawn in SVG and PDF: one unit is one square, including the light border. */
export type QrDrawing = { readonly side: number; readonly path: string };

/** A text, usually an address, as a QR code that can be read with a seventh of it covered. */
export const qrDrawing = (text: string): QrDrawing => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares = Array.from({ length: code.size }, (_, place) => place);
  const path = squares
    .flatMap((y) =>
      squares.filter((x) => code.get(x, y)).map((x) => square(x + quietSquares, y + quietSquares)),
    )
    .join('');
  return { side: code.size + 2 * quietSquares, path };
};

const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`;
