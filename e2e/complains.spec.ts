import { randomUUID } from 'node:crypto';
import { answerBy } from '@riparo/domain/care/complaints/clock.ts';
import { addDays, dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { accessibilityViolations, readLooks } from './support/axe.ts';
import { openSecondDesk, signInAtDesk } from './support/desk.ts';
import { mailTo } from './support/mailbox.ts';
import { photo } from './support/photos.ts';
import { expect, mainStory, test } from './support/story.ts';

const onAPhone = { width: 390, height: 844 };
const onDesktop = { width: 1280, height: 800 };

const newMailbox = () => `ada.${randomUUID()}@example.it`;

test(
  'a customer complains on the phone, loses nothing on the way, and gets a number, a receipt and a page, where a photo is added that the desk sees',
  mainStory,
  async ({ page, browser, request, checkAccessibility, expectFailureOf }) => {
    const email = newMailbox();
    await page.setViewportSize(onAPhone);
    await page.goto('/reclami');
    await page.getByRole('link', { name: 'Presenta un reclamo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Che cosa non è andato?' })).toBeVisible();
    await checkAccessibility();

    await page.getByRole('button', { name: 'Manda il reclamo' }).click();
    await expect(page.getByText('Racconta che cosa è successo').first()).toBeVisible();
    await checkAccessibility();

    await page.getByRole('radio', { name: 'Scrivo per un’altra persona' }).check();
    await page.getByRole('textbox', { name: 'Per chi scrivi?' }).fill('Pina Verdi');
    await page.getByRole('radio', { name: 'Recesso e rimborsi' }).check();
    const story = 'Ho esercitato il recesso.\nIl rimborso non è arrivato.';
    await page.getByRole('textbox', { name: 'Che cosa è successo, e quando?' }).fill(story);
    // A reload in the middle.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Che cosa è successo, e quando?' })).toHaveValue(story);
    await expect(page.getByRole('radio', { name: 'Recesso e rimborsi' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Che cosa chiedi?' }).fill('Il rimborso.');
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: 'Cognome' }).fill('Rossi');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Manda il reclamo' }).click();

    const by = writtenDate(answerBy(dayInRome(new Date())));
    await expect(page).toHaveURL(/\/reclami\/seguito\/[\w-]+$/);
    await expect(page.getByText(by).first()).toBeVisible();
    await expect(page.getByText('Il rimborso non è arrivato.')).toBeVisible();
    await checkAccessibility();

    // One photo by mistake, which is removed, and one that stays.
    const chooser = page.locator('input[type="file"][multiple]');
    const photos = page.getByRole('list', { name: 'Le foto e i documenti del reclamo' });
    await chooser.setInputFiles([photo('gatto.png'), photo('bonifico.png')]);
    // Each is opened in its own process, which takes time on a busy machine.
    await expect(photos.getByText('Caricato', { exact: true })).toHaveCount(2, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Togli gatto.png' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(1);
    await checkAccessibility();
    await page.setViewportSize(onDesktop);
    await checkAccessibility();

    const receipt = await mailTo(request, email, ({ text }) => text.includes('/reclami/seguito/'));
    const number = /REC-\d{4}-\d{5}/.exec(receipt.text)?.[0] ?? 'none';
    await expect(page.getByText(number)).toBeVisible();
    const paper = page.getByRole('link', { name: 'Scarica la ricevuta (PDF)' });
    const drawn = await request.get((await paper.getAttribute('href')) ?? '');
    expect(drawn.headers()['content-type']).toBe('application/pdf');

    const desk = await openSecondDesk(browser);
    await signInAtDesk(desk, request, { role: 'responsabile', name: 'Rita Blu' });
    await desk.getByRole('link', { name: 'Reclami', exact: true }).click();
    await desk.getByRole('link', { name: new RegExp(number) }).click();
    const added = desk.getByRole('region', { name: 'Foto e documenti' });
    await expect(added.getByRole('button')).toHaveCount(1);
    expect(await accessibilityViolations(desk, await desk.evaluate(readLooks))).toEqual([]);
    await added.getByRole('button', { name: /bonifico\.png/ }).click();
    await expect(desk.getByRole('dialog').getByRole('img')).toBeVisible();
    await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();

    // Once it is assigned, earlier files cannot be removed, and more can be added.
    await desk.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect(desk.getByText('In lavorazione').first()).toBeVisible();
    expectFailureOf('/files/');
    await page.getByRole('button', { name: 'Togli bonifico.png' }).click();
    await expect(page.getByText('resta allegato al reclamo.')).toBeVisible();
    await expect(photos.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(photos.getByText('Caricato', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Togli bonifico.png' })).toBeHidden();
    await expect(page.getByText('Scegli foto o PDF')).toBeVisible();
    await checkAccessibility();
    await desk.close();
  },
);

test('a complainant without an e-mail sends a letter: it is registered, answered by a letter, and closed when that is posted', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  const lastName = `Lettera${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await page.setViewportSize(onDesktop);
  await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Blu' });
  await page.getByRole('link', { name: 'Reclami', exact: true }).click();
  await page.getByRole('link', { name: 'Registra un reclamo' }).click();
  await page.getByLabel('Come è arrivato').selectOption('Posta');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ines');
  await page.getByRole('textbox', { name: 'Cognome' }).fill(lastName);
  await page.getByLabel('Area').selectOption('Acquisto e pagamento');
  await page.getByRole('textbox', { name: 'Che cosa è successo' }).fill('Ho pagato due volte.');
  await page.getByRole('textbox', { name: 'Che cosa chiede' }).fill('Indietro una delle due.');
  await page.getByRole('button', { name: 'Registra', exact: true }).click();
  // Neither an e-mail nor an address: there is no way to answer.
  await expectFailureOf('/api/v1/desk/complaints');
  await expect(page.getByText('Scrivi l’indirizzo: via, numero, CAP e comune.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Indirizzo' }).fill('Via dei Fiori 12, 10121 Torino');
  await page.getByRole('button', { name: 'Registra', exact: true }).click();

  const letters = page.getByRole('region', { name: 'Lettere da spedire' });
  await expect(letters.getByText('Via dei Fiori 12, 10121 Torino')).toBeVisible();
  await checkAccessibility();
  const receipt = letters.getByRole('link', { name: 'La ricevuta (PDF)' });
  const drawn = await page.context().request.get((await receipt.getAttribute('href')) ?? '');
  expect(drawn.headers()['content-type']).toBe('application/pdf');
  await letters.getByRole('button', { name: 'Segna come spedita' }).click();
  await expect(letters.getByText(/^Spedita il/)).toHaveCount(1);

  await page.getByRole('button', { name: 'Prendi in carico' }).click();
  await page.getByRole('radio', { name: 'Accolto', exact: true }).check();
  await page.getByRole('textbox', { name: 'Testo della risposta' }).fill('Uno dei due torna indietro.');
  await page.getByRole('button', { name: 'Salva la bozza' }).click();
  await page.getByRole('button', { name: 'Manda la risposta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Concludere con questa lettera?' });
  await dialog.getByRole('button', { name: 'Prepara la lettera' }).click();
  // A written letter is not posted yet: until then it waits in the register.
  await expect(page.getByText('Lettera da spedire', { exact: true })).toBeVisible();
  await expect(letters.getByRole('link', { name: 'La risposta (PDF)' })).toBeVisible();
  await page.setViewportSize(onAPhone);
  await checkAccessibility();
  await letters.getByRole('button', { name: 'Segna come spedita' }).click();
  await expect(letters.getByText(/^Spedita il/)).toHaveCount(2);
  await expect(page.getByText('Lettera da spedire', { exact: true })).toBeHidden();
});

test('a complaint reaches its fortieth day: the desk is warned and answers it, and the complainant reads the answer', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const email = newMailbox();
  const lastName = `Fabbri${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await page.setViewportSize(onDesktop);
  const rita = await signInAtDesk(page, request, { role: 'responsabile', name: 'Rita Blu' });
  const other = await openSecondDesk(browser);
  await signInAtDesk(other, request, { role: 'responsabile', name: 'Carla Verdi' });

  // It came by PEC forty days ago, and was not in the register yet.
  await page.getByRole('link', { name: 'Reclami', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reclami' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Registra un reclamo' }).click();
  await page.getByLabel('Come è arrivato').selectOption('PEC');
  await page.getByLabel('Quando è arrivato').fill(addDays(dayInRome(new Date()), -40));
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Gina');
  await page.getByRole('textbox', { name: 'Cognome' }).fill(lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Area').selectOption('Acquisto e pagamento');
  await page.getByRole('textbox', { name: 'Che cosa è successo' }).fill('Ho pagato due volte.');
  await page.getByRole('textbox', { name: 'Che cosa chiede' }).fill('Indietro una delle due.');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Registra', exact: true }).click();

  // The person responsible for complaints is notified at the desk and by mail.
  await expect(page.getByText('È il giorno 40 di 45.')).toBeVisible();
  const number = /REC-\d{4}-\d{5}/.exec(await page.title())?.[0] ?? 'none';
  await expect(other.getByText(`Il reclamo ${number} è al giorno 40 di 45.`)).toBeVisible();
  const waiting = other.getByRole('region', { name: 'Reclami in attesa' });
  await expect(waiting.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await mailTo(request, rita.email, ({ subject }) => subject === `Reclamo ${number}: mancano 5 giorni`);
  await checkAccessibility();

  // From the queue, like any other request.
  await page.getByRole('link', { name: /^Richieste/ }).click();
  await page.getByRole('searchbox', { name: 'Cerca per nome o e-mail' }).fill(lastName);
  await page
    .getByRole('list', { name: 'Richieste' })
    .getByRole('link', { name: `Gina ${lastName}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `${number}, Gina ${lastName}` })).toBeVisible();
  await page.getByRole('button', { name: 'Prendi in carico' }).click();
  await page.getByRole('radio', { name: 'Accolto', exact: true }).check();
  const text = 'Ci scusiamo: il secondo pagamento torna sulla tua carta.';
  await page.getByRole('textbox', { name: 'Testo della risposta' }).fill(text);
  await page.getByRole('button', { name: 'Salva la bozza' }).click();
  const preview = page.getByRole('link', { name: 'Anteprima della lettera (PDF)' });
  await expect(preview).toBeVisible();
  const drawn = await page.context().request.get((await preview.getAttribute('href')) ?? '');
  expect(drawn.headers()['content-type']).toBe('application/pdf');
  await checkAccessibility();
  await page.setViewportSize(onAPhone);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Manda la risposta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mandare la risposta?' });
  await dialog.getByRole('button', { name: 'Manda la risposta' }).click();
  await expect(page.getByText('Mandata')).toBeVisible();

  const answer = await mailTo(
    request,
    email,
    ({ subject }) => subject === `La risposta al tuo reclamo ${number}`,
  );
  const link = /\/reclami\/seguito\/[\w-]+/.exec(answer.text)?.[0] ?? '';
  const reader = await (await browser.newContext({ viewport: onAPhone, locale: 'it-IT' })).newPage();
  await reader.goto(link);
  await expect(reader.getByText(text)).toBeVisible();
  await expect(reader.getByText('Esito: accolto.')).toBeVisible();
  await expect(reader.getByRole('link', { name: /^Arbitro Assicurativo/ })).toBeVisible();
  await reader.close();
  await other.close();
});
