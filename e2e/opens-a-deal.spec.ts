import { fillSignIn, heading, member, press, signIn } from './support/account.ts';
import { asks, openDealByApi, someBuyer } from './support/purchase.ts';
import { expect, mainStory, test } from './support/story.ts';

const UNKNOWN = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const paymentOf = (uuid: string) => `**/api/v1/payment/deal/${uuid}`;

test(
  'an unknown, an expired and a malformed link get the same answer',
  mainStory,
  async ({ page, request, expectFailureOf, checkAccessibility }) => {
    expectFailureOf(UNKNOWN);
    await page.goto(`/acquisto/covid/${UNKNOWN}`);
    await expect(page).toHaveURL(`/ops/${UNKNOWN}/link-expired`);
    await asks(page, 'Ops, il link non è più disponibile');
    await expect(heading(page)).toBeFocused();
    await checkAccessibility();
    await page.goto('/acquisto/pet/qualcosa');
    await asks(page, 'Ops, il link non è più disponibile');
    await page.goto(`/acquisto/pet/${UNKNOWN}/success`);
    await asks(page, 'Ops, il link non è più disponibile');

    const { uuid, address } = await openDealByApi(request, 'pet');
    const { data } = (await (await request.get(`/api/v1/deal/uuid/${uuid}`)).json()) as { data: object };
    await page.route(`**/api/v1/deal/uuid/${uuid}`, (route) =>
      route.fulfill({ json: { data: { ...data, status: 8 } } }),
    );
    await page.goto(address);
    await expect(page).toHaveURL(`/ops/${uuid}/link-expired`);
  },
);

test('a purchase that its owner has claimed opens in another browser only after signing in', async ({
  page,
  browser,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  const person = await member(request);
  const { uuid, address } = await openDealByApi(request, 'covid-19', {
    ...someBuyer(),
    email: person.email,
  });
  await page.goto(address);
  await asks(page, /ecco il tuo riepilogo/i);
  const phone = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await signIn(phone, person);
  await phone.goto('/customer');
  await expect(phone.getByRole('region', { name: 'Da fare' })).toBeVisible();

  expectFailureOf(uuid);
  await page.reload();
  await asks(page, 'Continua dalla tua area personale');
  await expect(page.getByText(person.email)).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole('link', { name: 'Accedi e continua' }).click();
  await fillSignIn(page, person);
  await asks(page, /ecco il tuo riepilogo/i);
  await expect(page).toHaveURL(address);
});

test('a server that does not answer leads to the failure page, and back to the deal', async ({
  page,
  request,
  expectFailureOf,
}) => {
  const { uuid, address } = await openDealByApi(request, 'covid-19');
  const call = `**/api/v1/deal/uuid/${uuid}`;
  expectFailureOf(uuid);
  await page.route(call, (route) => route.abort());
  await page.goto(address);
  await expect(page).toHaveURL('/ops');
  await page.unroute(call);
  await press(page, 'Riprova');
  await asks(page, 'Ecco il tuo riepilogo');
});

test('no page claims a payment before it is known', async ({ page, request, checkAccessibility }) => {
  await page.clock.install();
  const { uuid, address } = await openDealByApi(request, 'mimuovo');
  await page.goto(`${address}/success`);
  await asks(page, 'Stiamo verificando il pagamento');
  await checkAccessibility();
  // Between two polls the clock is moved on; the answers come when they come.
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page.getByText('Ci vuole più del solito')).toBeVisible({ timeout: 100 });
  }).toPass();
  await checkAccessibility();
  await expect(page.getByRole('link', { name: 'Torna al riepilogo' })).toHaveAttribute('href', address);

  await page.route(paymentOf(uuid), async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, state: 'failed' } });
  });
  await press(page, 'Controlla di nuovo');
  await asks(page, 'Il pagamento non risulta');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Torna al riepilogo' }).click();
  await asks(page, 'Ciao Ada, ecco il tuo riepilogo');
});

test('a refunded payment is reported', async ({ page, request, checkAccessibility }) => {
  const { uuid, address } = await openDealByApi(request, 'pet');
  await page.route(paymentOf(uuid), async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    const refund = { amountCents: 7900, isDone: false };
    await route.fulfill({ json: { ...answer, state: 'refunded', refund } });
  });
  await page.goto(`${address}/success`);
  await asks(page, 'Ti stiamo restituendo il pagamento');
  await checkAccessibility();
});

test('addresses of mobility without a product show MiMuovo’s pages, even in a tab that remembers no deal', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/acquisto/mobilita/success');
  await asks(page, 'Guarda la tua e-mail');
  await expect(page.getByRole('heading', { name: 'MiMuovo' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('€ 35,00');
  // No page claims that they paid.
  await expect(page.getByText('andato a buon fine')).toHaveCount(0);
  await checkAccessibility();
  await page.goto('/acquisto/mobilita/cancel');
  await asks(page, 'Il pagamento non è stato completato');
  await expect(page.getByRole('main')).toContainText('MiMuovo');
  await checkAccessibility();
  await expect(page.getByRole('link', { name: 'Ricomincia l’acquisto' })).toHaveAttribute(
    'href',
    '/acquisto/mobilita/mimuovo',
  );
});
