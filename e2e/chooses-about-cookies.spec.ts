import type { BrowserContext, Locator, Page } from '@playwright/test';
import { demonstratedNotice, noticeDemonstration } from './support/notice.ts';
import { fillNames, openDealByApi } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

// A first-time visitor.
test.use({ storageState: { cookies: [], origins: [] } });

const panel = (page: Page) => page.getByRole('region', { name: 'Possiamo contare le visite?' });
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** The events sent to the collector, as they leave. */
function watchEvents(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/sandbox/eventi')) return;
    const { name, url, props } = request.postDataJSON() as { name: string; url: string; props: object };
    events.push([name, new URL(url).pathname, ...Object.values(props)].join(' '));
  });
  return events;
}

test(
  'a visitor who refuses is not counted, and is not asked again',
  mainStory,
  async ({ page, context, checkAccessibility }) => {
    const events = watchEvents(page);
    await page.goto('/');
    await expect(panel(page)).toBeVisible();
    expect(await cookieNames(context)).toEqual([]);
    await checkAccessibility();

    // No is as easy as yes: the same size, the same look, one click each.
    const [refuse, accept] = ['Rifiuta', 'Accetta'].map((name) =>
      panel(page).getByRole('button', { name, exact: true }),
    );
    const looks = [refuse, accept].map((choice) => choice?.evaluate((button) => button.className));
    expect(await looks[0]).toBe(await looks[1]);
    await refuse?.click();
    await expect(panel(page)).toBeHidden();
    const [choiceCookie] = await context.cookies();
    expect(choiceCookie).toMatchObject({ name: 'riparo_cookie_choice', value: 'refused', sameSite: 'Lax' });
    const days = ((choiceCookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(180);

    await page
      .getByRole('main')
      .getByRole('link', { name: /pensione/i })
      .first()
      .click();
    await page.getByLabel('Nome').fill('Ada');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(page).toHaveURL(/passo=2/);
    // Stored a moment later, when the page is idle.
    const bothCookies = ['riparo_cookie_choice', 'riparo_fields'];
    await expect.poll(() => cookieNames(context)).toEqual(bothCookies);
    await page.goto('/privacy');
    await expect(page.getByRole('button', { name: 'Preferenze cookie' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect(events).toEqual([]);
    expect(await cookieNames(context)).toEqual(bothCookies);
  },
);

/** What is hit in the middle of a button: itself, or what covers it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test(
  'a notice above the cookie question can be closed, and closing the question is a no',
  mainStory,
  async ({ page, context }) => {
    const show = await noticeDemonstration(page);
    await expect(panel(page)).toBeVisible();
    await show.click();
    const notice = demonstratedNotice(page);
    const close = page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: /Chiudi/ });
    for (const each of [notice, close]) await expect(each).toBeInViewport({ ratio: 1 });
    const refuse = page.getByRole('button', { name: 'Chiudi e continua senza accettare' });
    // Both are shown at once, and neither hides the other.
    for (const each of [close, refuse]) {
      await each.scrollIntoViewIfNeeded();
      expect(await isOnTop(each)).toBe(true);
    }
    await close.click();
    await expect(notice).toBeHidden();
    await refuse.click();
    await expect(panel(page)).toBeHidden();
    expect(await context.cookies()).toMatchObject([{ name: 'riparo_cookie_choice', value: 'refused' }]);
  },
);

test('a visitor who accepts is counted without a name, until they change their mind', async ({
  page,
  checkAccessibility,
}) => {
  const events = watchEvents(page);
  await page.goto('/confirm-account/ada@example.it');
  await panel(page).getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect.poll(() => events).toEqual(['pageview /confirm-account/:username/:state']);

  await page.getByRole('link', { name: 'Riparo' }).first().click();
  await expect.poll(() => events).toContain('pageview /');
  await page
    .getByRole('main')
    .getByRole('link', { name: /pensione/i })
    .first()
    .click();
  await page.getByLabel('Nome').fill('Ada');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piacere, Ada! Parlaci di te');
  await expect
    .poll(() => events.slice(1))
    .toEqual([
      'click /confirm-account/:username/:state /',
      'pageview /',
      'click / /calcola-la-tua-pensione',
      'pageview /calcola-la-tua-pensione',
      'step /calcola-la-tua-pensione 2',
    ]);

  await page.getByRole('button', { name: 'Preferenze cookie' }).click();
  await expect(page.getByRole('heading', { name: 'Possiamo contare le visite?' })).toBeFocused();
  await expect(panel(page)).toContainText('Oggi le statistiche sono attive.');
  await checkAccessibility();
  await panel(page).getByRole('button', { name: 'Rifiuta' }).click();
  await expect(page.getByRole('button', { name: 'Preferenze cookie' })).toBeFocused();
  await page.goBack();
  await page.goto('/guide/vita');
  await page.getByRole('link', { name: 'Tutte le guide' }).click();
  await expect(page).toHaveURL('/guide');
  expect(events).toHaveLength(6);

  // What the collector received, as a developer sees it.
  await page.goto('/sandbox/eventi');
  await expect(page.getByRole('cell', { name: '/confirm-account/:username/:state' }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/ada/i);
  await checkAccessibility();
});

/** What the question covers on a page, wherever the page is scrolled to. */
const coveredBy = (page: Page) =>
  panel(page).evaluate(async (question) => {
    const covered = new Set<string>();
    const inPage = 'main :is(a, button, input, label, [role=option]), footer :is(a, button)';
    const lowest = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(top + innerHeight / 4, lowest)) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      const over = question.getBoundingClientRect();
      for (const control of document.querySelectorAll<HTMLElement>(inPage)) {
        const { left, right, top: above, bottom, width } = control.getBoundingClientRect();
        const isApart =
          right <= over.left || left >= over.right || bottom <= over.top || above >= over.bottom;
        if (width > 0 && !isApart) covered.add(control.innerText || control.id);
      }
      if (top >= lowest) return [...covered];
    }
  });

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
] as const) {
  test(`on a screen of ${width} × ${height} the cookie question covers no control`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const { address } = await openDealByApi(request, 'pet');
    for (const path of ['/', '/login', '/quiz-copertura', '/acquisto/ski', '/acquisto/covid', address]) {
      await page.goto(path);
      await expect(panel(page)).toBeAttached();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      expect(await coveredBy(page), path).toEqual([]);
    }
    // A list that unfolds under a field covers the question, not the reverse.
    await page.goto('/acquisto/covid');
    await expect(panel(page)).toBeAttached();
    await fillNames(page);
    await page.getByRole('combobox', { name: 'Comune o Stato di nascita' }).fill('castr');
    await expect(page.getByRole('option').last()).toBeVisible();
    await page.getByRole('option').last().click();
    await expect(page.getByRole('textbox', { name: 'Provincia' })).not.toHaveValue('');
    // The question is shown all the same, where a visitor who reads on can see it.
    await panel(page).getByRole('button', { name: 'Rifiuta' }).click();
    await expect(panel(page)).toBeHidden();
  });
}
