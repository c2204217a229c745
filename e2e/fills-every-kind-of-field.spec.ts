import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, mainStory, test } from './support/story.ts';

const address = '/sandbox/modulo';
const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const asks = (page: Page, question: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(question);

/** From here on time passes only when the story says so. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
};

const toHome = async (page: Page) => {
  await page.goto(address);
  await page.getByLabel('Nome').fill('Ada');
  await page.getByLabel('Data di nascita').fill(examplePerson.typedBirthDate);
  await next(page);
  await page.getByLabel('E-mail').fill('ada@example.it');
  await page.getByLabel('Quando preferisci che ti chiamiamo?').fill('La sera');
  await next(page);
  await asks(page, 'Dove vivi?');
};

test('every kind of question is accessible', mainStory, async ({ page, checkAccessibility }) => {
  await page.goto(address);
  await checkAccessibility();
  await toHome(page);
  await checkAccessibility();
  await page.getByRole('radio', { name: 'Proprietà' }).click();

  await asks(page, 'Hai un mutuo?');
  await checkAccessibility();
  await page.getByRole('radio', { name: 'No' }).click();

  await asks(page, 'Quali sport fai?');
  await next(page);
  await expect(page.getByRole('group', { name: /correggere/ })).toContainText("Seleziona almeno un'opzione!");
  await checkAccessibility();
  await page.getByRole('checkbox', { name: 'Divano' }).check();
  await page.getByRole('checkbox', { name: 'Nuoto' }).check();
  await expect(page.getByRole('checkbox', { name: 'Divano' })).not.toBeChecked();
  await next(page);

  await asks(page, 'In quale regione vivi?');
  const region = page.getByRole('combobox', { name: 'Regione' });
  await region.fill('valle d aosta');
  await checkAccessibility();
  await region.press('ArrowDown');
  await region.press('Enter');
  await expect(region).toHaveValue("Valle d'Aosta");
  await next(page);

  await asks(page, 'Qualche cifra');
  await page.getByLabel('Da che anno ci vivi?').fill('2010');
  await page.getByLabel('Valore della casa').pressSequentially('250000');
  await page.getByRole('slider').press('PageUp');
  await checkAccessibility();
  await next(page);

  await asks(page, 'È tutto giusto?');
  await expect(page.getByText('€ 250.000,00')).toBeVisible();
  await expect(page.getByText("Valle d'Aosta")).toBeVisible();
  await checkAccessibility();
  await page.getByRole('checkbox', { name: /Acconsento/ }).check();
  await page.getByRole('button', { name: 'Invia' }).click();
  await asks(page, 'Le risposte, come verrebbero inviate');
  const sent = JSON.parse((await page.locator('pre').textContent()) ?? '');
  expect(sent).toMatchObject({
    home: 'Proprietà',
    mortgage: false,
    sports: ['Nuoto'],
    valueCents: 25_000_000,
    privacy: true,
  });
  await checkAccessibility();
});

test('letters are dropped from a date, wherever they are typed', async ({ page }) => {
  await page.goto(address);
  const date = page.getByLabel('Data di nascita');
  await date.pressSequentially('2x7o03l1990');
  await expect(date).toHaveValue(examplePerson.typedBirthDate);
  // In the middle the content does not change, and the caret stays in place.
  await date.press('Home');
  await date.press('ArrowRight');
  await date.pressSequentially('o');
  await expect(date).toHaveValue(examplePerson.typedBirthDate);
  expect(await date.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
});

test('arrow keys only move between choices; Enter or space chooses and moves on', async ({
  page,
  isMobile,
}) => {
  await toHome(page);
  await stopTime(page);
  await page.getByRole('radio', { name: 'Affitto' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Proprietà' })).toBeChecked();
  await page.clock.runFor(1000);
  await asks(page, 'Dove vivi?');
  await page.keyboard.press(isMobile ? 'Space' : 'Enter');
  await page.clock.runFor(250);
  await asks(page, 'Hai un mutuo?');
});

test('a choice moves on by itself after a quarter of a second', async ({ page }) => {
  await toHome(page);
  await stopTime(page);
  await page.getByRole('radio', { name: 'Affitto' }).click();
  await page.clock.runFor(240);
  await asks(page, 'Dove vivi?');
  await page.clock.runFor(20);
  await asks(page, 'Quali sport fai?');
});

test('an error summary that comes late does not take the focus out of a field', async ({ page }) => {
  const list = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cose da correggere')) await list.promise;
    await route.fulfill({ response });
  });
  const summary = page.getByRole('group', { name: /correggere/ });
  const name = page.getByLabel('Nome');
  await page.goto(address);
  await next(page);
  await expect(name).toHaveAccessibleDescription(/Scrivi il tuo nome/);
  await name.click();
  await page.keyboard.type('A');
  list.resolve();
  await expect(summary).toBeVisible();
  await page.keyboard.type('da');
  await expect(name).toHaveValue('Ada');
  // Prefetched files may still be loading.
  await page.unrouteAll({ behavior: 'wait' });

  // If the visitor has waited for it, it takes the focus.
  await page.reload();
  await next(page);
  await expect(summary).toBeFocused();
});
