import type { Page, Request } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, mainStory, test } from './support/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const QUIET_MS = 1_000;

/**
 * Opens the first question and waits until its background loading is done: no request for a while.
 * Playwright's own `networkidle` looks before hydration, when nothing was requested yet.
 */
async function openFully(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  let idleSince = Date.now();
  const note = (request: Request, isOver: boolean) => {
    if (isOver) underWay.delete(request);
    else underWay.add(request);
    idleSince = Date.now();
  };
  page.on('request', (request) => note(request, false));
  page.on('requestfinished', (request) => note(request, true));
  page.on('requestfailed', (request) => note(request, true));
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Continua' })).toBeEnabled();
  idleSince = Date.now();
  await expect
    .poll(() => underWay.size === 0 && Date.now() - idleSince > QUIET_MS, { timeout: 30_000 })
    .toBe(true);
}

test(
  'a wizard continues without a network, says so at the end, and loses nothing',
  mainStory,
  async ({ page, context, expectFailureOf }) => {
    // Nothing arrives, neither answers nor code.
    expectFailureOf('ERR_INTERNET_DISCONNECTED');
    await openFully(page, '/calcola-la-tua-pensione');
    await context.setOffline(true);

    await page.getByLabel('Nome').fill('Ada');
    await press(page, 'Continua');
    await page.getByLabel('Data di nascita').pressSequentially('27031990');
    await page.getByLabel('In che anno hai iniziato a lavorare?').fill('2014');
    await press(page, 'Continua');
    await page.getByLabel('Reddito annuo lordo').pressSequentially('30000');
    await press(page, 'Continua');
    await expect(heading(page)).toHaveText('Come immagini la tua carriera?');
    await press(page, 'Calcola la pensione');

    await expect(heading(page)).toHaveText('Ops qualcosa è andato storto!');
    await expect(page.getByRole('main')).toContainText(
      'Non riusciamo a raggiungere il server: controlla la connessione e riprova.',
    );

    // Still offline: the way back is the last question, and nothing is lost on the way.
    await press(page, 'Riprova');
    await expect(heading(page)).toHaveText('Come immagini la tua carriera?');
    await context.setOffline(false);
    await press(page, 'Calcola la pensione');
    await expect(heading(page)).toHaveText('Ada, ecco la tua stima');
  },
);

test('a request for a quote waits for the network, and is made once', async ({
  page,
  context,
  expectFailureOf,
}) => {
  // Nothing arrives, neither answers nor code.
  expectFailureOf('ERR_INTERNET_DISCONNECTED');
  await openFully(page, '/preventivo/generico');
  await context.setOffline(true);
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill(examplePerson.lastName);
  await press(page, 'Continua');
  await page.getByLabel('E-mail').fill('ada.senza.rete@example.it');
  await page.getByLabel('Telefono').fill('333-1234567');
  await press(page, 'Continua');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await press(page, 'Richiedi il preventivo');
  await expect(page.getByRole('main')).toContainText('controlla la connessione e riprova');

  await context.setOffline(false);
  await expect(page.getByRole('checkbox', { name: /informativa/ })).toBeChecked();
  await press(page, 'Richiedi il preventivo');
  await expect(heading(page)).toHaveText('Grazie Ada, ti chiamiamo noi');
});

test('a page whose code was removed by an update of the site reloads itself, once, with the answers', async ({
  page,
  expectFailureOf,
}) => {
  expectFailureOf('/assets/');
  expectFailureOf('dynamically imported module');
  await openFully(page, '/calcola-la-tua-pensione');
  await page.getByLabel('Nome').fill('Ada');
  await press(page, 'Continua');
  await expect(page).toHaveURL(/passo=2/);
  // The fresh document is of the new build, whose code exists.
  let documents = 0;
  page.on('request', (request) => void (documents += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/assets/*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );

  await page.getByRole('link', { name: 'Accedi' }).click();

  await expect(heading(page)).toHaveText('Accedi');
  expect(documents).toBe(1);
  await page.goto('/calcola-la-tua-pensione?passo=2');
  await expect(heading(page)).toHaveText('Piacere, Ada! Parlaci di te');
});
