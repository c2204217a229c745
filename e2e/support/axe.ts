import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Violation = { id: string; help: string; where: string[] };

// Half as long as what the package tells of itself, and every document reads it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Footers in which nothing was found, with what they look like by: they are the same on hundreds of screens. */
const rightFooters = new Set<string>();

/**
 * Every rule of axe on the page as it stands. It is put into each document once and tells only what it finds wrong:
 * four times as fast as its own package for Playwright, and a story asks at every step.
 */
export async function accessibilityViolations(page: Page, except?: { frames: true }): Promise<Violation[]> {
  const { isThere, footer } = await page.evaluate(() => {
    const around = [document.documentElement, document.body].map((each) => each.cloneNode() as Element);
    const looks = [
      innerWidth,
      matchMedia('(prefers-color-scheme: dark)').matches,
      document.querySelector('dialog[open]') !== null,
      ...[...around, ...document.querySelectorAll('footer')].map(({ outerHTML }) => outerHTML),
    ];
    return { isThere: 'axe' in window, footer: looks.join('\n') };
  });
  if (!isThere) await page.evaluate(source);
  // A frame that runs no scripts can not be looked into.
  const left = [...(rightFooters.has(footer) ? ['footer'] : []), ...(except?.frames ? ['iframe'] : [])];
  const found = await page.evaluate(async (excluded) => {
    const place = excluded.length > 0 ? { exclude: excluded.map((each) => [each]) } : document;
    const { violations } = await window.axe.run(place, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  }, left);
  if (found.length === 0) rightFooters.add(footer);
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
