import { expect, type Page } from '@playwright/test';

/**
 * A visit on which every move of a page is noted. It begins with the typeface at hand, which a first visit fetches: what
 * is measured are pages coming alive.
 */
export async function visitNotingMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Nobody touches these pages: a move after an «input» is the window taking a phone's size, which it counts as one.
        if ((entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput) continue;
        document.documentElement.dataset['shifts'] =
          `${document.documentElement.dataset['shifts'] ?? ''} ${JSON.stringify(entry)}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** Nothing on the page moves while it comes alive, on a visit that notes it. */
export async function expectStillness(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await movesOf(page)).toBe('none');
}

/** What has moved so far, once what was drawn last is seen. */
export async function movesOf(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => document.documentElement.dataset['shifts'] ?? 'none');
}
