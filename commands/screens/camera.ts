import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { CHOICE_COOKIE } from '@riparo/domain/tracking/choice.ts';
import type { Picture } from './contact-sheet.ts';
import { everyLook, type Look, type Screen, type Take } from './screen.ts';

export type Camera = {
  /** Walks through a screen once and takes it in every look; null, or what went wrong. */
  readonly shoot: (name: string, screen: Screen) => Promise<Error | null>;
  readonly pictures: readonly Picture[];
};

type Studio = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly folder: string;
  /** The looks that are wanted at all. */
  readonly isWanted: (look: Look) => boolean;
};

const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800 };
const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 });

/** Visitors turn their phone and change their theme in the middle of things: so a walk is needed only once. */
export function openCamera({ browser, baseURL, folder, isWanted }: Studio): Camera {
  const pictures: Picture[] = [];

  const takeWith =
    (page: Page): Take =>
    async (name, looks = everyLook) => {
      const before = page.viewportSize();
      // Nothing is pointed at.
      await page.mouse.move(0, 0);
      for (const { width, colorScheme } of looks.filter(isWanted)) {
        const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        await page.setViewportSize(sizeOf(width));
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => document.fonts.ready);
        // Colours that change with the theme are there some frames later. An animation of nothing passes them, also
        // where a screen has its clock stopped and asking for a frame would never end.
        await page.evaluate(async () => void (await document.body.animate({}, 50).finished));
        // What a dialog covers is not seen as a whole either.
        const fullPage = await page.evaluate(() => document.querySelector('dialog:modal') === null);
        await page.screenshot({ path: join(folder, file), fullPage });
        pictures.push({ file, name, width, colorScheme });
      }
      if (before) await page.setViewportSize(before);
      await page.emulateMedia({ colorScheme: 'light' });
      console.log(`  ${name}`);
    };

  const shoot: Camera['shoot'] = async (name, screen) => {
    // Motion is at rest in a picture, and so it is for whoever asked for less of it.
    const context = await browser.newContext({
      baseURL,
      viewport: sizeOf(390),
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: CHOICE_COOKIE, value: 'refused', url: baseURL }]);
    const page = await context.newPage();
    try {
      await screen(page, takeWith(page));
      return null;
    } catch (error) {
      await page.screenshot({ path: join(folder, `interrotta-${name}.png`) }).catch(() => undefined);
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      await context.close();
    }
  };

  return { shoot, pictures };
}
