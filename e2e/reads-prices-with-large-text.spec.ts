import type { Locator } from '@playwright/test';
import { openDealByApi } from './support/purchase.ts';
import { expect, test } from './support/story.ts';

/** Words broken over several lines, and how much of the screen the bar takes. */
const lookOf = (bar: Locator) =>
  bar.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: word, index } of data.matchAll(/[^\s\u00a0]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return { broken, share: element.getBoundingClientRect().height / innerHeight };
  });

for (const width of [390, 320]) {
  test(`with text of 200 % the price bars break no words on a screen of ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const enlarge = () => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await page.goto('/acquisto/ski?product_type=base&adults=3&kids=2&duration=season', {
      waitUntil: 'networkidle',
    });
    await enlarge();
    const ski = await lookOf(page.getByRole('button', { name: /Apri il riepilogo/ }));
    expect(ski.broken).toEqual([]);
    expect(ski.share).toBeLessThan(0.4);

    const { address } = await openDealByApi(request, 'covid-19');
    await page.goto(address, { waitUntil: 'networkidle' });
    await enlarge();
    const bar = page.getByRole('button', { name: 'Procedi al Pagamento' }).last().locator('..');
    const summary = await lookOf(bar);
    expect(summary.broken).toEqual([]);
    expect(summary.share).toBeLessThan(0.4);
  });
}
