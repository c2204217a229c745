import type { Page } from '@playwright/test';
import { productPageKeys, productPagePath } from '@riparo/domain/buy/products/pages.ts';
import { paperLook, type Take } from './screen.ts';

/** The index, and the page of every product with one question open. */
export const products = async (page: Page, take: Take) => {
  await page.goto('/prodotti', { waitUntil: 'networkidle' });
  await take('prodotti');
  for (const key of productPageKeys) {
    await page.goto(productPagePath(key), { waitUntil: 'networkidle' });
    await page.locator('summary').first().click();
    await take(`prodotto-${key}`);
  }
  await page.emulateMedia({ media: 'print' });
  await take('prodotto-stampa', paperLook);
};
