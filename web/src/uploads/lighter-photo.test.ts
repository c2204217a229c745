import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isHeavyPhoto, lighterPhoto } from './lighter-photo.ts';

const blob = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

test.each([
  ['image/jpeg', 1_500_001, true],
  ['image/heic', 1_500_001, true],
  ['image/jpeg', 1_500_000, false],
  ['application/pdf', 9_000_000, false],
  ['image/gif', 9_000_000, false],
])('%s of %i bytes: may be made lighter: %s', (type, size, isHeavy) => {
  expect(isHeavyPhoto(blob(type, size))).toBe(isHeavy);
});

/** What a canvas gives back of four by four dots of the colour that is tried, each off by so much. */
const dots = (off: number) => ({
  data: Uint8ClampedArray.from(
    Array.from({ length: 16 }, () => [30 + off, 160 + off, 220 + off, 255]).flat(),
  ),
});

describe('a photo drawn again', () => {
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

  test('has a long side of 2560 dots on white, and is taken where it is lighter', async () => {
    await expect(lighterPhoto(original)).resolves.toBe(lighter);
    expect([canvas.width, canvas.height]).toEqual([2560, 1920]);
    expect(context.fillStyle).toBe('#fff');
    expect(context.fillRect).toHaveBeenLastCalledWith(0, 0, 2560, 1920);
    expect(context.drawImage).toHaveBeenCalledWith(photo, 0, 0, 2560, 1920);
    expect(canvas.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.85);
    expect(photo.close).toHaveBeenCalledOnce();
  });

  test('that stands is as high as another is wide; a small one keeps its dots', async () => {
    Object.assign(photo, { width: 3000, height: 4000 });
    await lighterPhoto(original);
    expect([canvas.width, canvas.height]).toEqual([1920, 2560]);
    Object.assign(photo, { width: 801, height: 600 });
    await lighterPhoto(original);
    expect([canvas.width, canvas.height]).toEqual([801, 600]);
  });

  test.each([
    ['that is not lighter', () => canvas.toBlob.mockImplementation((take) => take(blob('image/jpeg', 1000)))],
    ['that the canvas does not give', () => canvas.toBlob.mockImplementation((take) => take(null))],
    ['without a canvas', () => canvas.getContext.mockReturnValue(null)],
    ['by a browser that hides what it draws', () => context.getImageData.mockReturnValue(dots(9))],
    [
      'in a format that the browser does not know',
      () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown'))),
    ],
  ])('%s stays as it came', async (_what, happen) => {
    happen();
    await expect(lighterPhoto(original)).resolves.toBe(original);
  });

  test('by a browser that adds what nobody sees is taken', async () => {
    context.getImageData.mockReturnValue(dots(8));
    await expect(lighterPhoto(original)).resolves.toBe(lighter);
    context.getImageData.mockReturnValue(dots(-8));
    await expect(lighterPhoto(original)).resolves.toBe(lighter);
  });

  test('asks the canvas with the colour that it then looks for', async () => {
    const colours: string[] = [];
    context.fillRect.mockImplementation(() => colours.push(context.fillStyle));
    await lighterPhoto(original);
    expect(colours).toEqual(['rgb(30 160 220)', '#fff']);
    expect(context.fillRect.mock.calls[0]).toEqual([0, 0, 4, 4]);
    expect(context.getImageData.mock.calls).toEqual([[0, 0, 4, 4]]);
  });
});
