import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { outOfReach } from './out-of-reach.ts';
import { recorded } from './recorded.ts';

type Violation = { id: string; help: string; where: string[] };

// Half as long as the package's own string, and every document parses it again.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule of axe on the current page. It is injected into each document once and returns only violations:
 * four times as fast as its own package for Playwright, and a story checks at every step. A screen with the
 * same structure as one without violations, in this story or another, is right as well.
 */
export async function accessibilityViolations(
  page: Page,
  { isThere, screen, footer }: Looks,
  except?: { frames: true },
): Promise<Violation[]> {
  if (isRight(screen)) return [];
  if (!isThere) await page.evaluate(source);
  // A frame without scripts cannot be inspected.
  const left = [...(isRight(footer) ? ['footer'] : []), ...(except?.frames ? ['iframe'] : [])];
  const found = await page.evaluate(async (excluded) => {
    const place = excluded.length > 0 ? { exclude: excluded.map((each) => [each]) } : document;
    const { violations } = await window.axe.run(place, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  }, left);
  if (found.length === 0) for (const looks of [screen, footer]) noteRight(looks);
  return found;
}

/** What cannot be reached once all text is twice as large. A screen with the same words is as wide. */
export async function outOfReachWhenLarge(page: Page, { screen, words }: Looks): Promise<string[]> {
  const looks = `large\n${screen}\n${words}`;
  if (isRight(looks)) return [];
  const found = await outOfReach(page, { largeText: true });
  if (found.length === 0) noteRight(looks);
  return found;
}

const noteOf = (looks: string) =>
  join(recorded.rightScreens, createHash('sha256').update(looks).digest('base64url'));

const isRight = (looks: string) => existsSync(noteOf(looks));

// In files: the stories run in several processes.
function noteRight(looks: string): void {
  mkdirSync(recorded.rightScreens, { recursive: true });
  writeFileSync(noteOf(looks), '');
}

export type Looks = ReturnType<typeof readLooks>;

/**
 * The structure and style of the screen and its footer, apart from texts, values and links; and the texts.
 */
export function readLooks() {
  const around = [
    innerWidth,
    innerHeight,
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(forced-colors: active)').matches,
    document.querySelector('dialog[open]') !== null,
    ...[document.documentElement, document.body].map((each) => (each.cloneNode() as Element).outerHTML),
  ];
  const textAttributes = new Set(['value', 'href', 'src', 'srcset', 'title']);
  const builtLike = (node: Node): string => {
    // Only whether there are words matters, not which.
    if (node instanceof Text) return node.data.trim() === '' ? '' : 'words';
    if (!(node instanceof Element) || node.matches('script, style, link, meta')) return '';
    const attributes = [...node.attributes].map(({ name, value }) =>
      textAttributes.has(name) ? `${name}=${value === '' ? '' : 'words'}` : `${name}=${value}`,
    );
    const focus = node === document.activeElement ? ' focused' : '';
    const inside = [...node.childNodes].map(builtLike).join('');
    return `<${node.localName} ${attributes.join(' ')}${focus}>${inside}</>`;
  };
  const looksOf = (parts: Iterable<Element>) => [...around, ...[...parts].map(builtLike)].join('\n');
  return {
    isThere: 'axe' in window,
    screen: looksOf([document.body]),
    footer: looksOf(document.querySelectorAll('footer')),
    words: document.body.innerText,
  };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
