import { readFileSync } from 'node:fs';
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import type { Page } from '@playwright/test';
import { heading } from './support/account.ts';
import { expect, test } from './support/story.ts';

type SitePage = { pattern: string; resumeFile: string | null; sandboxOnly: boolean; isForReading: boolean };

const sitePages = (
  JSON.parse(readFileSync(new URL('../web/dist/pages.json', import.meta.url), 'utf8')) as SitePage[]
).filter(({ sandboxOnly }) => !sandboxOnly);

const addressesOf = ({ pattern, resumeFile }: SitePage) => {
  const address = pattern.replaceAll(/:\w+\??/g, '-');
  return resumeFile === null ? [address] : [address, `${address}?passo=2`];
};

/** Shown instead of what needs a script; pages to read have another one, around the sign-in link. */
const isAnswerGiven =
  /<noscript><p>[^<]*serve JavaScript.*?href="mailto:[^"]+@.*?href="tel:\+\d+".*?<\/noscript>/gs;

const need = (page: Page) => page.locator('noscript > p');

test.use({ javaScriptEnabled: false });

test('every page of the application says once what it needs, and offers mail and phone', async ({
  request,
}) => {
  // Pages for signed-in customers are only sent with this cookie.
  const headers = { accept: 'text/html', cookie: `${SESSION_MARKER}=1` };
  const wrong: string[] = [];
  for (const sitePage of sitePages)
    for (const address of addressesOf(sitePage)) {
      const html = await (await request.get(address, { headers })).text();
      const times = html.match(isAnswerGiven)?.length ?? 0;
      if (times !== (sitePage.isForReading ? 0 : 1)) wrong.push(`${address}: ${times} times`);
    }
  expect(wrong).toEqual([]);
});

for (const [what, address] of [
  ['a first question', '/acquisto/pet'],
  ['a question further on', '/acquisto/pet?passo=3'],
  ['a page that waits for an answer', '/prenota-una-chiamata'],
  ['a page that only the script leads away from', '/acquisto/rc-terzi'],
  ['answers from another device', '/riprendi'],
] as const)
  test(`${what} is replaced by a way to reach us`, async ({ page }) => {
    await page.goto(address);
    await expect(need(page)).toBeInViewport();
    await expect(need(page).locator('a[href^="mailto:"]')).toBeVisible();
    await expect(need(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

const legalPages = {
  Privacy: '/privacy',
  Cookie: '/cookie',
  'Termini d’uso': '/termini',
  Reclami: '/reclami',
  Accessibilità: '/accessibilita',
  Trasparenza: '/trasparenza',
};

/**
 * Complete: it has a heading and text, nothing on it is dead, and no message says that a script is missing.
 */
async function isWhole(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(need(page)).toHaveCount(0);
}

test('a reader reaches one page of each kind by the menu and the footer', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Principale' });
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await isWhole(page);
  await menu.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide');
  await isWhole(page);
  await page.getByRole('link', { name: /Sulle piste/ }).click();
  await expect(heading(page)).toHaveText(/Sulle piste/);
  await isWhole(page);
  await menu.getByRole('link', { name: 'Prodotti' }).click();
  await expect(page).toHaveURL('/prodotti');
  await isWhole(page);
  for (const [name, address] of Object.entries(legalPages)) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await isWhole(page);
  }
});

test('a reader unfolds an answer about a product and finds the sign-in', async ({ page }) => {
  await page.goto('/prodotti/pet');
  await isWhole(page);
  const answer = page.getByText('No, ogni polizza vale per un animale solo');
  await expect(answer).toBeHidden();
  await page.getByText('Ho due animali').click();
  await expect(answer).toBeVisible();
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/login');
  await expect(need(page)).toBeVisible();
});

test('a page that only reports an outcome leads on without scripts', async ({ page }) => {
  await page.goto('/ops');
  await isWhole(page);
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/preventivo/ops/non-trovato/-');
  await isWhole(page);
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/preventivo/vita-tcm');
  await page.goto('/quiz-copertura/success');
  await isWhole(page);
  await expect(page.getByText('Lo mandiamo al tuo indirizzo e-mail: arriva tra pochi minuti')).toBeVisible();
});
