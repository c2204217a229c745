import type { APIRequestContext, Page } from '@playwright/test';
import { field, heading, memberSignedIn, press, summary } from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { asks, CARDS, openDealByApi, someBuyer, typeCard } from './support/purchase.ts';
import { askForCode, CODE, linkIn, SIGNED, TO_SIGN } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

const RECEIPT = /^Ricevuta di recesso/;
const REFUND = /^Ti abbiamo rimborsato/;

const pay = async (page: Page, request: APIRequestContext, email: string) => {
  const { address } = await openDealByApi(request, 'pet', { ...someBuyer(), email });
  await page.goto(address);
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  return address;
};

test(
  'a buyer reads, signs with a code, withdraws and gets everything back',
  mainStory,
  async ({ page, request, checkAccessibility, expectFailureOf }) => {
    const { email } = someBuyer();
    const address = await pay(page, request, email);

    const toSign = await linkIn(request, email, TO_SIGN, 'firma');
    await page.goto(toSign);
    await asks(page, 'Leggi e firma');
    await checkAccessibility();
    const documents = page.getByRole('region', { name: 'Da leggere prima di firmare' }).getByRole('link');
    // Each to open, and to save.
    await expect(documents).toHaveCount(14);
    for (const link of await documents.all()) {
      const pdf = await request.get((await link.getAttribute('href')) ?? '');
      const { 'content-type': type, 'cache-control': cache } = pdf.headers();
      expect(pdf.status()).toBe(200);
      expect(type).toBe('application/pdf');
      expect(cache).toBe('no-store');
    }
    await press(page, 'Mandami il codice');
    await expect(summary(page)).toContainText('Per firmare serve la conferma');
    await expect(summary(page)).toBeFocused();
    await checkAccessibility();

    await askForCode(page);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(/^a•••@example\.it$/)).toBeVisible();
    await checkAccessibility();
    expect(page.url()).not.toContain(email);

    // A reload stays here; opening this address elsewhere begins at the documents.
    await page.reload();
    await asks(page, 'Scrivi il codice per firmare');
    const code = await codeTo(request, email, CODE);
    expectFailureOf('/sign');
    await field(page, 'Codice per firmare').fill(code === '000000' ? '111111' : '000000');
    await press(page, 'Firma i documenti');
    await expect(summary(page)).toContainText('non è valido');
    await expect(field(page, 'Codice per firmare')).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility();

    expectFailureOf('/code');
    await press(page, 'Manda un altro codice');
    await expect(page.getByText(/Non abbiamo mandato un altro codice/)).toBeVisible();

    await field(page, 'Codice per firmare').fill(code);
    await press(page, 'Firma i documenti');
    await asks(page, 'Fatto, hai firmato!');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Attiva da domani')).toBeVisible();
    await checkAccessibility();

    const withdrawal = await linkIn(request, email, SIGNED, 'recesso');
    await page.goto(toSign);
    await asks(page, 'Hai già firmato');
    const signedCopy = page.getByRole('region', { name: 'I tuoi documenti' }).getByRole('link').first();
    const pdf = await request.get((await signedCopy.getAttribute('href')) ?? '');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await checkAccessibility();

    await page.goto(withdrawal);
    await asks(page, 'Recedere dal contratto');
    await expect(page.getByText('€ 79,00')).toBeVisible();
    await checkAccessibility();
    // Whatever has happened meanwhile, nothing has to be declared.
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText('Puoi recedere anche se nel frattempo è successo')).toBeVisible();
    await press(page, 'Conferma recesso');
    await asks(page, 'Abbiamo ricevuto il tuo recesso');
    await expect(heading(page)).toBeFocused();
    await checkAccessibility();
    await mailTo(request, email, ({ subject }) => RECEIPT.test(subject));
    await mailTo(request, email, ({ subject }) => REFUND.test(subject));

    await page.reload();
    await asks(page, 'Hai già receduto');
    // Every page of the deal says that the money was refunded.
    const isBack = page.getByRole('main').getByText('Ti abbiamo restituito € 79,00');
    await expect(isBack).toBeVisible();
    await expect(page.getByText('Ti restituiamo')).toHaveCount(0);
    await page.goto(toSign);
    await expect(page.getByText('la copertura non c’è più')).toBeVisible();
    await expect(isBack).toBeVisible();
    await page.goto(`${address}/success`);
    await asks(page, 'Il pagamento ti è stato restituito');
    await expect(isBack).toBeVisible();
    await checkAccessibility();
    await page.goto(address);
    await asks(page, 'Ops, il link non è più disponibile');
    await expect(isBack).toBeVisible();
    await checkAccessibility();
  },
);

test('going back to the documents and forward again requests no second code', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  const { email } = someBuyer();
  await pay(page, request, email);
  const toSign = await linkIn(request, email, TO_SIGN, 'firma');
  // The tick is not in the address: opening this one elsewhere begins at the documents.
  await page.goto(`${toSign}?passo=codice`);
  await asks(page, 'Leggi e firma');
  await askForCode(page);
  await page.goBack();
  await asks(page, 'Leggi e firma');
  await expect(heading(page)).toBeFocused();
  expectFailureOf('/code');
  await askForCode(page);
  await expect(page.getByText('usa l’ultimo che hai ricevuto')).toBeVisible();

  // Withdrawn elsewhere meanwhile: then there is nothing left to sign.
  const withdrawal = await linkIn(request, email, TO_SIGN, 'recesso');
  const token = withdrawal.split('/').at(-1) ?? '';
  await request.post(`/api/v1/withdrawal/${token}`);
  expectFailureOf('/sign');
  await field(page, 'Codice per firmare').fill(await codeTo(request, email, CODE));
  await press(page, 'Firma i documenti');
  await asks(page, 'Questi documenti non si possono più firmare');
  await checkAccessibility();
  // Opened again it says the same, and offers nothing to read or to sign.
  await page.goto(toSign);
  await asks(page, 'Questi documenti non si possono più firmare');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText(/(Ti restituiamo|Ti abbiamo restituito) €\s79,00/)).toBeVisible();
});

test('the owner withdraws from the personal area', async ({ page, request, checkAccessibility }) => {
  const { email } = await memberSignedIn(page, request);
  await pay(page, request, email);
  await mailTo(request, email, ({ subject }) => TO_SIGN.test(subject));
  await page.goto('/customer');
  const policy = page.getByRole('link', { name: 'Polizza', exact: true });
  const pdf = await page.request.get((await policy.getAttribute('href')) ?? '');
  expect(pdf.status()).toBe(200);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(page.getByText('Il pagamento è arrivato')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'recedere dal contratto qui', exact: true }).click();
  await asks(page, 'Recedere dal contratto');
  await expect(heading(page)).toBeFocused();
  await checkAccessibility();
  await press(page, 'Conferma recesso');
  await asks(page, 'Abbiamo ricevuto il tuo recesso');
  await page.goto('/customer');
  await expect(page.getByText('Hai esercitato il diritto di recesso.')).toBeVisible();
  await mailTo(request, email, ({ subject }) => REFUND.test(subject));
  await page.reload();
  await expect(page.getByText('Ti abbiamo restituito € 79,00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'recedere dal contratto qui', exact: true })).toHaveCount(0);
});

test('unknown links and expired periods are explained calmly', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  for (const route of ['firma', 'recesso']) {
    expectFailureOf('/nessuno');
    await page.goto(`/${route}/nessuno`);
    await asks(page, 'Questo link non porta da nessuna parte');
    await checkAccessibility();
  }
  const product = { key: 'pet', title: 'Sussidio Pet' };
  await page.route('**/api/v1/withdrawal/tardi', (route) =>
    route.fulfill({
      json: {
        data: {
          state: 'too-late',
          product,
          refundCents: 7900,
          lastDay: '2026-11-01',
          withdrawnAt: null,
          refund: null,
        },
      },
    }),
  );
  await page.goto('/recesso/tardi');
  await asks(page, 'Da questo contratto non si può più recedere');
  await expect(page.getByText('1º novembre 2026')).toBeVisible();
  await checkAccessibility();
});
