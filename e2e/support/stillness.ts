import { expect, type Page } from '@playwright/test';

/**
 * A visit that records every layout shift of a page. The typeface is already cached, which a first visit
 * fetches: the subject is hydration.
 */
export async function visitRecordingShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // These pages are not touched: a shift after an «input» is the window taking a phone's size, which
        // counts as one.
        if ((entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput) continue;
        document.documentElement.dataset['shifts'] =
          `${document.documentElement.dataset['shifts'] ?? ''} ${JSON.stringify(entry)}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** Nothing on the page moves while it hydrates, on a visit that records it. */
export async function expectNoLayoutShift(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await layoutShiftsOf(page)).toBe('none');
}

/** The shifts so far, once the last drawing is visible. */
export async function layoutShiftsOf(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => document.documentElement.dataset['shifts'] ?? 'none');
}
