import { type Browser, devices, type Page } from '@playwright/test';
import { field, press } from './support/account.ts';
import { coveredDog, photo } from './support/claims.ts';
import { onDesktop, signInAtDesk } from './support/desk.ts';
import { mailTo } from './support/mailbox.ts';
import { asks } from './support/purchase.ts';
import { dayFromNow } from './support/ski.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

const aPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage();

const go = (page: Page) => press(page, 'Continua');

const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a dog’s vet bill, from the photo to the payment, with a document requested twice',
  mainStory,
  async ({ page: desk, browser, request, checkAccessibility }) => {
    const page = await aPhone(browser);
    for (const each of [page, desk]) each.setDefaultTimeout(20_000);
    const { email, link } = await coveredDog(page, request);

    // On the phone.
    await page.goto(link);
    await asks(page, 'Ti è successo qualcosa?');
    await press(page, 'Racconta che cosa è successo');
    await asks(page, 'Che cosa è successo?');
    await page.getByRole('radio', { name: 'Il mio animale è stato operato' }).click();
    await asks(page, 'Quando è successo?');
    await field(page, 'Giorno').fill(dayFromNow(-70));
    await expect(page.getByText('Quel giorno la copertura non era ancora cominciata')).toBeVisible();
    await field(page, 'Giorno').fill(dayFromNow(-3));
    await go(page);
    await asks(page, 'Dove è successo?');
    await field(page, 'Luogo').fill('Torino');
    await go(page);
    await asks(page, 'Raccontalo con parole tue');
    await field(page, 'Che cosa è successo').fill('Birba ha ingoiato una palla ed è stata operata.');
    await go(page);
    await asks(page, 'C’erano altre persone?');
    await page.getByRole('radio', { name: 'No' }).click();
    await go(page);
    await asks(page, 'Hai foto o documenti?');
    await page.locator('input[type=file]').last().setInputFiles(photo('fattura.png'));
    await expect(page.getByRole('list', { name: /foto|documenti/i }).getByText('fattura.png')).toBeVisible();
    await go(page);
    await asks(page, /dove lo mandiamo/);
    await page.getByLabel(/^IBAN/).fill('IT60 X054 2811 1010 0000 0123 456');
    await go(page);
    await asks(page, 'È tutto giusto?');
    await press(page, 'Invia la denuncia');
    await expect(page.getByText('L’abbiamo ricevuto')).toBeVisible();
    const number = /SIN-[\dA-F]{6}-[\dA-F]{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(number).not.toBe('');
    const received = await mailTo(request, email, ({ subject }) => subject.includes(number));
    expect(received.text).not.toContain('palla');

    // At the desk.
    await signInAtDesk(desk, request, { name: 'Bianca Neri' });
    await desk.getByRole('link', { name: 'Sinistri', exact: true }).click();
    await desk.getByRole('searchbox', { name: 'Numero, nome o e-mail' }).fill(number);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/cerca=SIN/);
    await checkAccessibility();
    await desk.getByRole('row').filter({ hasText: number }).getByRole('link').click();
    await expect(desk.getByText('Birba ha ingoiato una palla ed è stata operata.')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'La polizza' })).toContainText('Interventi chirurgici');
    await expect(desk.getByText('IT60 •••• 3456')).toBeVisible();
    await desk.getByRole('button', { name: 'Mostra l’IBAN' }).click();
    await expect(desk.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    await desk.getByRole('button', { name: 'Me ne occupo io' }).click();
    await expect(desk.getByText('Te ne occupi tu.')).toBeVisible();
    await checkAccessibility();
    await desk.getByRole('button', { name: /fattura/ }).click();
    await press(desk, 'Ingrandisci');
    await press(desk, 'Gira');
    await expect(dialog(desk).getByRole('img')).toHaveAttribute('data-quarter', '1');
    await checkAccessibility();
    await desk.keyboard.press('Escape');

    await press(desk, 'Chiedi documenti');
    await expect(dialog(desk)).toBeVisible();
    await checkAccessibility();
    await desk.getByRole('checkbox', { name: 'Il referto del veterinario' }).check();
    await dialog(desk).getByRole('button', { name: 'Chiedi', exact: true }).click();
    await expect(desk.getByText('Documenti chiesti', { exact: true }).first()).toBeVisible();

    // On the phone again: it is marked as received, and requested once more.
    const requestMail = await mailTo(request, email, ({ subject }) =>
      subject.startsWith('Ci serve ancora qualcosa'),
    );
    expect(requestMail.text).not.toContain('referto');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Il referto del veterinario' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Il referto del veterinario' })
      .locator('input[type=file]')
      .last()
      .setInputFiles(photo('referto.png'));
    await expect(page.getByText('referto.png')).toBeVisible();
    await page
      .getByRole('button', { name: /^(Segna|Ho finito|Spunta|Invia)/ })
      .first()
      .click();
    await expect(page.getByText('C’è tutto, grazie.')).toBeVisible();

    await expect(desk.getByText('Ricevuto', { exact: true })).toBeVisible({ timeout: 60_000 });
    await press(desk, 'Chiedi documenti');
    await desk.getByRole('checkbox', { name: 'Il referto del veterinario' }).check();
    await field(desk, 'Perché').fill('La foto è bianca: si può rifare?');
    await dialog(desk).getByRole('button', { name: 'Chiedi', exact: true }).click();
    await expect(desk.getByText('Chiesto 2 volte', { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText('La foto è bianca: si può rifare?')).toBeVisible();

    // The insurer accepts, and pays.
    await press(desk, 'Trasmetti alla compagnia');
    await field(desk, 'Riferimento della compagnia (facoltativo)').fill('C-77/2026');
    await press(desk, 'Segna come trasmesso');
    await expect(desk.getByText('Alla compagnia', { exact: true }).first()).toBeVisible();
    await press(desk, 'La compagnia accetta');
    await press(desk, 'Segna come accettato');
    await expect(desk.getByText('Scrivi la cifra, per esempio 720 o 720,50.')).toBeVisible();
    await field(desk, 'Quanto').fill('720');
    await field(desk, 'Che cosa paga e perché').fill('L’80% della fattura di € 900.');
    await press(desk, 'Segna come accettato');
    await expect(desk.getByText('Accettato', { exact: true }).first()).toBeVisible();
    await press(desk, 'Segna come pagato');
    await dialog(desk).getByRole('button', { name: 'Segna come pagato' }).click();
    await expect(desk.getByText('Pagato', { exact: true }).first()).toBeVisible();
    await checkAccessibility();
    await desk.setViewportSize({ width: 390, height: 844 });
    await checkAccessibility();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('€ 720,00');
    await expect(page.getByRole('main')).toContainText('L’80% della fattura di € 900.');
    await expect(page.getByRole('main')).toContainText('IT60 •••• 3456');
    await expect(page.getByRole('link', { name: 'Come si fa un reclamo' })).toBeVisible();
  },
);
