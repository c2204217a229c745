import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { openSecondDesk, onDesktop, signInAtDesk, deskIdOf } from './support/desk.ts';
import { openDealByApi, someBuyer } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

/** Ada with a mailbox of her own: she is found by it. */
const newBuyer = () => ({ ...someBuyer(), email: `ada.${randomUUID()}@example.it` });

type Buyer = ReturnType<typeof newBuyer>;

const name = `${examplePerson.firstName} ${examplePerson.lastName}`;

const opensADeal = (request: APIRequestContext, buyer: Buyer, productKey = 'pet') =>
  openDealByApi(request, productKey, buyer);

const columnOf = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });

const cardsOf = (page: Page, stage: string) => columnOf(page, stage).getByRole('row', { name });

const openDealsList = async (page: Page) => {
  await page.getByRole('link', { name: 'Pratiche' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pratiche' })).toBeFocused();
};

test(
  'a deal appears on the board and advances by itself, while its buyer pays',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const buyer = newBuyer();
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    await openDealsList(page);
    await page.getByRole('searchbox', { name: 'Cerca' }).fill(buyer.email);
    await expect(page.getByText('Nessuna pratica trovata')).toBeVisible();
    const { uuid } = await opensADeal(request, buyer);
    await expect(cardsOf(page, 'Pronta da pagare')).toBeVisible({ timeout: 2000 });
    await expect(columnOf(page, 'Pronta da pagare')).toContainText('€ 79');
    await checkAccessibility();

    const paying = await request.post('/api/v1/payment/create-session', {
      data: { dealUuid: uuid, ...callbacks(page, uuid) },
    });
    expect(paying.ok()).toBe(true);
    await expect(cardsOf(page, 'In pagamento')).toBeVisible({ timeout: 2000 });
    await expect(cardsOf(page, 'Pronta da pagare')).toBeHidden();
  },
);

const callbacks = (page: Page, uuid: string) => {
  const address = `${new URL(page.url()).origin}/acquisto/pet/${uuid}`;
  return { successCallbackUrl: `${address}/success`, failureCallbackUrl: `${address}/cancel` };
};

const linesIn = (page: Page) => page.getByRole('table', { name: 'Pratiche' }).getByRole('link', { name });

test('filters are in the address, and are saved under a name that only their owner sees', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await openDealsList(page);
  await page.getByRole('button', { name: 'Elenco' }).click();
  await page.getByLabel('Cerca').fill(buyer.email.toUpperCase());
  await expect(linesIn(page)).toHaveCount(1);
  await expect(page.getByText('Una pratica, € 79')).toBeVisible();
  await page.getByLabel('Stato').selectOption('Pronta da pagare');
  await page.getByLabel('Prodotto').selectOption('Sussidio Pet');
  await expect(page.getByLabel('Aperta da')).toHaveValue('');
  await page.getByRole('button', { name: 'Colonne' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Codice' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Codice' })).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(linesIn(page)).toHaveCount(1);
  await expect(page.getByLabel('Cerca')).toHaveValue(buyer.email.toUpperCase());

  await page.getByRole('button', { name: 'Salva questa vista' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Scrivi un nome.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Pet da pagare');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const view = page.getByRole('navigation', { name: 'Le tue viste' }).getByRole('link');
  await expect(view).toHaveText('Pet da pagare');
  await expect(view).toHaveAttribute('aria-current', 'true');
  await checkAccessibility();

  await page.goto('/banco/pratiche');
  await page.getByRole('link', { name: 'Pet da pagare' }).click();
  await expect(page).toHaveURL(/come=elenco&stato=da-pagare&prodotto=pet&colonne=/);
  await page.getByRole('button', { name: 'Vista Pet da pagare: altro' }).click();
  await page.getByRole('menuitem', { name: 'Cambia nome' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Da sollecitare');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(view).toHaveText('Da sollecitare');

  const second = await openSecondDesk(browser);
  await signInAtDesk(second, request, { name: 'Carlo Verdi' });
  await second.goto(page.url());
  await expect(second.getByRole('table', { name: 'Pratiche' })).toBeVisible();
  await expect(second.getByRole('navigation', { name: 'Le tue viste' })).toBeHidden();

  await page.getByRole('button', { name: 'Vista Da sollecitare: altro' }).click();
  await page.getByRole('menuitem', { name: 'Togli la vista' }).click();
  await expect(view).toBeHidden();
});

test('the list is navigated with the keyboard alone', async ({ page, request }) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer, 'pet');
  await opensADeal(request, buyer, 'covid-19');
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Pratiche' })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type(buyer.email);
  await expect(cardsOf(page, 'Pronta da pagare')).toHaveCount(2);
  await page.getByRole('button', { name: 'Elenco' }).press('Enter');
  const lines = linesIn(page);
  await expect(lines).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(lines.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(lines.nth(0)).toBeFocused();
  await page.getByRole('button', { name: 'Aperta il' }).press('Enter');
  await expect(page).toHaveURL(/ordine=vecchie/);
  await expect(page.getByRole('row').nth(1)).toContainText('Sussidio Pet');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone board and list fit the screen and are accessible', async ({
    page,
    request,
    checkAccessibility,
  }) => {
    const buyer = newBuyer();
    await opensADeal(request, buyer);
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    await openDealsList(page);
    await page.getByLabel('Cerca').fill(buyer.email);
    await expect(cardsOf(page, 'Pronta da pagare')).toHaveCount(1);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Elenco' }).click();
    await expect(linesIn(page)).toHaveCount(1);
    await checkAccessibility();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a card is moved where the rules allow, by menu and by keyboard, and a sentence says why not elsewhere', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await openDealsList(page);
  await page.getByLabel('Cerca').fill(buyer.email);
  await expect(cardsOf(page, 'Pronta da pagare')).toHaveCount(1);
  await page.getByRole('button', { name: `Sposta in…: ${name}` }).click();
  const targets = page.getByRole('menuitem');
  await expect(targets).toHaveCount(7);
  await expect(targets.first()).toHaveText('Persa');
  await checkAccessibility();
  await targets.filter({ hasText: 'Firmata' }).click();
  const refused = page.getByText('al banco nessuno firma per un cliente');
  await expect(refused).toBeVisible();
  await checkAccessibility();

  // The same with the keyboard alone: pick it up, go to the column, drop it.
  await page.getByRole('button', { name: `Trascina: ${name}` }).focus();
  await page.keyboard.press('Enter');
  const paid = columnOf(page, 'Pagata').getByRole('grid');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(paid.locator(':focus')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('al banco nessuno paga per un cliente')).toBeVisible();
  await expect(cardsOf(page, 'Pronta da pagare')).toHaveCount(1);

  await page.getByRole('button', { name: `Sposta in…: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Persa' }).click();
  await page.getByLabel('Perché').selectOption('Costa troppo');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Chiudi la pratica' }).click();
  await expect(cardsOf(page, 'Persa')).toHaveCount(1);
  await expect(cardsOf(page, 'Pronta da pagare')).toHaveCount(0);
});

test('a card is moved with the pointer, as far as the rules allow', async ({ page, request }) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  // Wide enough that no column has to be scrolled to during the drag.
  await page.setViewportSize({ width: 2400, height: 900 });
  await page.goto(`/banco/pratiche?cerca=${encodeURIComponent(buyer.email)}`);
  const card = cardsOf(page, 'Pronta da pagare');
  const to = (stage: string) => columnOf(page, stage).getByRole('grid');
  await card.dragTo(to('Pagata'));
  await expect(page.getByText('al banco nessuno paga per un cliente')).toBeVisible();
  await expect(card).toHaveCount(1);
  await card.dragTo(to('Persa'));
  await page.getByLabel('Perché').selectOption('Costa troppo');
  await page.getByRole('button', { name: 'Chiudi la pratica' }).click();
  await expect(cardsOf(page, 'Persa')).toHaveCount(1);
  await expect(card).toHaveCount(0);
});

test('everything is reached from the keyboard by a few letters of its name', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('searchbox', {
    name: 'Persona, pratica, sinistro, reclamo, schermata o azione',
  });
  await expect(box).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type('elenco');
  await expect(page.getByRole('menuitem')).toHaveText(['Elenco delle pratiche']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Pratiche' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(page.getByRole('menuitem')).toContainText([
    'Prendi la prossima',
    'Nuova pratica',
    'Aiuto',
    'Oggi',
  ]);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /, Bianca$/ })).toBeFocused();

  await page.getByRole('button', { name: /Vai a…/ }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type(buyer.email);
  const deal = page.getByRole('menuitem', { name: `${name}, Sussidio Pet` });
  await expect(deal).toHaveCount(1);
  await checkAccessibility();
  await deal.click();
  await expect(page).toHaveURL(new RegExp(`/banco/pratiche/${await deskIdOf(page, buyer)}$`));

  await page.keyboard.press('Control+k');
  await page.keyboard.type(buyer.email);
  const person = page.getByRole('menuitem', { name: `${name} ${buyer.email}` });
  await expect(person).toBeVisible();
  await person.click();
  await expect(page).toHaveURL(/\/banco\/clienti\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nuova');
  await expect(page.getByRole('menuitem')).toHaveText(['Nuova pratica']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova pratica' })).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByText(/^Vai a una persona, una pratica/)).toBeVisible();
});

test('a role that may export gets exactly what is shown', async ({ page, request }) => {
  const buyer = newBuyer();
  await opensADeal(request, buyer);
  await opensADeal(request, newBuyer());
  await signInAtDesk(page, request, { name: 'Rita Bruni', role: 'responsabile' });
  await page.goto(
    `/banco/pratiche?come=elenco&cerca=${encodeURIComponent(buyer.email)}&colonne=person+price`,
  );
  await expect(linesIn(page)).toHaveCount(1);
  const fetchFile = async (kind: string) => {
    await page.getByRole('button', { name: 'Esporta' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };
  const csv = await fetchFile('CSV');
  expect(csv.name).toBe('pratiche.csv');
  expect(csv.content.toString('utf8')).toBe(`\uFEFF"Cliente";"Prezzo"\r\n"${name}";"79"\r\n`);
  const xlsx = await fetchFile('Excel');
  expect(xlsx.name).toBe('pratiche.xlsx');
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
  await page.goto('/banco/registro');
  await expect(page.getByRole('row').filter({ hasText: 'ha esportato le pratiche' }).first()).toContainText(
    'Rita Bruni',
  );
});
