import type { Page } from '@playwright/test';
import type { Take } from './screen.ts';

const KEYS = ['vita', 'rc-terzi', 'pet', 'covid-19', 'monopattino', 'mimuovo', 'bici2go', 'ski'];

/** The index, and the page of every product with one question open. */
export const products = async (page: Page, take: Take) => {
  await page.goto('/prodotti', { waitUntil: 'networkidle' });
  await take('prodotti');
  for (const key of KEYS) {
    await page.goto(`/prodotti/${key}`, { waitUntil: 'networkidle' });
    await page.locator('summary').first().click();
    await take(`prodotto-${key}`);
  }
};
