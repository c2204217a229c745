import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { answeredFlows, openLastQuestion } from './support/last-questions.ts';
import { expect, test } from './support/story.ts';

const sendButton = (page: Page) => page.getByRole('main').locator('form button[type=submit]').last();

/** What a finger would press at a place: its link or its control. */
const pressableAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('a, button, input, label, summary')?.textContent ?? null,
    [x, y] as const,
  );

for (const flow of answeredFlows) {
  test(`a double tap on the last button of ${flow.name} lands on nothing else`, async ({ page }) => {
    await openLastQuestion(page, flow);
    const release = await hold(page, '**/api/**');
    const button = sendButton(page);
    // As low as an impatient thumb has scrolled, with the button still in reach.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await button.boundingBox();
    if (!box) throw new Error('the last button is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    const address = page.url();

    await page.touchscreen.tap(x, y);
    const loader = page.getByRole('heading', { level: 1, name: flow.waiting });
    await expect(loader).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(before);
    expect(await pressableAt(page, x, y)).toBeNull();
    await page.touchscreen.tap(x, y);
    await expect(loader).toBeInViewport();
    expect(page.url()).toBe(address);
    release();
  });
}
