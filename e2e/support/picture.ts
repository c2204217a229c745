import type { Locator, Page } from '@playwright/test';

/** Relative luminance of each pixel, as WCAG computes it: 0 is black, 1 is white. */
export type Picture = readonly number[];

/** The margin around a control: the focus ring is outside of it. */
const RING = 8;

/**
 * Takes pictures of a page, and reads them on a blank one, which has no content security policy and no
 * colours of its own.
 */
export function cameraFor(blank: Page) {
  const take = async (page: Page, clip: { x: number; y: number; width: number; height: number }) => {
    const picture = await page.screenshot({ clip });
    return luminances(await blank.evaluate(colours, picture.toString('base64')));
  };

  return {
    take,
    /** A control and its immediate surroundings. */
    async pictureOf(control: Locator): Promise<Picture> {
      const { x, y, width, height } = await placeOf(control);
      return take(control.page(), {
        x: x - RING,
        y: y - RING,
        width: width + 2 * RING,
        height: height + 2 * RING,
      });
    },
    /**
     * The edge of a control: a few pixels outside and inside of its upper border, away from corners and text.
     */
    async edgeOf(control: Locator): Promise<Picture> {
      const { x, y, width } = await placeOf(control);
      return take(control.page(), { x: x + width / 2 - 3, y: y - 4, width: 6, height: 8 });
    },
  };
}

/** How many pixels are clearly lighter or darker than they were. */
export const changedPixels = (before: Picture, after: Picture) =>
  before.filter((each, place) => contrastOf([each, after[place] ?? 0]) >= 1.5).length;

/** Between the lightest and the darkest pixel, from 1 to 21. */
export const contrastOf = (picture: Picture) => (Math.max(...picture) + 0.05) / (Math.min(...picture) + 0.05);

/** The most frequent colour: the background. */
export const groundOf = (picture: Picture) =>
  picture.toSorted((one, other) => one - other)[Math.floor(picture.length / 2)] ?? 0;

/** Its position on the screen, once it is there. */
export async function placeOf(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('Nothing is there to be pictured');
  return box;
}

/** Red, green, blue and opacity of every pixel. */
async function colours(base64: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const surface = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!surface) throw new Error('This browser draws nothing');
  surface.drawImage(bitmap, 0, 0);
  return [...surface.getImageData(0, 0, bitmap.width, bitmap.height).data];
}

const linear = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

const luminances = (of: readonly number[]): Picture =>
  Array.from(
    { length: of.length / 4 },
    (_, pixel) =>
      0.2126 * linear(of[pixel * 4]) +
      0.7152 * linear(of[pixel * 4 + 1]) +
      0.0722 * linear(of[pixel * 4 + 2]),
  );
