import { field, press, summary } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import {
  asks,
  CARDS,
  confirmMailbox,
  openDealByApi,
  expectBought,
  fillContacts,
  fillPerson,
  offers,
  answerSuitability,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { linkIn, signWherePaid, SIGNED, TO_SIGN } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

const PURCHASE = /\/api\/v1\/deal\/rc-terzi\/[\da-f-]{36}\/purchase$/;
const WATCH_YOUR_MAIL = "Tieni sott'occhio la tua mail!";
const RECEIPT = /^Pagamento ricevuto/;

test(
  'a guest requests the policy, signs it, and pays it, in one sitting',
  mainStory,
  async ({ page, context, request, checkAccessibility }) => {
    const buyer = someBuyer();
    await page.goto('/acquisto/rc-terzi/rc-terzi-10');
    await offers(page, 'RC Terzi 10', '€ 95,00 all’anno');
    await checkAccessibility();
    await fillPerson(page, checkAccessibility, 'Iniziamo');

    await fillContacts(page, buyer, 'Continua');
    await expect(summary(page)).toContainText('Scrivi un numero di telefono italiano');
    await checkAccessibility();
    await field(page, 'Telefono').fill('333-1234567');
    await press(page, 'Continua');
    await asks(page, 'Facciamo tutto online');
    await checkAccessibility();
    await press(page, 'Continua');
    await asks(page, 'Prima di acquistare, i documenti');
    await press(page, 'Continua');
    await expect(summary(page)).toContainText('Per acquistare serve la conferma');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await checkAccessibility();
    // A reload resumes the questions at the same step.
    await page.reload();
    await asks(page, 'Prima di acquistare, i documenti');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Continua');
    await asks(page, 'È la polizza giusta per te?');
    await answerSuitability(page);
    await checkAccessibility();
    await press(page, 'Avanti');
    await confirmMailbox(page, request, buyer);
    await expect(page).toHaveURL(/\/acquisto\/rc-terzi\/rc-terzi-10\/[\da-f-]{36}$/);
    const summaryAddress = new URL(page.url()).pathname;
    await expect(page.getByText('Ora non paghi nulla')).toBeVisible();
    await checkAccessibility();

    await page.getByRole('link', { name: 'Modifica Nome e cognome' }).click();
    await asks(page, 'Come ti chiami?');
    await page.getByRole('link', { name: /senza salvare/ }).click();

    await press(page, 'Acquista');
    await asks(page, WATCH_YOUR_MAIL);
    await expect(page).toHaveURL(`${summaryAddress}/success`);
    await expect(page.getByText('domani, se firmi e paghi oggi')).toBeVisible();
    await checkAccessibility();
    await page.reload();
    await asks(page, WATCH_YOUR_MAIL);
    // Until it is signed there is nothing to buy at its address.
    await page.goto(summaryAddress);
    await asks(page, 'Stiamo lavorando la tua pratica!');
    await page.goto(`${summaryAddress}/success`);
    await expect(page.getByRole('button', { name: 'Firma i documenti' })).toBeVisible();
    await checkAccessibility();
    await signWherePaid(page, request, buyer.email);
    await expect(page.getByRole('button', { name: 'Paga ora' })).toBeVisible();
    await checkAccessibility();

    // The mail leads to the same page, by its own link.
    expect(await linkIn(request, buyer.email, SIGNED, 'acquisto')).toMatch(
      /^\/acquisto\/rc-terzi\/rc-terzi-10\/[\da-f-]{36}$/,
    );
    // Opening the success page before paying leads to the payment.
    const other = await context.newPage();
    await other.goto(`${summaryAddress}/success`);
    await expect(other).toHaveURL(summaryAddress);
    // From the signature it is one click to the card, and back from there to the summary.
    await press(page, 'Paga ora');
    await asks(page, 'Paga con carta');
    await page.goBack();
    await expect(page).toHaveURL(summaryAddress);
    await expect(page.getByText('Hai firmato i documenti')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Modifica/ })).toHaveCount(0);
    await checkAccessibility();
    await press(page, 'Procedi al Pagamento');
    await asks(page, 'Paga con carta');
    await page.getByRole('link', { name: 'Annulla e torna al sito' }).click();
    await expect(page).toHaveURL(`${summaryAddress}/cancel`);
    await expect(page.getByText('Il pagamento non è stato completato.')).toBeVisible();
    await checkAccessibility();
    await press(page, 'Procedi al Pagamento');
    await typeCard(page, CARDS.good);
    await expectBought(page, 'RC Terzi 10');
    await expect(page.getByText('Attiva da domani')).toBeVisible();
    await checkAccessibility();

    const receipt = await mailTo(request, buyer.email, ({ subject }) => RECEIPT.test(subject));
    expect(receipt.text).toContain('95,00');
    expect(receipt.text).toContain('/recesso/');
    await page.goto(summaryAddress);
    await asks(page, 'Stiamo lavorando la tua pratica!');
  },
);

test('a guest who sends the request twice, or in two windows, gets one policy and loses no correction', async ({
  page,
  context,
  request,
  expectFailureOf,
}) => {
  expectFailureOf('/purchase');
  const { email } = someBuyer();
  const { address } = await openDealByApi(request, 'rc-terzi-5', { ...someBuyer(), email });
  let deliveries = 0;
  page.on('request', (sent) => {
    if (PURCHASE.test(sent.url())) deliveries += 1;
  });

  // If the server does not answer, nothing is lost, and the way back leads to the summary.
  await page.goto(address);
  await page.route(PURCHASE, (route) => route.abort());
  await press(page, 'Acquista');
  await expect(page).toHaveURL('/ops');
  await page.unroute(PURCHASE);
  await press(page, 'Riprova');
  await expect(page).toHaveURL(address);
  await asks(page, 'Ecco il tuo riepilogo');

  const other = await context.newPage();
  await other.goto(`${address}?modifica=indirizzo`);
  await expect(other.getByRole('combobox', { name: 'Via o piazza' })).toHaveValue('Via Roma');
  await field(other, 'Numero').fill('14');
  await press(other, 'Salva');
  await expect(other.getByText('Via Roma, 14')).toBeVisible();

  await press(page, 'Acquista');
  await expect(page.getByText('erano già cambiati in un’altra finestra')).toBeVisible();
  await expect(page.getByText('Via Roma, 14')).toBeVisible();
  deliveries = 0;
  await page.getByRole('button', { name: 'Acquista' }).dblclick();
  await asks(page, WATCH_YOUR_MAIL);
  expect(deliveries).toBe(1);
  await press(other, 'Acquista');
  await asks(other, WATCH_YOUR_MAIL);

  await mailTo(request, email, ({ subject }) => TO_SIGN.test(subject));
  await page.goBack();
  await asks(page, 'Stiamo lavorando la tua pratica!');
});

test('an address that names neither product leads to the failure page', async ({
  page,
  checkAccessibility,
}) => {
  for (const address of ['/acquisto/rc-terzi', '/acquisto/rc-terzi/ops', '/acquisto/rc-terzi/astronave']) {
    await page.goto(address);
    await expect(page).toHaveURL('/ops');
    await expect(page.getByText('non dice quale polizza RC Terzi')).toBeVisible();
  }
  await checkAccessibility();
  await press(page, 'Riprova');
  await expect(page).toHaveURL('/prodotti/rc-terzi');
});
