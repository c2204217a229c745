import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  openSecondDesk,
  requestQuoteByApi,
  onDesktop,
  codeOf,
  signInAtDesk,
  deskPassword,
  lineOf,
} from './support/desk.ts';
import { fromElsewhere } from './support/from-elsewhere.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

/** A name unique in the queue. */
const newVisitor = () => {
  const lastName = `D’Amico ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}x`;
  return { firstName: 'Niccolò', lastName, email: `nico.${randomUUID()}@example.it` };
};

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const save = (desk: Page) => desk.getByRole('button', { name: 'Salva' }).click();

async function findInQueue(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: /^Richieste/ }).click();
  await page.getByRole('searchbox', { name: 'Cerca per nome o e-mail' }).fill(name);
  await expect(page).toHaveURL(/cerca=/);
  // Lines filtered out disappear a moment later, and the others move up under the pointer.
  const lines = page.getByRole('list', { name: 'Richieste' }).getByRole('link');
  await expect(lines.filter({ hasNotText: name })).toHaveCount(0);
}

test(
  'a visitor asks for a call, two desks see it at once, one takes it, the visitor sees her name, no one answers',
  mainStory,
  async ({ page, browser, request, checkAccessibility }) => {
    const visitor = newVisitor();
    const name = nameOf(visitor);
    const second = await openSecondDesk(browser);
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    await signInAtDesk(second, request, { name: 'Carlo Verdi' });
    await expect(page.getByRole('heading', { level: 1, name: /, Bianca$/ })).toBeFocused();
    await expect(page.getByRole('region', { name: 'È la prima volta che vieni qui' })).toBeVisible();
    await checkAccessibility();

    for (const desk of [page, second]) await findInQueue(desk, visitor.lastName);
    await expect(page.getByText('Nessuna richiesta trovata')).toBeVisible();
    await requestQuoteByApi(request, visitor);
    await expect(lineOf(page, name)).toBeVisible({ timeout: 2000 });
    await expect(lineOf(second, name)).toBeVisible({ timeout: 2000 });
    await checkAccessibility();

    await lineOf(second, name).click();
    await lineOf(page, name).click();
    await expect(second.getByText('Bianca Neri la sta guardando')).toBeVisible();
    await expect(page.getByText('+39 •••-••••567')).toBeVisible();
    await page.getByRole('button', { name: 'Prendi', exact: true }).click();
    await expect(page.getByRole('link', { name: '+393331234567' })).toBeVisible();
    await expect(second.getByText('Se ne occupa Bianca Neri')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Prendi', exact: true })).toBeHidden();
    await checkAccessibility();

    const { text } = await mailTo(request, visitor.email, (mail) => mail.text.includes('/richiesta'));
    const link = /\/richiest\S+/.exec(text)?.[0] ?? '';
    const phone = await browser.newPage();
    await phone.goto(link);
    await expect(phone.getByRole('main')).toContainText('Bianca');
    await expect(phone.getByRole('main')).not.toContainText('Neri');

    await page.getByRole('button', { name: 'Scrivi l’esito' }).click();
    await expect(page.getByText('Scegli com’è andata.')).toBeVisible();
    await page.getByRole('radio', { name: 'Non risponde' }).check();
    await expect(page.getByText('Torna in coda dopo due ore di apertura.')).toBeVisible();
    await page.getByLabel('Nota (facoltativa)').fill('Segreteria piena');
    await page.getByRole('button', { name: 'Scrivi l’esito' }).click();
    await expect(page.getByText('Da richiamare', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'nessuna risposta' })).toContainText(
      'Segreteria piena',
    );
    await expect(second.getByText('Segreteria piena')).toBeVisible();
    await expect(lineOf(second, name)).toContainText('1 tentativo');
    await phone.reload();
    await expect(phone.getByRole('main')).toContainText('Ti abbiamo cercato');
  },
);

test('a booked call is moved by the customer while the consultant has it open', async ({
  page,
  browser,
  request,
}) => {
  const visitor = newVisitor();
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  const phone = await browser.newPage();
  await phone.setExtraHTTPHeaders(fromElsewhere());
  await phone.goto('/prenota-una-chiamata');
  const choose = async (day: number, hour: number) => {
    await phone.getByRole('group', { name: 'Il giorno' }).getByRole('radio').nth(day).check();
    await phone.getByRole('group', { name: 'L’ora' }).getByRole('radio').nth(hour).check();
  };
  await choose(3, 5);
  await phone.getByRole('button', { name: 'Continua' }).click();
  await phone.getByRole('radio', { name: 'La casa' }).check();
  await phone.getByLabel('Nome', { exact: true }).fill(visitor.firstName);
  await phone.getByLabel('Cognome').fill(visitor.lastName);
  await phone.getByLabel('Telefono', { exact: true }).pressSequentially('3331234567');
  await phone.getByLabel('E-mail', { exact: true }).fill(visitor.email);
  await phone.getByRole('checkbox', { name: /informativa/ }).check();
  await phone.getByRole('checkbox', { name: /analizzate le mie risposte/ }).check();
  await phone.getByRole('button', { name: 'Prenota la chiamata' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('La tua chiamata');

  await findInQueue(page, visitor.lastName);
  await lineOf(page, nameOf(visitor)).click();
  await page.getByRole('button', { name: 'Prendi', exact: true }).click();
  await expect(page.getByText('Te ne occupi tu')).toBeVisible();
  const clock = lineOf(page, nameOf(visitor));
  const before = await clock.innerText();
  await page.getByLabel('Nota (facoltativa)').fill('Vuole parlare');

  await phone.getByRole('button', { name: 'Cambia orario' }).click();
  await choose(4, 7);
  await phone.getByRole('button', { name: 'Sposta la chiamata' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ha scelto un altro orario' })).toBeVisible();
  await expect(clock).not.toHaveText(before, { useInnerText: true });
  // Its assignee may not be there at the new time.
  await expect(page.getByRole('button', { name: 'Prendi', exact: true })).toBeVisible();
});

test('two people correct the same request: different fields merge, for the same field one chooses', async ({
  page,
  browser,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/desk/requests/');
  const visitor = newVisitor();
  const second = await openSecondDesk(browser);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await signInAtDesk(second, request, { name: 'Carlo Verdi' });
  await requestQuoteByApi(request, visitor);
  for (const desk of [page, second]) {
    await findInQueue(desk, visitor.lastName);
    await lineOf(desk, nameOf(visitor)).click();
    await desk.getByRole('button', { name: 'Correggi i dati' }).click();
  }
  await second.getByLabel('Nome', { exact: true }).fill('Nicolò');
  await expect(page.getByText('Carlo Verdi sta scrivendo qui')).toBeVisible();
  await save(second);
  await expect(
    second.getByRole('heading', { level: 1, name: nameOf({ ...visitor, firstName: 'Nicolò' }) }),
  ).toBeVisible();

  // Typed over old values: the surname is saved, the name is a conflict to resolve.
  await page.getByLabel('Nome', { exact: true }).fill('Nicola');
  await page.getByLabel('Cognome').fill(`${visitor.lastName} Bo`);
  await save(page);
  const versions = page.getByRole('group', { name: 'Nome' });
  await expect(versions).toContainText('Nicolò');
  await expect(versions).toContainText('Nicola');
  await checkAccessibility();
  await versions.getByRole('radio', { name: /Nicola$/ }).check();
  // A lost connection in between loses neither the choice nor its context.
  const call = '**/api/v1/desk/requests/*';
  await page.route(call, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Conserva queste' }).click();
  await expect(page.getByRole('main').getByText('Non riusciamo a raggiungere il server')).toBeVisible();
  await expect(versions.getByRole('radio', { name: /Nicola$/ })).toBeChecked();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Conserva queste' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Nicola ${visitor.lastName} Bo` })).toBeVisible();
});

test('everything by keyboard: search, down the queue, open, help', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const [one, two] = [newVisitor(), newVisitor()];
  const family = `Keller${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`;
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await requestQuoteByApi(request, { ...one, lastName: `${family} Uno` });
  await requestQuoteByApi(request, { ...two, lastName: `${family} Due` });

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Come funziona il banco' });
  await expect(help).toContainText('Prendi la prossima');
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Shortcuts are plain letters while typing.
  await page.keyboard.type(family);
  await expect(page).toHaveURL(/cerca=/);
  await expect(lineOf(page, `${family} Uno`)).toBeVisible();
  await expect(page.locator('[aria-busy=false]').getByRole('link')).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).focus();
  const lines = page.getByRole('list', { name: 'Richieste' }).getByRole('link');
  await page.keyboard.press('j');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('k');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: family })).toBeFocused();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: /, Bianca$/ })).toBeFocused();
});

test('a disconnected desk says so, and is up to date again once it is back', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('/desk/');
  const visitor = newVisitor();
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await findInQueue(page, visitor.lastName);
  await expect(page.getByText('Nessuna richiesta trovata')).toBeVisible();
  await page.route('**/api/v1/desk/**', (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Collegamento perso')).toBeVisible({ timeout: 15_000 });
  await requestQuoteByApi(request, visitor);
  await page.unroute('**/api/v1/desk/**');
  await expect(lineOf(page, nameOf(visitor))).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('Collegamento perso')).toBeHidden();
});

test('the end of a session leads to the sign-in, and from there back to the same page', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/desk/');
  const visitor = newVisitor();
  const colleague = await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await requestQuoteByApi(request, visitor);
  await findInQueue(page, visitor.lastName);
  await lineOf(page, nameOf(visitor)).click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(visitor) })).toBeVisible();
  const here = page.url();
  await page.getByLabel('Aggiungi una nota').fill('Chiede della casa al mare');
  await page.context().clearCookies({ name: /desk/ });
  // The next request, by them or by the screen itself, is refused.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('p');
  await expect(page.getByText('La sessione è scaduta')).toBeVisible();
  await expect(page).toHaveURL('/banco/entra');
  await checkAccessibility();

  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('non corrette');
  await page.getByLabel('E-mail').fill(colleague.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(deskPassword);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scrivi il codice' })).toBeFocused();
  await checkAccessibility();
  await page.getByLabel('Codice a 6 cifre').fill('000000');
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('non è giusto');
  // The code of the first sign-in is used up: the next one is valid.
  await page.getByLabel('Codice a 6 cifre').fill(codeOf(colleague.secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).toHaveURL(here);
  await expect(page.getByLabel('Aggiungi una nota')).toHaveValue('Chiede della casa al mare');
  await expect(page.getByRole('heading', { level: 1, name: nameOf(visitor) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('on a phone the queue and one request fit, one at a time', async ({
    page,
    request,
    checkAccessibility,
  }) => {
    const visitor = newVisitor();
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    await checkAccessibility();
    await requestQuoteByApi(request, visitor);
    await findInQueue(page, visitor.lastName);
    await expect(lineOf(page, nameOf(visitor))).toBeVisible();
    await checkAccessibility();
    await lineOf(page, nameOf(visitor)).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(visitor) })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('button', { name: 'Prendi', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Non risponde' })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Torna alla coda' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(visitor.lastName);
  });
});
