import { expect, test } from 'vitest';
import { qrDrawing } from './qr-drawing.ts';

test('an address becomes a QR code with its three corner marks and a light border of four squares', () => {
  const { side, path } = qrDrawing('https://riparo.it');
  expect(side).toBe(25 + 8);
  const corner = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  expect({ left: corner(4, 4), right: corner(28, 4), below: corner(4, 28), edge: corner(3, 3) }).toEqual({
    left: true,
    right: true,
    below: true,
    edge: false,
  });
});

test('the longest link we show fits into a QR code', () => {
  expect(qrDrawing(`https://www.riparo.it/${'a'.repeat(190)}`).side).toBeLessThanOrEqual(57 + 8);
});
