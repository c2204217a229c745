import type { Page } from '@playwright/test';
import { CALL_PROMISE } from './support/call-if-asked.ts';
import { expectNoLayoutShift, visitRecordingShifts } from './support/stillness.ts';
import { atEveryWidth, expect, mainStory, test } from './support/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a visitor opens the home page, reads about a product and begins to buy it',
  atEveryWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Scopri quanto sei al riparo' })).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Sussidio Pet' });
    await expect(card).toContainText(/€\s79,00 all’anno/);
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/prodotti/pet');
    await expect(heading(page)).toHaveText('Sussidio Pet');

    await expect(page.getByRole('heading', { name: 'Che cosa non copre' })).toBeVisible();
    await expect(page.getByText('sterilizzazione e la pulizia dei denti')).toBeVisible();
    const answer = page.getByText('No, ogni polizza vale per un animale solo');
    await expect(answer).toBeHidden();
    await page.getByText('Ho due animali').click();
    await expect(answer).toBeVisible();
    await checkAccessibility();

    // What would be paid back, and under which article: by mouse and by keyboard.
    const whatIfRegion = page.getByRole('region', { name: 'E se succedesse?' });
    await whatIfRegion.scrollIntoViewIfNeeded();
    const outcome = whatIfRegion.getByRole('status').filter({ hasText: 'Resta a te' });
    await expect(outcome).toContainText('Ti torna€ 720Resta a te€ 180');
    const cost = whatIfRegion.getByRole('slider', { name: 'Il conto del veterinario' });
    await expect(cost).toBeEnabled();
    await cost.press('End');
    await expect(cost).toHaveAttribute('aria-valuetext', /€\s3\.000/);
    await expect(outcome).toContainText('Ti torna€ 1.000Resta a te€ 2.000');
    await whatIfRegion.getByRole('radio', { name: 'prima del quinto giorno' }).check();
    await expect(outcome).toContainText('È troppo presto');
    await whatIfRegion.getByRole('radio', { name: 'Si fa male e serve un intervento' }).press('ArrowUp');
    await expect(whatIfRegion.getByRole('radio', { name: 'Vaccino o sterilizzazione' })).toBeChecked();
    await expect(outcome).toContainText('Ti torna€ 0');
    await expect(whatIfRegion.getByRole('listitem')).toHaveText(/^Punto 4.*sterilizzazione/);
    await checkAccessibility();

    const document = page.getByRole('link', { name: 'Set informativo: condizioni' });
    const pdf = await page.request.get((await document.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');

    await page.getByRole('link', { name: 'Acquista online' }).first().click();
    await expect(page).toHaveURL('/acquisto/pet');
    await expect(heading(page)).toHaveText('Chi vuoi proteggere?');
    await page.goBack();
    await expect(heading(page)).toHaveText('Sussidio Pet');
  },
);

test('two limits are compared before one is chosen', mainStory, async ({ page, checkAccessibility }) => {
  await page.goto('/prodotti');
  await expect(page.getByText(CALL_PROMISE)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'RC Terzi' }).click();
  await expect(heading(page)).toHaveText('RC Terzi');
  await page.getByRole('link', { name: 'Scegli il massimale' }).first().click();
  const table = page.getByRole('table', { name: 'Due massimali, le stesse garanzie' });
  await expect(table).toBeInViewport();
  await expect(table).toContainText(/€\s60,00/);
  await expect(table).toContainText(/€\s95,00/);
  await expect(page.getByRole('link', { name: 'Acquista RC Terzi 5' })).toHaveAttribute(
    'href',
    '/acquisto/rc-terzi/rc-terzi-5',
  );
  await checkAccessibility();
});

test('a product page shifts nothing while it hydrates', mainStory, async ({ page, checkAccessibility }) => {
  await visitRecordingShifts(page);
  await expectNoLayoutShift(page, '/prodotti/ski');
  await checkAccessibility();
});

test('help is in the same place on every kind of page', async ({ page }) => {
  const kinds = ['/', '/prodotti/pet', '/guide/vita', '/acquisto/pet', '/ops', '/login', '/register-account'];
  for (const address of kinds) {
    await page.goto(address);
    const help = page.getByRole('contentinfo').getByRole('region', { name: 'Serve una mano?' });
    await expect(help.getByRole('link')).toHaveText([/chat/, /chiamata/, /assistenza@/, /^\+39/]);
  }
});

const cameFrom = () =>
  performance
    .getEntriesByType('navigation')
    .map((entry) => (entry.toJSON() as { deliveryType: string }).deliveryType);

test('while a product is read its first question’s code is fetched, and its page when the link is pointed at', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  await page.goto('/prodotti/pet');
  const next = (await page.locator('meta[name="next-scripts"]').getAttribute('content'))?.split(' ') ?? [];
  expect(next.length).toBeGreaterThan(1);
  expect(next.filter((script) => scripts.has(script))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => next.filter((script) => !scripts.has(script))).toEqual([]);

  const session = await page.context().newCDPSession(page);
  const fetched = Promise.withResolvers<void>();
  session.on('Preload.prefetchStatusUpdated', ({ status }) => {
    if (status === 'Ready') fetched.resolve();
  });
  await session.send('Preload.enable');
  const start = page.getByRole('link', { name: 'Acquista online' }).first();
  await start.hover();
  await fetched.promise;
  await start.click();
  await expect(page).toHaveURL('/acquisto/pet');
  expect(await page.evaluate(cameFrom)).toEqual(['navigational-prefetch']);
});
