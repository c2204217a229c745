import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');

const light = coloursOf(lightCss);
const themes = { light, dark: new Map([...light, ...coloursOf(darkCss)]) };

const readText = 4.5;
const seeShape = 3;

/** Foreground, background and their required contrast (WCAG 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['paper', 'surface', 'surface-sage', 'surface-sand', 'chosen', 'accent-soft'].flatMap(
    (surface) =>
      [
        ['ink', surface, readText],
        ['ink-soft', surface, readText],
        ['link', surface, readText],
        ['focus', surface, seeShape],
      ] as const,
  ),
  ...['paper', 'surface'].flatMap(
    (surface) =>
      [
        ['edge', surface, seeShape],
        ['action', surface, seeShape],
        ['chosen-edge', surface, seeShape],
        ['accent', surface, readText],
        ['danger', surface, readText],
        ['success', surface, readText],
        ['info', surface, readText],
        ['chart-1', surface, seeShape],
        ['chart-2', surface, seeShape],
        ['chart-ink', surface, readText],
      ] as const,
  ),
  ...['surface-deep', 'surface-deepest'].flatMap(
    (surface) =>
      [
        ['ink-on-deep', surface, readText],
        ['ink-soft-on-deep', surface, readText],
        ['focus-on-deep', surface, seeShape],
      ] as const,
  ),
  ['action-ink', 'action', readText],
  ['action-ink', 'action-hover', readText],
  ['action-ink', 'chosen-edge', seeShape],
  ['danger', 'danger-soft', readText],
  ['danger-ink', 'danger', readText],
  ['success', 'success-soft', readText],
  ['info', 'info-soft', readText],
  ['accent', 'accent-soft', readText],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(pairs)('%s on %s has enough contrast', (foreground, background, atLeast) => {
    expect(contrast(colour(theme, foreground), colour(theme, background))).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(['danger', 'accent'])('the focus ring has another colour than %s', (other) => {
    const apart = Math.abs(hue(colour(theme, 'focus')) - hue(colour(theme, other)));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  });
});

function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

function coloursOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

function colour(theme: keyof typeof themes, name: string): string {
  const hex = themes[theme].get(name);
  if (hex === undefined) throw new Error(`No colour --${name}`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
