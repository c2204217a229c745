import type { Page } from '@playwright/test';

/** For a screen that would be gone before its last picture: call it before the page is opened. */
export const ownTime = (page: Page) => page.clock.install();

/** Time stands still from what is done until the pictures are taken. */
export async function withTimeStill(page: Page, doIt: () => Promise<void>, takeIt: () => Promise<void>) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await doIt();
  await takeIt();
  await page.clock.resume();
}
