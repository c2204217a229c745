import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { CALL_PROMISE } from './support/call-if-asked.ts';
import { mailTo } from './support/mailbox.ts';
import {
  answerLifeQuestions,
  heading,
  leaveContacts,
  lifeQuoteByApi,
  press,
  price,
  priceToday,
  refusedQuoteByApi,
} from './support/life-quote.ts';
import { expect, mainStory, test } from './support/story.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CREATION = '**/api/v1/quotation/tcm';

test(
  'five questions give a price, and one button a call; visitor and desk get their mails',
  mainStory,
  async ({ page, request, checkAccessibility }) => {
    const email = `ada.${crypto.randomUUID()}@example.it`;
    await answerLifeQuestions(page, {}, checkAccessibility);
    await press(page, 'Calcola il prezzo');
    await expect(page.getByText('Stiamo facendo un pò di calcoli...')).toBeVisible();
    await checkAccessibility();

    await expect(heading(page)).toHaveText('Ada, ecco il tuo prezzo');
    await expect(page).toHaveURL(/\/preventivo\/vita-tcm\/[\da-f-]{36}$/);
    await expect(heading(page)).toBeFocused();
    await expect(price(page)).toHaveText(priceToday(150_000, 20));
    await expect(page.getByText('Polizza Vita (Temporanea Caso Morte)')).toBeVisible();
    await expect(page.getByText('Offerta valida fino al')).toBeVisible();
    await expect(page.getByText(CALL_PROMISE)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Totale/ })).toContainText(priceToday(150_000, 20));
    await checkAccessibility();

    const pdf = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Scarica il preventivo in PDF' }).click();
    expect((await pdf).suggestedFilename()).toBe('riparo-preventivo-vita.pdf');

    await page.reload();
    await expect(price(page)).toHaveText(priceToday(150_000, 20));
    // Twice, as impatient people do.
    await page.getByRole('button', { name: 'Scopri di più' }).dblclick();
    await expect(heading(page)).toHaveText('Dove possiamo chiamarti?');
    await expect(page.getByText(`Per Ada · ${priceToday(150_000, 20)} al mese`)).toBeVisible();
    await checkAccessibility();
    await press(page, 'Chiamatemi');
    await expect(page.getByRole('group', { name: /correggere/ })).toContainText(
      'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
    );
    await checkAccessibility();

    await leaveContacts(page, email);
    await page.getByRole('button', { name: 'Chiamatemi' }).dblclick();
    await expect(heading(page)).toHaveText('Tieni libero il telefono');
    await expect(page).toHaveURL(/\/preventivo\/contattatemi\/[\da-f-]{36}\/success$/);
    await checkAccessibility();

    const forVisitor = await mailTo(request, email, ({ subject }) => /Tieni libero/.test(subject));
    expect(forVisitor.text).toContain('non ti impegna a nulla');
    const forDesk = await mailTo(request, brand.support.email, ({ text }) => text.includes(email));
    expect(forDesk.subject).toMatch(/^Da chiamare: /);
    expect(forDesk.text).toContain('+39\u00a0333-1234567');
  },
);

test('another sum or duration shows its price at once, and continuing saves it as a separate quote', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const first = await lifeQuoteByApi(request);
  await page.goto(`/preventivo/vita-tcm/${first}`);
  await expect(price(page)).toHaveText(priceToday(150_000, 20));
  // Without dragging: by its button, by the keyboard, by a row of the table.
  await page.getByRole('button', { name: 'Aumenta' }).first().click();
  await expect(price(page)).toHaveText(priceToday(175_000, 20));
  await page.getByRole('slider', { name: 'Durata' }).press('ArrowLeft');
  await expect(price(page)).toHaveText(priceToday(175_000, 15));
  await expect(page.getByRole('status').filter({ hasText: 'Prezzo per 15 anni' })).toContainText(
    priceToday(175_000, 15),
  );
  await page.getByRole('button', { name: '€ 200.000' }).click();
  await expect(price(page)).toHaveText(priceToday(200_000, 15));
  await expect(page.getByRole('slider', { name: 'Capitale assicurato' })).toHaveValue('200000');
  await expect(page.getByRole('row', { name: /^Totale/ })).toContainText(priceToday(200_000, 15));
  await checkAccessibility();

  await press(page, 'Torna a quello di prima');
  await expect(price(page)).toHaveText(priceToday(150_000, 20));
  await page.getByRole('button', { name: '10 anni' }).click();
  await press(page, 'Salva questo preventivo');
  await expect(page).not.toHaveURL(new RegExp(first));
  await expect(price(page)).toHaveText(priceToday(150_000, 10));

  const second = page.url();
  await page.getByRole('button', { name: '5 anni', exact: true }).click();
  await press(page, 'Scopri di più');
  await expect(heading(page)).toHaveText('Dove possiamo chiamarti?');
  await expect(page.getByText(`Per Ada · ${priceToday(150_000, 5)} al mese`)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(second.slice(-36)));
  // The way back leads to the original quote, which is unchanged.
  await page.goBack();
  await expect(price(page)).toHaveText(priceToday(150_000, 5));
  await page.goto(`/preventivo/vita-tcm/${first}`);
  await expect(price(page)).toHaveText(priceToday(150_000, 20));
});

test('a deleted or unknown quote leads back to the questions', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf(NOBODY);
  await page.goto(`/preventivo/vita-tcm/${NOBODY}`);
  await expect(page).toHaveURL(`/preventivo/ops/non-trovato/${NOBODY}`);
  await expect(heading(page)).toHaveText('Ops! Il tuo preventivo non è più disponibile.');
  await expect(page.getByRole('main').getByText(brand.support.email)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/preventivo/vita-tcm');

  await page.goto(`/preventivo/contattatemi/${NOBODY}`);
  await expect(page).toHaveURL(`/preventivo/ops/non-trovato/${NOBODY}`);
});

test('when the service fails the answers stay, and trying again gives the price', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/quotation/tcm');
  await answerLifeQuestions(page);
  await page.route(CREATION, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await press(page, 'Calcola il prezzo');
  await expect(page).toHaveURL('/preventivo/ops/non-disponibile/none');
  await expect(heading(page)).toHaveText('Ops! Al momento non è possibile fornirti il preventivo.');
  await expect(page.getByText('riprova tra qualche minuto')).toBeVisible();
  await checkAccessibility();
  await page.unroute(CREATION);
  await press(page, 'Riprova');
  await expect(heading(page)).toHaveText('Per quanti anni?');
  await press(page, 'Calcola il prezzo');
  await expect(price(page)).toHaveText(priceToday(150_000, 20));

  // A quote that exists but cannot be fetched: it is saved, and staff can help.
  await page.route('**/api/v1/quotation/tcm/*', (route) => route.fulfill({ status: 503, json: {} }));
  const uuid = page.url().slice(-36);
  await page.goto('/');
  await page.goto(`/preventivo/vita-tcm/${uuid}`);
  await expect(page).toHaveURL(`/preventivo/ops/non-disponibile/${uuid}`);
  await page.unroute('**/api/v1/quotation/tcm/*');
  await press(page, 'Riprova');
  await expect(price(page)).toHaveText(priceToday(150_000, 20));
});

test('an applicant too old for the tariff learns it at the birth date; one refused by the API is saved, and a consultant calls', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  await page.goto('/preventivo/vita-tcm');
  await expect(page.getByText('Per chi ha da 18 a 65 anni.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Ugo');
  await page.getByLabel('Cognome').fill('Rossi');
  await press(page, 'Continua');
  const born = new Date().getFullYear() - 67;
  await page.getByLabel('Data di nascita').fill(`31/12/${born}`);
  await press(page, 'Continua');
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(heading(page)).toHaveText('Quanto vuoi lasciare a chi ami?');
  await press(page, 'Continua');
  await press(page, 'Calcola il prezzo');
  // The server refuses the quote, and names the page to continue on.
  await expect(page).toHaveURL(/\/preventivo\/ops\/non-disponibile\/[\w-]{20,}$/);
  await expectFailureOf('/api/v1/quotation/tcm');
  await expect(heading(page)).toHaveText('Ops! Al momento non è possibile fornirti il preventivo.');
  await checkAccessibility();

  const email = `ugo.${crypto.randomUUID()}@example.it`;
  await page.goto(`/preventivo/ops/non-disponibile/${await refusedQuoteByApi(request)}`);
  await expect(heading(page)).toHaveText('Ops! Al momento non è possibile fornirti il preventivo.');
  await expect(page.getByText('Abbiamo salvato i tuoi dati')).toBeVisible();
  await expect(page.getByText('da 18 a 65 anni')).toBeVisible();
  await checkAccessibility();
  await leaveContacts(page, email);
  await press(page, 'Chiamatemi');
  await expect(heading(page)).toHaveText('Tieni libero il telefono');
  const forDesk = await mailTo(request, brand.support.email, ({ text }) => text.includes(email));
  expect(forDesk.text).toContain('Fuori tariffa');
});

test('an address that names no case still shows something sensible', async ({ page }) => {
  for (const address of ['/preventivo/ops', '/preventivo/ops/boh/1', '/preventivo/ops/non-disponibile']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Ops! Al momento non è possibile fornirti il preventivo.');
  }
});
