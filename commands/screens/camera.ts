import type { Browser } from '@playwright/test';
import { CHOICE_COOKIE } from '@riparo/domain/platform/tracking/choice.ts';
import { everyLook, type Look, sizeOf, takePictures } from '../../e2e/support/camera.ts';
import type { Screen, Take } from './screen.ts';

type Studio = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly folder: string;
  readonly isWanted: (look: Look) => boolean;
};

/** Opens a screen once and takes a picture in every look. */
export async function shoot({ browser, baseURL, folder, isWanted }: Studio, screen: Screen): Promise<void> {
  // Motion is reduced, as for visitors who request it.
  const context = await browser.newContext({
    baseURL,
    viewport: sizeOf(390),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: CHOICE_COOKIE, value: 'refused', url: baseURL }]);
  const page = await context.newPage();
  const take: Take = async (name, looks = everyLook) => {
    await takePictures(page, folder, name, looks.filter(isWanted));
    console.log(`  ${name}`);
  };
  try {
    await screen(page, take);
  } finally {
    await context.close();
  }
}
