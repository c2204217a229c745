import type { BrowserContext, Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { avatar, field, memberSignedIn, press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { asks, fillPerson } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

const PENSION = '/calcola-la-tua-pensione';
const next = (page: Page) => press(page, 'Continua');
const income = (page: Page) => page.getByLabel('Reddito annuo lordo');
const startOver = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ricomincia' }).first();
const resume = (page: Page) => page.getByRole('button', { name: /^Riprendi dalla domanda/ });
const elsewhere = (page: Page) => page.getByRole('dialog', { name: /in un’altra scheda/ });

const answerName = async (page: Page, name = 'Ada') => {
  await asks(page, 'Come ti chiami?');
  await field(page, 'Nome').fill(name);
  await next(page);
};
const answerLife = async (page: Page) => {
  await asks(page, /Parlaci di te/);
  await page.getByLabel('Data di nascita').fill(examplePerson.typedBirthDate);
  await page.getByLabel('In che anno hai iniziato a lavorare?').fill('2014');
  await next(page);
};
/** Up to the third question of four, where half an answer is typed. */
const stopHalfWay = async (page: Page) => {
  await page.goto(PENSION);
  await answerName(page);
  await answerLife(page);
  await asks(page, 'Quanto guadagni in un anno?');
  await income(page).fill('28.5');
};

/** Opens a page whose code, except these files, is held back until released. */
const delayScripts = async (page: Page, address: string, atOnce: readonly string[]) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    if (!atOnce.some((name) => route.request().url().endsWith(`/${name}`))) await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
};

/** What the device stores, whichever page is open. */
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const fieldsCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'riparo_fields')?.value;

/** What one tab writes reaches the others in a moment, later on a busy machine. */
const expectStored = (page: Page, name: string) => expect.poll(() => onDevice(page)).toContain(name);

test(
  'a closed tab costs no answer: a later visit continues where it was left',
  mainStory,
  async ({ page, context, checkAccessibility }) => {
    const earlier = await context.newPage();
    await stopHalfWay(earlier);
    // Inside a flow no link leads away by accident: the exit says what is saved.
    await expect(earlier.getByRole('navigation', { name: 'Principale' })).toBeHidden();
    await press(earlier, 'Salva ed esci');
    const leaving = earlier.getByRole('dialog', { name: 'Le tue risposte sono al sicuro' });
    await expect(leaving).toContainText('per 30 giorni');
    await leaving.getByRole('link', { name: 'Esci' }).click();
    await expect(earlier).toHaveURL('/');
    await expect(earlier.getByRole('navigation', { name: 'Principale' })).toBeVisible();
    // The home page offers to continue.
    const wayBack = earlier.getByRole('complementary', { name: 'Riprendi da dove eri' });
    await expect(wayBack).toContainText('Calcola la tua pensione');
    await wayBack.getByRole('link', { name: 'Riprendi' }).click();
    await asks(earlier, 'Quanto guadagni in un anno?');
    await earlier.close();

    await page.goto(PENSION);
    await asks(page, 'Come ti chiami?');
    await expect(field(page, 'Nome')).toHaveValue('Ada');
    await expect(page).toHaveURL(PENSION);
    await expect(resume(page)).toBeVisible();
    await checkAccessibility();
    await resume(page).click();
    await asks(page, 'Quanto guadagni in un anno?');
    await expect(page).toHaveURL(`${PENSION}?passo=3`);
    await expect(income(page)).toHaveValue('28.5');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(resume(page)).toHaveCount(0);
    await checkAccessibility();

    // By its address too, in yet another tab.
    const another = await context.newPage();
    await another.goto(`${PENSION}?passo=3`);
    await expect(income(another)).toHaveValue('28.5');
  },
);

test('what is typed while a page hydrates stays as it is typed', async ({ page }) => {
  await stopHalfWay(page);
  await page.evaluate(() => sessionStorage.clear());

  // The known name is not filled in while the visitor types.
  const arrive = await delayScripts(page, PENSION, []);
  await field(page, 'Nome').focus();
  await arrive();
  await expect(startOver(page)).toBeVisible();
  await page.keyboard.type('Ada');
  await expect(field(page, 'Nome')).toHaveValue('Ada');

  // Input from before hydration is stored like all other input.
  const releaseAgain = await delayScripts(page, PENSION, []);
  await field(page, 'Nome').fill('Adalgisa');
  await releaseAgain();
  await expect(startOver(page)).toBeVisible();
  await page.reload();
  await expect(startOver(page)).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Adalgisa');

  // Later questions, the package in the address and the rest of the code arrive while a date is being typed.
  const html = await (await page.request.get('/acquisto/ski')).text();
  const releaseTheRest = await delayScripts(
    page,
    '/acquisto/ski?product_type=plus',
    html.match(/[\w-]+\.js/g) ?? [],
  );
  const born = page.getByLabel('Data di nascita');
  await born.pressSequentially('2703');
  await releaseTheRest();
  await expect(page.getByText(/^Platinum/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva ed esci' })).toBeVisible();
  await page.keyboard.type('1990');
  await expect(born).toHaveValue('27/03/1990');
});

test('the end of the questions deletes what the device stores', async ({ page, context }) => {
  await stopHalfWay(page);
  expect(await onDevice(page)).toContain('2014');
  await income(page).fill('30.000');
  await next(page);
  await press(page, 'Calcola la pensione');
  await asks(page, 'Ada, ecco la tua stima');
  await expect.poll(() => onDevice(page)).toBe('{}');
  // A reload still shows it: the tab itself remembers.
  await page.reload();
  await asks(page, 'Ada, ecco la tua stima');

  const later = await context.newPage();
  await later.goto(`${PENSION}?passo=3`);
  // The cookie with the name is deleted, too.
  await asks(later, 'Come ti chiami?');
  await expect(later.getByLabel('Nome')).toHaveValue('');
});

test('«Ricomincia» asks first, then deletes everything that was answered', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await stopHalfWay(page);
  await startOver(page).click();
  const dialog = page.getByRole('dialog', { name: 'Vuoi ricominciare da capo?' });
  await expect(dialog).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await expect(income(page)).toHaveValue('28.5');

  await startOver(page).click();
  await dialog.getByRole('button', { name: 'Ricomincia' }).click();
  await asks(page, 'Come ti chiami?');
  await expect(page).toHaveURL(PENSION);
  await expect(field(page, 'Nome')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(startOver(page)).toHaveCount(0);
  await expect.poll(() => onDevice(page)).toBe('{}');
  expect(await fieldsCookie(context)).toBeUndefined();
  await page.reload();
  await expect(field(page, 'Nome')).toHaveValue('');
});

test('consents and fellow skiers are never stored on the device', async ({ page, context }) => {
  const earlier = await context.newPage();
  await earlier.goto('/acquisto/ski');
  await earlier.getByLabel('Nome', { exact: true }).first().fill('Zaccaria');
  await earlier.getByLabel('Primo giorno').fill('01/02/2027');
  await expect.poll(() => onDevice(earlier)).toContain('01/02/2027');
  expect(await onDevice(earlier)).not.toContain('Zaccaria');

  await earlier.goto('/preventivo/generico');
  await field(earlier, 'Nome').fill('Ada');
  await field(earlier, 'Cognome').fill(examplePerson.lastName);
  await next(earlier);
  await field(earlier, 'E-mail').fill('ada@example.it');
  await field(earlier, 'Telefono').fill('333-1234567');
  await next(earlier);
  await earlier.getByRole('checkbox', { name: /informativa/ }).check();
  await expect.poll(() => onDevice(earlier)).toContain('ada@example.it');
  expect(await onDevice(earlier)).not.toContain('privacy');
  await earlier.close();

  await page.goto('/preventivo/generico');
  await resume(page).click();
  await expect(page.getByRole('checkbox', { name: /informativa/ })).not.toBeChecked();
});

test('a purchase is resumed at its tax code, which is computed again', async ({ page, context }) => {
  const earlier = await context.newPage();
  await earlier.goto('/acquisto/covid');
  await fillPerson(earlier);
  await asks(earlier, 'Prima di acquistare, i documenti');
  await expect.poll(() => onDevice(earlier)).toContain(examplePerson.home.city);
  expect(await onDevice(earlier)).not.toContain(examplePerson.taxCode);
  await earlier.close();

  await page.goto('/acquisto/covid');
  await asks(page, 'Chi sei?');
  await expect(field(page, 'Nome')).toHaveValue(examplePerson.firstName);
  await expect(field(page, 'Codice fiscale')).toHaveValue(examplePerson.taxCode);
  await next(page);
  // What was answered before is not asked again.
  await asks(page, 'Prima di acquistare, i documenti');
  await page.goBack();
  await page.goto('/acquisto/covid?passo=4');
  await asks(page, 'Dove abiti?');
  await expect(field(page, 'CAP')).toHaveValue(examplePerson.home.zipCode);
});

const exportsData =
  'a purchase is taken along to another device, by a code on the screen or a link in a mail';
test(exportsData, mainStory, async ({ page, browser, request, checkAccessibility }) => {
  await page.goto('/acquisto/covid');
  await fillPerson(page);
  await asks(page, 'Prima di acquistare, i documenti');
  await press(page, 'Salva ed esci');
  const leaving = page.getByRole('dialog', { name: 'Le tue risposte sono al sicuro' });
  await leaving.getByRole('button', { name: 'Mostra un QR' }).click();
  await expect(leaving.getByRole('img', { name: /QR/ })).toBeVisible();
  await checkAccessibility();

  const email = `ada.${crypto.randomUUID()}@example.it`;
  await leaving.getByRole('button', { name: 'Mandami un link' }).click();
  await leaving.getByLabel('La tua e-mail').fill(email);
  await leaving.getByRole('button', { name: 'Invia il link' }).click();
  await expect(leaving.getByRole('group', { name: /Abbiamo mandato il link/ })).toContainText(email);
  await checkAccessibility();

  const mail = await mailTo(request, email, ({ subject }) => subject === 'Riprendi da dove eri');
  const link = /\S+\/riprendi#[\w-]{43}/.exec(mail.text)?.[0] ?? '';
  const otherDevice = await browser.newContext();
  const phone = await otherDevice.newPage();
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await asks(phone, 'Chi sei?');
  await expect(phone).toHaveURL(/\/acquisto\/covid\?passo=\d$/);
  await expect(field(phone, 'Codice fiscale')).toHaveValue(/^DNGDAA90C67H501.$/);
  await phone.goBack();
  expect(phone.url()).not.toContain('#');
  await phone.goto(`/riprendi#${'A'.repeat(43)}`);
  await asks(phone, 'Questo link non vale più');
  await otherDevice.close();
});

test("two tabs do not overwrite each other unseen: this tab's answers win only when confirmed", async ({
  page,
  context,
  checkAccessibility,
}) => {
  await stopHalfWay(page);
  const other = await context.newPage();
  await other.goto(PENSION);
  // The stored answers come with the page's code.
  await expect(field(other, 'Nome')).toHaveValue('Ada');
  await answerName(other, 'Bruno');
  await asks(other, /Parlaci di te/);
  await expectStored(page, 'Bruno');

  await page.bringToFront();
  await income(page).fill('30.000');
  await next(page);
  await asks(page, 'Come immagini la tua carriera?');
  await expect(elsewhere(page)).toBeVisible();
  expect(await onDevice(page)).toContain('Bruno');
  await checkAccessibility();
  await elsewhere(page).getByRole('button', { name: 'Conserva queste' }).click();
  await expect(elsewhere(page)).toBeHidden();
  await asks(page, 'Come immagini la tua carriera?');
  await expectStored(page, 'Ada');

  // Now the other tab gets the warning.
  await expectStored(other, 'Ada');
  await other.bringToFront();
  await answerLife(other);
  await expect(elsewhere(other)).toBeVisible();
  expect(await onDevice(other)).toContain('Ada');
});

test('signing out leaves no answers behind, in any tab', async ({ page, context, request }) => {
  await memberSignedIn(page, request);
  const other = await context.newPage();
  await stopHalfWay(other);
  await page.goto('/preventivo/vita-tcm');
  await field(page, 'Nome').fill('Ada');
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await next(page);
  await asks(page, /Piacere, Ada/);
  await expect.poll(() => onDevice(page)).toContain(examplePerson.lastName);

  await avatar(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/home');
  expect(await onDevice(page)).toBe('{}');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    examplePerson.lastName,
  );
  expect(await fieldsCookie(context)).toBeUndefined();

  await other.bringToFront();
  await asks(other, 'Come ti chiami?');
  await expect(field(other, 'Nome')).toHaveValue('');
  await other.reload();
  await expect(field(other, 'Nome')).toHaveValue('');
});

test('an outcome stored by another release leads to the last question', async ({ page }) => {
  await stopHalfWay(page);
  await income(page).fill('30.000');
  await next(page);
  await press(page, 'Calcola la pensione');
  await asks(page, 'Ada, ecco la tua stima');
  await page.evaluate(() => {
    const key = 'riparo:wizard:Pension Estimation';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    sessionStorage.setItem(key, JSON.stringify({ ...stored, release: 'ieri', results: { amount: 7 } }));
  });
  await page.reload();
  await asks(page, 'Come immagini la tua carriera?');
  await expect(page).toHaveURL(`${PENSION}?passo=4`);
  await press(page, 'Calcola la pensione');
  await asks(page, 'Ada, ecco la tua stima');
});

test('«Riprova» without a return address goes back like the browser', async ({ page }) => {
  await page.goto('/checkup');
  await page.goto('/ops');
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/checkup');

  await page.goto('/ops/3c8f0b9a-6f4e-4a52-9d0b-2f6f6f0c7a11');
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/checkup');
});
