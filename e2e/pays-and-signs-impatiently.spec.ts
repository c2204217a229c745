import { field, press, summary } from './support/account.ts';
import { codeTo, mailsTo, mailTo } from './support/mailbox.ts';
import {
  asks,
  buyMobility,
  CARDS,
  openDealByApi,
  expectBought,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { askForCode, CODE, SIGNED, tickToSign } from './support/signature.ts';
import { expect, test } from './support/story.ts';

test('paying in two tabs pays once, and returning from the card leads to no second payment', async ({
  page,
  context,
  request,
}) => {
  const { address } = await openDealByApi(request, 'mimuovo');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await press(tab, 'Procedi al Pagamento');
    await asks(tab, 'Paga con carta');
    await tab.goBack();
    await asks(tab, /ecco il tuo riepilogo/);
    await press(tab, 'Procedi al Pagamento');
    await asks(tab, 'Paga con carta');
  }
  await typeCard(page, CARDS.good);
  await expectBought(page, 'MiMuovo');
  await other.getByLabel('Numero della carta').fill(CARDS.good);
  await other.getByRole('button', { name: /^Paga/ }).click();
  await asks(other, 'Il pagamento è già stato fatto');
  await other.getByRole('link', { name: 'Torna al sito' }).click();
  await expectBought(other, 'MiMuovo');
  await other.goto(address);
  await asks(other, 'Stiamo lavorando la tua pratica!');
});

test('a signature waits for the network, and after six wrong codes there is still a way to sign', async ({
  page,
  context,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('ERR_INTERNET_DISCONNECTED');
  expectFailureOf('/api/v1/signature');
  const { address, email } = await openDealByApi(request, 'mimuovo');
  await page.goto(address);
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await page.getByRole('link', { name: 'Firma ora' }).click();
  await asks(page, 'Leggi e firma');
  await askForCode(page);
  const mailed = await codeTo(request, email, CODE);
  const wrong = mailed === '000000' ? '111111' : '000000';

  await context.setOffline(true);
  await field(page, 'Codice per firmare').fill(wrong);
  await press(page, 'Firma i documenti');
  await expect(page.getByRole('main')).toContainText('controlla la connessione e riprova');
  await expect(field(page, 'Codice per firmare')).toHaveValue(wrong);
  await context.setOffline(false);

  for (let tries = 0; tries < 6; tries += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page, 'Firma i documenti');
    await answered;
    await expect(page.getByRole('button', { name: 'Firma i documenti' })).toBeEnabled();
  }
  await expect(summary(page)).toContainText('codice');
  // The right one is void after the wrong ones, and says so instead of being reported as wrong.
  await field(page, 'Codice per firmare').fill(mailed);
  await press(page, 'Firma i documenti');
  await expect(summary(page)).toContainText(/scaduto|non vale più|nuovo codice|altro codice/);
  await expect(page.getByRole('button', { name: 'Manda un altro codice' })).toBeEnabled();
});

test('a buyer who signs after paying clicks twice, loses the network, has two windows and reloads', async ({
  page,
  context,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('ERR_INTERNET_DISCONNECTED');
  const buyer = someBuyer();
  await buyMobility(page, request, { address: '/acquisto/mobilita/mimuovo', title: 'MiMuovo', buyer });
  await tickToSign(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await tickToSign(other);

  await page.bringToFront();
  await context.setOffline(true);
  await press(page, 'Firma i documenti');
  await expect(page.getByRole('main')).toContainText('controlla la connessione e riprova');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await context.setOffline(false);
  let signings = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/sign')) signings += 1;
  });
  await page.getByRole('button', { name: 'Firma i documenti' }).dblclick();
  const isDone = page.getByRole('heading', { level: 2, name: 'Fatto, hai firmato!' });
  await expect(isDone).toBeFocused();
  expect(signings).toBe(1);

  // The other window gets the same answer, and nothing is signed twice.
  await press(other, 'Firma i documenti');
  await expect(other.getByRole('heading', { level: 2, name: 'Fatto, hai firmato!' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'È tutto fatto: comincia domani' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await mailTo(request, buyer.email, ({ subject }) => SIGNED.test(subject));
  const mails = (await mailsTo(request, buyer.email)).filter(({ subject }) => SIGNED.test(subject));
  expect(mails).toHaveLength(1);
});
