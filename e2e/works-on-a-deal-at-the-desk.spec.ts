import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, press } from './support/account.ts';
import { openSecondDesk, onDesktop, signInAtDesk, deskIdOf, openDealAtDesk } from './support/desk.ts';
import { mailTo } from './support/mailbox.ts';
import { CARDS, openDealByApi, someBuyer, typeCard } from './support/purchase.ts';
import { signByMail } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

test.use(onDesktop);

test(
  'a caller has a wrong street: the desk corrects it before the payment, and the customer sees it',
  mainStory,
  async ({ page, browser, request, checkAccessibility }) => {
    const buyer = someBuyer();
    const { address } = await openDealByApi(request, 'pet', buyer);
    await signInAtDesk(page, request, { name: 'Bianca Neri' });
    await openDealAtDesk(page, buyer);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(examplePerson.lastName);
    await expect(page.getByText('Pronta da pagare')).toBeVisible();
    await checkAccessibility();

    await page.getByRole('button', { name: 'Mostra il codice fiscale' }).click();
    await expect(page.getByText(examplePerson.taxCode)).toBeVisible();

    await page.getByRole('button', { name: 'Correggi i dati' }).click();
    await field(page, 'Via o piazza').fill('Via Garibaldi');
    await expect(page.getByText(/riceve a .* un’e-mail che dice quali dati abbiamo corretto/)).toBeVisible();
    await checkAccessibility();
    await press(page, 'Salva e avvisa il cliente');
    await expect(page.getByText(`Via Garibaldi, ${examplePerson.home.number}`)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Bianca Neri ha corretto i dati' }),
    ).toBeVisible();

    const correctionMail = await mailTo(request, buyer.email, ({ subject }) => subject.includes('corretto'));
    expect(correctionMail.text).toContain('Via o piazza');
    const customer = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    await customer.goto(address);
    await expect(customer.getByText(/Via Garibaldi/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Manda il link per pagare' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/riceve a .* il link per pagare/)).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('button', { name: 'Manda il link' }).dblclick();
    await expect(dialog).toBeHidden();
    await mailTo(request, buyer.email, ({ subject }) => subject.startsWith('Il link per pagare'));
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Bianca Neri ha mandato il link per pagare' }),
    ).toHaveCount(1);
  },
);

test('the file of a finished deal is opened and checked', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const buyer = someBuyer();
  const { address } = await openDealByApi(request, 'pet', buyer);
  const customer = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await customer.goto(address);
  await customer.getByRole('button', { name: /^(Paga|Vai al pagamento)/ }).click();
  await typeCard(customer, CARDS.good);
  await signByMail(customer, request, buyer.email);

  await signInAtDesk(page, request, { name: 'Rina Viola', role: 'revisore' });
  await openDealAtDesk(page, buyer);
  await expect(page.getByText('Firmata', { exact: true })).toBeVisible();
  // A read-only role is offered no changes.
  await expect(page.getByRole('button', { name: 'Correggi i dati' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rimborsa' })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole('button', { name: /^Leggi «Hai firmato/ }).click();
  await expect(page.getByRole('dialog').getByText('/recesso/~')).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fascicolo (ZIP)' }).click();
  const path = join(await mkdtemp(join(tmpdir(), 'fascicolo-')), 'file.zip');
  await (await downloading).saveAs(path);
  const command = join(import.meta.dirname, '../commands/file-check.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [command, path]);
  expect(stdout).toContain(`della pratica ${await deskIdOf(page, buyer)} è intero`);
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Rina Viola ha scaricato il fascicolo' }),
  ).toBeVisible();
});

test('two consultants edit the same note: the second sees both, and keeps both', async ({
  page,
  browser,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  const deal = await openDealByApi(request, 'pet');
  const second = await openSecondDesk(browser);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await signInAtDesk(second, request, { name: 'Carlo Verdi' });
  for (const desk of [page, second]) await openDealAtDesk(desk, deal);
  await field(page, 'Aggiungi una nota').fill('Chiede di pagare a rate.');
  await press(page, 'Aggiungi la nota');
  await expect(page.getByText('Carlo Verdi la sta guardando')).toBeVisible();

  for (const desk of [page, second])
    await desk.getByRole('button', { name: 'Cambia la nota di Bianca Neri' }).click();
  await field(second, 'Cambia la nota').fill('Chiede di pagare a rate: non si può.');
  await press(second, 'Salva la nota');
  await expect(second.getByText('Chiede di pagare a rate: non si può.').first()).toBeVisible();

  expectFailureOf('/notes/');
  await field(page, 'Cambia la nota').fill('Richiamare venerdì.');
  await press(page, 'Salva la nota');
  await expect(
    page.getByRole('alert').filter({ hasText: /Carlo Verdi ha cambiato questa nota mentre scrivevi/ }),
  ).toBeFocused();
  await checkAccessibility();
  await press(page, 'Conserva entrambe');
  await press(page, 'Salva la nota');
  for (const desk of [page, second])
    await expect(desk.getByText(/non si può\.\s+Richiamare venerdì\./).first()).toBeVisible();
});

test('two consultants correct the same data: conflicts are chosen, the rest of both is kept', async ({
  page,
  browser,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  const deal = await openDealByApi(request, 'pet');
  const second = await openSecondDesk(browser);
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await signInAtDesk(second, request, { name: 'Carlo Verdi' });
  for (const desk of [page, second]) {
    await openDealAtDesk(desk, deal);
    await desk.getByRole('button', { name: 'Correggi i dati' }).click();
    await expect(field(desk, 'Via o piazza')).toBeVisible();
  }
  await field(second, 'Via o piazza').fill('Via Verdi');
  await press(second, 'Salva e avvisa il cliente');
  await expect(second.getByText('Via Verdi').first()).toBeVisible();

  expectFailureOf(`/desk/deals/${await deskIdOf(page, deal)}`);
  await field(page, 'Via o piazza').fill('Via Puccini');
  await field(page, 'Numero').fill('99');
  await press(page, 'Salva e avvisa il cliente');
  await expect(
    page.getByRole('alert').filter({ hasText: /Qualcun altro ha appena modificato gli stessi dati/ }),
  ).toBeFocused();
  const street = page.getByRole('group', { name: 'Via o piazza' });
  await expect(street.getByRole('radio', { name: /Via Verdi/ })).toBeChecked();
  await checkAccessibility();
  await street.getByRole('radio', { name: /Via Puccini/ }).check();
  await press(page, 'Conserva queste');
  for (const desk of [page, second]) await expect(desk.getByText('Via Puccini, 99')).toBeVisible();
});

test('a task is given to a colleague, who finds it on their first screen', async ({
  page,
  browser,
  request,
}) => {
  const deal = await openDealByApi(request, 'pet');
  const second = await openSecondDesk(browser);
  // A name unique at the desk.
  const surname = `Verdi${deal.uuid.replaceAll(/[^a-f]/g, '')}`;
  await signInAtDesk(second, request, { name: `Carlo ${surname}` });
  await signInAtDesk(page, request, { name: 'Bianca Neri' });
  await openDealAtDesk(page, deal);
  await press(page, 'Aggiungi un promemoria');
  await field(page, 'Che cosa c’è da fare').fill('Chiedere il libretto');
  await field(page, 'Entro il giorno').fill(
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()),
  );
  await field(page, 'Chi lo fa').selectOption(`Carlo ${surname}`);
  await press(page, 'Aggiungi');
  await expect(page.getByText(`Lo fa Carlo ${surname}`)).toBeVisible();
  await second.goto('/banco');
  await expect(second.getByRole('link', { name: 'Chiedere il libretto' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone a task of today is on the first screen, and leads to its deal', async ({
    page,
    request,
    checkAccessibility,
  }) => {
    const deal = await openDealByApi(request, 'mimuovo');
    await signInAtDesk(page, request, { name: 'Dora Gialli' });
    await openDealAtDesk(page, deal);
    await press(page, 'Aggiungi un promemoria');
    await field(page, 'Che cosa c’è da fare').fill('Chiedere la targa');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
    await field(page, 'Entro il giorno').fill(today);
    await press(page, 'Aggiungi');
    await expect(page.getByRole('checkbox', { name: 'Chiedere la targa' })).toBeVisible();
    await checkAccessibility();
    await page.goto('/banco');
    await page.getByRole('link', { name: 'Chiedere la targa' }).click();
    await page.getByRole('checkbox', { name: 'Chiedere la targa' }).check();
    await expect(page.getByText('Fatto da Dora Gialli')).toBeVisible();
  });
});
