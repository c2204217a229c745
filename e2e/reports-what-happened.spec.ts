import type { Page } from '@playwright/test';
import { field, heading, press } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import { buySkiByApi } from './support/money.ts';
import { photo } from './support/photos.ts';
import { asks, CARDS, openDealByApi, someBuyer, typeCard } from './support/purchase.ts';
import { linkIn, policyNumberOf, signByMail } from './support/signature.ts';
import { dayFromNow } from './support/ski.ts';
import { expect, mainStory, test } from './support/story.ts';

const chooseFiles = (page: Page, ...files: ReturnType<typeof photo>[]) =>
  page.locator('input[type="file"][multiple]').setInputFiles(files);
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tile = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click();

test(
  'an accident on the slopes is reported by the mailed link on a phone, through a lost connection, and finished at home',
  mainStory,
  async ({ page, browser, context, request, checkAccessibility, expectFailureOf }) => {
    page.setDefaultTimeout(20_000);
    // Nothing arrives without a connection: the test is about that.
    expectFailureOf('ERR_INTERNET_DISCONNECTED');
    const { email } = await buySkiByApi(request, { startsIn: 0, days: 3 });
    const link = await linkIn(request, email, /./, 'sinistri/polizza');

    // On the slope.
    await page.goto(link);
    await asks(page, 'Ti è successo qualcosa?');
    await expect(page.getByText(/^SCI-/)).toBeVisible();
    // Before the first answer, an injured claimant learns whom else to inform, and whose data are used for
    // what.
    await checkAccessibility();
    await press(page, 'Racconta che cosa è successo');
    await asks(page, 'Che cosa è successo?');
    await expect(page.getByRole('link', { name: 'informativa sui dati dei sinistri' })).toBeVisible();
    await checkAccessibility();
    await tile(page, 'Ho pagato delle cure dopo un infortunio');
    await asks(page, 'Quando è successo?');
    await field(page, 'Giorno').pressSequentially(dayFromNow(0).replaceAll('/', ''));
    await checkAccessibility();
    await press(page, 'Continua');
    await asks(page, 'Possiamo usare i dati sulla tua salute?');
    await expect(page.getByText('Se dici no la denuncia va avanti lo stesso')).toBeVisible();
    await checkAccessibility();
    await tile(page, 'Sì');
    await asks(page, 'Dove è successo?');
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();

    // In the lift, without a connection: answering continues, and the answers are stored on the server as
    // soon as it is back.
    await context.setOffline(true);
    await field(page, 'Luogo').fill('Pista Sole, Bormio');
    await press(page, 'Continua');
    await asks(page, 'Raccontalo con parole tue');
    await expect(page.getByText('Senza connessione: salviamo appena torna')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
    const address = new URL(page.url()).pathname;

    // At home, on another device: the address continues where the answers end.
    const home = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
    const desk = await home.newPage();
    await desk.goto(address);
    await asks(desk, 'Raccontalo con parole tue');
    await field(desk, 'Che cosa è successo').fill(
      'Sono caduta in pista e mi sono fatta male a un ginocchio.',
    );
    await press(desk, 'Continua');
    await asks(desk, 'C’erano altre persone?');
    await tile(desk, 'No');
    await press(desk, 'Continua');
    await asks(desk, 'Hai foto o documenti?');
    await expect(desk.getByText('Salvato', { exact: true })).toBeVisible();
    await home.close();

    // The phone continues with the photos, also where the answers end.
    await page.goto(address);
    await asks(page, 'Hai foto o documenti?');
    await chooseFiles(page, photo('referto.png'), photo('ricevuta.png', { width: 900, height: 700 }));
    for (const name of ['referto.png', 'ricevuta.png'])
      await expect(rowOf(page, name).getByText('Caricato', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(rowOf(page, 'referto.png').locator('img')).toHaveCount(1);
    await checkAccessibility();
    await page.getByRole('button', { name: 'Togli referto.png' }).click();
    await expect(rowOf(page, 'referto.png')).toHaveCount(0);
    await chooseFiles(page, { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') });
    expectFailureOf('/files/');
    await expect(rowOf(page, 'appunti.txt')).toContainText('non è una foto né un PDF', { timeout: 60_000 });
    await checkAccessibility();
    await page.getByRole('button', { name: 'Togli appunti.txt' }).click();
    await press(page, 'Continua');
    await asks(page, 'Se ti spetta un pagamento, dove lo mandiamo?');
    await press(page, 'Continua');
    await asks(page, 'È tutto giusto?');
    await checkAccessibility();
    await press(page, 'Invia la denuncia');

    await asks(page, 'Ho pagato delle cure dopo un infortunio');
    await expect(page.getByText(/Ricevi notizie entro/)).toBeVisible();
    await expect(rowOf(page, 'ricevuta.png')).toContainText('Caricato');
    await checkAccessibility();
    const received = await mailTo(request, email, ({ text }) => text.includes(address));
    expect(received.text).not.toContain('ginocchio');
    expect(received.text).toContain('Avvisa anche la compagnia');

    // Consent about health is withdrawn and given again on the same page.
    await press(page, 'Revoca il consenso');
    await expect(page.getByText(/^Dal.+ non abbiamo il tuo consenso/)).toBeVisible();
    await press(page, 'Do il consenso');
    await expect(page.getByText(/Hai dato il consenso/).first()).toBeVisible();
    await checkAccessibility();

    // Messages go both ways on this page.
    await field(page, 'Scrivici un messaggio').fill('Ho anche la ricevuta dello skipass.');
    await press(page, 'Invia il messaggio');
    await expect(page.getByText('Ho anche la ricevuta dello skipass.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ho anche la ricevuta dello skipass.')).toBeVisible();
    await expect(heading(page)).toHaveText('Ho pagato delle cure dopo un infortunio');
  },
);

test('a scooter accident outside the cover is accepted, after a kind warning before the questions', async ({
  page,
  request,
  checkAccessibility,
}) => {
  page.setDefaultTimeout(20_000);
  const buyer = someBuyer();
  const { address } = await openDealByApi(request, 'monopattino', buyer);
  await page.goto(address);
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  await signByMail(page, request, buyer.email);

  // The same words whether or not there is such a policy.
  await page.goto('/sinistri');
  await asks(page, 'Ti è successo qualcosa?');
  await press(page, 'Mandami il link');
  await expect(page.getByRole('group', { name: /correggere/ })).toBeVisible();
  await checkAccessibility();
  await field(page, 'Numero della polizza').fill(await policyNumberOf(request, buyer.email));
  await field(page, 'E-mail').fill(buyer.email);
  await press(page, 'Mandami il link');
  await expect(
    page.getByRole('status').filter({ hasText: 'tra poco arriva un’e-mail con il link' }),
  ).toBeFocused();
  await checkAccessibility();

  const mail = await mailTo(request, buyer.email, ({ text }) => text.includes('/sinistri/polizza/'));
  await page.goto(/\/sinistri\/polizza\/[\w.~-]+/.exec(mail.text)?.[0] ?? '');
  await press(page, 'Racconta che cosa è successo');
  await asks(page, 'Che cosa è successo?');
  await tile(page, 'Ho causato un danno ad altri');
  await asks(page, 'Quando è successo?');
  await field(page, 'Giorno').pressSequentially(dayFromNow(-1).replaceAll('/', ''));
  await expect(
    page.getByRole('status').filter({ hasText: 'Quel giorno la copertura non era ancora cominciata' }),
  ).toBeVisible();
  await checkAccessibility();
  await press(page, 'Continua');
  await asks(page, 'Dove è successo?');
});

test('a person hit by a scooter finds out without an account whom to ask, what to send and when to expect an answer', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/sinistri');
  await page.getByRole('link', { name: 'Ecco a chi chiederlo e come' }).click();
  await expect(heading(page)).toHaveText('Un monopattino ti ha causato un danno');
  await expect(page.getByRole('cell', { name: '90 giorni' })).toBeVisible();
  await expect(page.getByText('La copia a noi non sostituisce la lettera alla compagnia')).toBeVisible();
  await checkAccessibility();
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Un monopattino mi ha causato un danno' })
    .click();
  await expect(heading(page)).toHaveText('Un monopattino ti ha causato un danno');
});
