import { expect, type Page } from '@playwright/test';

/** Nothing on the page moves while it comes alive. */
export async function expectStillness(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset['shifts'] =
          `${document.documentElement.dataset['shifts'] ?? ''} ${JSON.stringify(entry)}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A first visit fetches the typeface; what is measured is the page coming alive.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? 'none')).toBe('none');
}
