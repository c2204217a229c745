import type { Page } from '@playwright/test';
import { SKI_LOADER } from '@riparo/domain/buy/products/ski/opening.ts';
import { field, press } from './support/account.ts';
import { hold } from './support/hold.ts';
import { answeredFlows, openLastQuestion } from './support/last-questions.ts';
import { ada, consentToAll, dayFromNow, answerSkiSuitability, typeOwner, typeSkier } from './support/ski.ts';
import { expect, test } from './support/story.ts';

const sendButton = (page: Page) => page.getByRole('main').locator('form button[type=submit]').last();

/** What a finger would hit at a point: its link or its control. */
const pressableAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('a, button, input, label, summary')?.textContent ?? null,
    [x, y] as const,
  );

type LastQuestion = {
  readonly name: string;
  readonly waiting: string;
  readonly open: (page: Page) => Promise<void>;
};

const lastQuestions: readonly LastQuestion[] = [
  ...answeredFlows.map((flow) => ({ ...flow, open: (page: Page) => openLastQuestion(page, flow) })),
  { name: 'the ski policy', waiting: SKI_LOADER.text, open: answerSki },
];

async function answerSki(page: Page): Promise<void> {
  await page.goto('/acquisto/ski?product_type=base&duration=day&days=3');
  await typeSkier(page, 1, ada);
  await field(page, 'Primo giorno').fill(dayFromNow(2));
  await press(page, 'Continua');
  await typeOwner(page, 'ada.di.fretta@example.it');
  await answerSkiSuitability(page);
  await consentToAll(page);
}

for (const { name, waiting, open } of lastQuestions) {
  test(`a double tap on the last button of ${name} hits nothing else`, async ({ page }) => {
    await open(page);
    const release = await hold(page, '**/api/**');
    const button = sendButton(page);
    // Scrolled as low as an impatient thumb would, with the button still in reach.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await button.boundingBox();
    if (!box) throw new Error('the last button is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    const address = page.url();

    await page.touchscreen.tap(x, y);
    const loader = page.getByRole('heading', { level: 1, name: waiting });
    await expect(loader).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(before);
    expect(await pressableAt(page, x, y)).toBeNull();
    await page.touchscreen.tap(x, y);
    await expect(loader).toBeInViewport();
    expect(page.url()).toBe(address);
    release();
  });
}
