import { press, summary } from './support/account.ts';
import {
  asks,
  buyerOf,
  CARDS,
  openDealByApi,
  expectBought,
  answerSuitability,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { expect, test } from './support/story.ts';

const UNKNOWN = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c12';

/** As a partner opens it: with the buyer alone. */
const buyer = (email: string) => buyerOf(email, '+39 333-1234567');
const pet = {
  petName: 'Birba',
  pet_date_of_birth: '2021-05-01',
  petChipNumber: '380260000123456',
  petBreed: 'Meticcio',
};

test('what is missing is asked on the summary before paying, and nothing else', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email } = someBuyer();
  const opened = await request.post('/api/v1/deal/pet', {
    data: { buyer: buyer(email), attributes: JSON.stringify(pet) },
  });
  const { data: uuid } = (await opened.json()) as { data: string };

  await page.goto(`/acquisto/pet/${uuid}`);
  await asks(page, /ecco il tuo riepilogo/i);
  await expect(page.getByRole('heading', { name: 'Il tuo animale' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vai al pagamento' })).toBeHidden();
  await expect(
    page.getByText('servono ancora poche risposte, le tue conferme e i tuoi consensi'),
  ).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Completa quello che manca' }).click();
  await page.getByRole('radio', { name: 'Un cane' }).or(page.getByText('Cane')).first().click();
  await asks(page, 'Prima di acquistare, i documenti');
  await answerSuitability(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Avanti');
  await asks(page, 'Facciamo tutto online');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Avanti');
  await asks(page, 'I tuoi consensi');
  await checkAccessibility();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Salva e torna al riepilogo');

  await asks(page, /ecco il tuo riepilogo/i);
  await expect(page.getByRole('heading', { name: 'Il tuo cane' })).toBeVisible();
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await expectBought(page, 'Sussidio Pet');
});

test('a buyer without suitability answers is asked before paying, and an unsuitable product is not sold', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { address } = await openDealByApi(request, 'mimuovo', someBuyer(), { fits: false });
  await page.goto(address);
  await page.getByRole('link', { name: 'Completa quello che manca' }).click();
  await asks(page, 'È quello che ti serve?');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await answerSuitability(page);
  await page.getByRole('radio', { name: 'Con un monopattino elettrico mio' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').getByText('Quella giusta è Monopattino.')).toBeVisible();
  await checkAccessibility();
  await press(page, 'Salva e torna al riepilogo');
  await expect(summary(page)).toContainText('non possiamo vendertela');
  await answerSuitability(page);
  await press(page, 'Salva e torna al riepilogo');
  await expect(page.getByRole('button', { name: 'Procedi al Pagamento' })).toBeVisible();
});

test('returning from ski’s payment shows the success page at once, with what is known', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(UNKNOWN);
  await page.goto(`/acquisto/ski?transactionid=${UNKNOWN}&status=success`);
  await asks(page, 'Grazie: stiamo preparando la tua polizza');
  await expect(page.getByText(/entro 2 minuti/).first()).toBeVisible();
  await expect(page.getByText(/Non lo troviamo/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vuoi parlarne con noi?' })).toBeVisible();
  await checkAccessibility();

  await page.route(`**/api/public/policies/**`, (route) =>
    route.fulfill({
      json: { state: 'failed', priceCents: 3000, refund: null, startsOn: null, endsOn: null },
    }),
  );
  await page.reload();
  await asks(page, 'Il pagamento non è andato a buon fine');
  await expect(page.getByText('non risulta addebitato nulla')).toBeVisible();
  await expect(page.getByText('stiamo preparando la tua polizza')).toHaveCount(0);
});

test('returning from ski’s payment without a success shows only what is known', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(UNKNOWN);
  const failed = `/acquisto/ski?transactionid=${UNKNOWN}&status=failure`;
  await page.goto(failed);
  await asks(page, 'Il pagamento non è andato a buon fine');
  await expect(page.getByText('Non troviamo questo acquisto: se hai pagato scrivici')).toBeVisible();
  await expect(page.getByText(/addebitato nulla/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Riprova il pagamento' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Torna alla home' })).toBeVisible();
  await checkAccessibility();

  for (const [state, words] of [
    ['verifying', 'La banca sta ancora verificando il pagamento: non rifarlo'],
    ['failed', 'La polizza non è stata emessa e non risulta addebitato nulla'],
  ] as const) {
    await page.route(`**/api/public/policies/**`, (route) =>
      route.fulfill({ json: { state, priceCents: 3000, refund: null, startsOn: null, endsOn: null } }),
    );
    await page.goto(failed);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Riprova il pagamento' })).toHaveCount(
      state === 'failed' ? 1 : 0,
    );
    await page.unroute(`**/api/public/policies/**`);
  }
});

test('third-party liability that lacks only consents says so, and that it is signed before it is paid', async ({
  page,
  request,
}) => {
  const { email } = someBuyer();
  const suitability = { need: 'private-life', already: 'no', limits: 'yes' };
  const opened = await request.post('/api/v1/deal/rc-terzi-5', {
    data: { buyer: buyer(email), suitability },
  });
  const { data: uuid } = (await opened.json()) as { data: string };
  await page.goto(`/acquisto/rc-terzi/rc-terzi-5/${uuid}`);
  await asks(page, 'Ecco il tuo riepilogo');
  await expect(page.getByText('mancano solo le tue conferme e i tuoi consensi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Da leggere prima di firmare' })).toBeVisible();
  await expect(page.getByText(/rispost[ae]|prima di pagare/)).toHaveCount(0);
});

test('the old link of an active policy leads to the personal area', async ({ page, request }) => {
  const { email } = someBuyer();
  const opened = await request.post('/api/v1/deal/mimuovo', { data: { buyer: buyer(email) } });
  const { data: uuid } = (await opened.json()) as { data: string };
  await page.goto(`/ops/${uuid}/link-expired`);
  await expect(page.getByRole('link', { name: 'ricomincia da qui' })).toHaveAttribute('href', '/prodotti');
  await page.route(`**/api/v1/deal/uuid/${uuid}`, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, status: 7 } } });
  });
  await page.reload();
  const area = page.getByRole('link', { name: 'Vai alla tua area personale' });
  await expect(area).toHaveAttribute('href', '/customer');
});
