import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';
export type Look = { readonly width: number; readonly colorScheme: ColorScheme };

export const everyLook: readonly Look[] = [390, 1280].flatMap((width) => [
  { width, colorScheme: 'light' } as const,
  { width, colorScheme: 'dark' } as const,
]);

const heights: Readonly<Record<number, number>> = { 390: 844, 1280: 800 };
export const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 });

/** Turning the screen and changing the theme shows every look of a page without repeating the steps to it. */
export async function takePictures(page: Page, folder: string, name: string, looks: readonly Look[]) {
  const before = page.viewportSize();
  // Nothing is hovered.
  await page.mouse.move(0, 0);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize(sizeOf(width));
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => document.fonts.ready);
    // A theme's colours arrive some frames later. An empty animation waits for them, even while the page's
    // clock is stopped.
    await page.evaluate(async () => void (await document.body.animate({}, 50).finished));
    // What a dialog covers is not visible as a whole either.
    const fullPage = await page.evaluate(() => document.querySelector('dialog:modal') === null);
    const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
    await page.screenshot({ path: join(folder, file), fullPage });
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}
