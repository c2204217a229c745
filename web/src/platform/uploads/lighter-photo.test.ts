import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lighterPhoto } from './uploads-by-token.ts';

const blob = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

/** What a canvas returns for four by four pixels of the test colour, each off by this much. */
const dots = (off: number) => ({
  data: Uint8ClampedArray.from(
    Array.from({ length: 16 }, () => [30 + off, 160 + off, 220 + off, 255]).flat(),
  ),
});

describe('redrawing a photo', () => {
  const photo = { width: 4000, height: 3000, close: vi.fn<() => void>() };
  const context = {
    fillStyle: '',
    imageSmoothingQuality: 'low',
    fillRect: vi.fn<(...place: number[]) => void>(),
    drawImage: vi.fn<(...what: unknown[]) => void>(),
    getImageData: vi.fn<(...place: number[]) => { data: Uint8ClampedArray }>(),
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: vi.fn<() => typeof context | null>(),
    toBlob: vi.fn<(take: (made: Blob | null) => void, ...how: unknown[]) => void>(),
  };
  const original = blob('image/jpeg', 1000);
  const lighter = blob('image/jpeg', 999);

  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(photo));
    vi.stubGlobal('document', { createElement: () => canvas });
    canvas.getContext.mockReturnValue(context);
    canvas.toBlob.mockImplementation((take) => take(lighter));
    context.getImageData.mockImplementation((_x, _y, width, height) =>
      width === 4 && height === 4 ? dots(0) : { data: new Uint8ClampedArray() },
    );
    Object.assign(photo, { width: 4000, height: 3000 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  test('a redrawn photo has a long side of 2560 pixels on white, and is used if it is lighter', async () => {
    await expect(lighterPhoto(original)).resolves.toBe(lighter);
    expect(canvas.width).toBe(2560);
    expect(canvas.height).toBe(1920);
    expect(context.fillStyle).toBe('#fff');
    expect(context.fillRect).toHaveBeenLastCalledWith(0, 0, 2560, 1920);
    expect(context.drawImage).toHaveBeenCalledWith(photo, 0, 0, 2560, 1920);
    expect(canvas.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.85);
    expect(photo.close).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'that would not get lighter',
      () => canvas.toBlob.mockImplementation((take) => take(blob('image/jpeg', 1000))),
    ],
    ['that the canvas cannot encode', () => canvas.toBlob.mockImplementation((take) => take(null))],
    ['without a canvas', () => canvas.getContext.mockReturnValue(null)],
    ['in a browser with noise in its canvas', () => context.getImageData.mockReturnValue(dots(9))],
    [
      'in an unknown format',
      () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown'))),
    ],
  ])('a photo %s is sent unchanged', async (_what, happen) => {
    happen();
    await expect(lighterPhoto(original)).resolves.toBe(original);
  });
});
