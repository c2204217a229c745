import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { requestQuoteByApi, onDesktop, signInAtDesk } from './support/desk.ts';
import { press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { asks, CARDS, openDealByApi, expectBought, someBuyer, typeCard } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

const onAPhone = { width: 390, height: 844 };

/** A unique surname: letters alone, so that a typing error stays in the name. */
const newSurname = () =>
  `Bramanti${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 5)}zu`;

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Clienti', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Cerca una persona' }).fill(text);
}

test(
  'a person is found by half a name and a wrong letter, and hidden data is shown on request',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const lastName = newSurname();
    const email = `nico.${randomUUID()}@example.it`;
    await requestQuoteByApi(request, { firstName: 'Niccolò', lastName, email });
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    const slip = lastName.replace('Bramanti', 'bramatni').slice(0, -2).toLowerCase();
    await find(page, `${slip} nicc`);
    await expect(page.getByRole('heading', { name: 'Forse cercavi' })).toBeVisible();
    const line = page.getByRole('list', { name: 'Forse cercavi' }).getByRole('link', { name: lastName });
    await expect(line).toBeVisible();
    await checkAccessibility();
    await page.setViewportSize(onAPhone);
    await checkAccessibility();
    await page.setViewportSize(onDesktop.viewport);

    await line.click();
    await expect(page.getByRole('heading', { level: 1, name: `Niccolò ${lastName}` })).toBeFocused();
    await expect(
      page.getByRole('link', { name: /^Preventivo.*Casa/ }).or(page.getByText(': Casa')),
    ).toBeVisible();
    await expect(page.getByText('+39 •••-••••567')).toBeVisible();
    await page.getByRole('button', { name: 'Mostra il telefono' }).click();
    await expect(page.getByRole('link', { name: '+39 333-1234567' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancella i suoi dati' })).toBeHidden();
    await checkAccessibility();
    await page.setViewportSize(onAPhone);
    await checkAccessibility();
  },
);

async function fillForTheCaller(page: Page, email: string): Promise<void> {
  const box = (label: string) => page.getByLabel(label, { exact: true });
  await box('Nome').fill(examplePerson.firstName);
  await box('Cognome').fill(examplePerson.lastName);
  await box('Data di nascita').fill(examplePerson.typedBirthDate);
  await page.getByRole('combobox', { name: 'Comune o Stato di nascita' }).pressSequentially('Roma');
  await page.getByRole('option', { name: /^Roma RM/ }).click();
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill(examplePerson.home.street);
  await page.keyboard.press('Escape');
  await box('Numero').fill(examplePerson.home.number);
  await page
    .getByRole('combobox', { name: 'Comune', exact: true })
    .pressSequentially(examplePerson.home.city);
  await page.getByRole('option', { name: /^Milano Milano/ }).click();
  await box('CAP').fill(examplePerson.home.zipCode);
  await page.getByRole('radio', { name: 'Donna' }).check();
  await expect(box('Codice fiscale')).toHaveValue(examplePerson.taxCode);
  await box('E-mail').fill(email);
}

test('MiMuovo is opened for a caller, who pays from the mailed link while the desk sees it move', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  test.slow();
  const { email } = someBuyer();
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await page.getByRole('link', { name: 'Clienti', exact: true }).click();
  await page.getByRole('link', { name: 'Nuova pratica' }).click();
  await page.getByLabel('Che cosa le serve?').selectOption('mimuovo');
  await expect(page.getByRole('heading', { name: 'Come ti chiami?' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await press(page, 'Apri la pratica e manda il link');
  await expect(page.getByRole('group', { name: /correggere/ })).toBeVisible();
  await checkAccessibility();
  await fillForTheCaller(page, email);
  await page.setViewportSize(onAPhone);
  await checkAccessibility();
  await page.setViewportSize(onDesktop.viewport);
  await page.getByRole('button', { name: 'Apri la pratica e manda il link' }).dblclick();
  await expect(page.getByRole('heading', { name: 'La pratica è aperta' })).toBeFocused();
  await checkAccessibility();

  await find(page, email);
  await page.getByRole('list', { name: 'Persone trovate' }).getByRole('link', { name: email }).click();
  const deals = page.getByRole('region', { name: 'Coperture e pratiche' });
  const deal = deals.getByRole('listitem').filter({ hasText: 'MiMuovo' });
  await expect(deal).toHaveCount(1);
  await expect(deal).toContainText('Da completare');
  await expect(deal).toContainText('al telefono da Bianca Neri');

  const { text } = await mailTo(request, email, (mail) => mail.text.includes('/acquisto/mobilita/'));
  expect(text).toContain('Bianca');
  const link = /\/acquisto\/mobilita\/mimuovo\/[\w-]+/.exec(text)?.[0] ?? '';
  const phone = await browser.newPage();
  await phone.goto(link);
  await asks(phone, /ecco il tuo riepilogo/i);
  await expect(phone.getByText(examplePerson.home.street)).toBeVisible();
  await phone.getByRole('link', { name: 'Completa quello che manca' }).click();
  for (let step = 0; step < 6 && !(await isSummary(phone)); step += 1) await answerTheRest(phone);
  await asks(phone, /ecco il tuo riepilogo/i);
  await expect(deal).toContainText('Pronta da pagare');
  await press(phone, 'Procedi al Pagamento');
  await typeCard(phone, CARDS.good);
  await expectBought(phone, 'MiMuovo');
  await expect(deal).toContainText(/Pagata|Da firmare/);
});

test('a life quote is made for a caller, who opens it from the mailed link', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const { email } = someBuyer();
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await page.goto('/banco/nuova-pratica');
  await page.getByLabel('Che cosa le serve?').selectOption(LIFE_PRODUCT_KEY);
  const box = (label: string) => page.getByLabel(label, { exact: true });
  await box('Nome').fill(examplePerson.firstName);
  await box('Cognome').fill(examplePerson.lastName);
  await box('Data di nascita').fill(examplePerson.typedBirthDate);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await box('E-mail').fill(email);
  await checkAccessibility();
  await page.getByRole('button', { name: /^Calcola/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Il preventivo è pronto' })).toBeFocused();
  const price = /Costa (.+) al mese/.exec(await page.getByText(/^Costa/).innerText())?.[1] ?? '?';
  await checkAccessibility();

  const { text } = await mailTo(request, email, (mail) => mail.text.includes('/preventivo/vita-tcm/'));
  const caller = await (await browser.newContext({ locale: 'it-IT', viewport: onAPhone })).newPage();
  await caller.goto(/\/preventivo\/vita-tcm\/[\w-]+/.exec(text)?.[0] ?? '');
  await asks(caller, `${examplePerson.firstName}, ecco il tuo prezzo`);
  await expect(caller.getByText(price).first()).toBeVisible();
});

const isSummary = (page: Page) => page.getByRole('button', { name: 'Procedi al Pagamento' }).isVisible();

/** Only suitability and consents: what was said on the phone is not asked again. */
async function answerTheRest(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /^(?:Avanti|Salva e torna al riepilogo)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
}

test('two mailboxes of one person are joined, separated again, and one of them is erased on request', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const lastName = newSurname();
  const names = { firstName: 'Ada', lastName };
  const [first, second] = [{ ...someBuyer(), email: `ada.${lastName}@example.it` }, someBuyer()];
  await openDealByApi(request, 'mimuovo', first, { names });
  await openDealByApi(request, 'bici2go', second, { names });
  await signInAtDesk(page, request, { name: 'Rita Verdi', role: 'responsabile' });
  await find(page, first.email);
  await page.getByRole('list', { name: 'Persone trovate' }).getByRole('link', { name: first.email }).click();
  const same = page.getByRole('region', { name: 'Forse è la stessa persona' });
  await expect(same.getByRole('listitem').filter({ hasText: second.email })).toContainText(
    'stesso nome e data di nascita',
  );
  await same.getByRole('button', { name: `Unisci con ${second.email}` }).click();
  await checkAccessibility();
  await page.getByRole('dialog').getByRole('button', { name: 'Unisci', exact: true }).click();
  const deals = page.getByRole('region', { name: 'Coperture e pratiche' });
  await expect(deals.getByRole('listitem').filter({ hasText: 'Bici2Go' })).toBeVisible();
  await expect(page.getByText(/Unita da Rita Verdi/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: `Separa ${second.email}` }).click();
  await expect(deals.getByRole('listitem').filter({ hasText: 'Bici2Go' })).toBeHidden();
  await expect(same).toBeVisible();

  await page.getByRole('button', { name: 'Cancella i suoi dati' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Scrivi l’e-mail della persona per confermare').fill('sbagliata@example.it');
  await dialog.getByRole('button', { name: 'Cancella tutto' }).click();
  await expect(dialog.getByText('non è stato cancellato nulla')).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Scrivi l’e-mail della persona per confermare').fill(first.email);
  await dialog.getByRole('button', { name: 'Cancella tutto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible();
  await find(page, first.email);
  // People with the name in the address are offered instead.
  const near = page.getByRole('list', { name: 'Forse cercavi' });
  await expect(near.getByRole('link', { name: second.email })).toBeVisible();
  await expect(page.getByRole('link', { name: first.email })).toHaveCount(0);
  await mailTo(request, first.email, ({ subject }) => subject === 'Abbiamo cancellato i tuoi dati');
});
