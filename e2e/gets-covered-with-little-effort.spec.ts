import type { APIRequestContext, Page } from '@playwright/test';
import { findPurchasableProduct, purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { purchasePath } from '@riparo/domain/buy/products/paths.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, member, press, signIn } from './support/account.ts';
import { chooseHome, countEffort, effortOf } from './support/effort.ts';
import {
  agree,
  asks,
  type Buyer,
  CARDS,
  confirmMailbox,
  expectBought,
  fillCard,
  fillContacts,
  answerSuitability,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { askForCode, CODE } from './support/signature.ts';
import { codeTo, mailsTo } from './support/mailbox.ts';
import { consentToAll, answerSkiSuitability, typeSkier, ada } from './support/ski.ts';
import { expect, test } from './support/story.ts';

// Counts how many screens, boxes and clicks lead to a cover; `docs/acceptance.md` states the figures.
test.slow();

const next = (page: Page) => press(page, 'Continua');

const answerPet = async (page: Page) => {
  await asks(page, 'Parlaci del tuo cane');
  await field(page, 'Nome').fill('Birba');
  await field(page, 'Data di nascita').fill('01/05/2021');
  await field(page, 'Numero di microchip').fill('380260000123456');
  await field(page, 'Razza').fill('Meticcio');
  await next(page);
};

const tick = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

const answerContacts = async (page: Page, { email }: Buyer, isKnown: boolean, button: string) => {
  if (isKnown) {
    await asks(page, 'Dove ti scriviamo?');
    await expect(field(page, 'E-mail')).toHaveValue(email);
    await page.getByRole('checkbox', { name: /informativa/ }).check();
    await page.getByRole('checkbox', { name: /analizzate/ }).check();
    return press(page, button);
  }
  const phone = field(page, 'Telefono');
  if (await phone.isVisible()) await phone.fill('333-1234567');
  return fillContacts(page, { email, birthDate: '' }, button);
};

/** The wizard, in the order of its product, up to the summary or the code that leads there. */
async function answer(page: Page, key: string, buyer: Buyer, isKnown: boolean): Promise<void> {
  const isLiability = key.startsWith('rc-terzi');
  const isSubsidy = key === 'covid-19' || key === 'pet';
  if (key === 'pet') await page.getByRole('radio', { name: 'Un cane' }).click();
  const question = isLiability ? 'Iniziamo' : 'Chi sei?';
  if (isKnown) {
    await asks(page, question);
    await expect(field(page, 'Codice fiscale')).toHaveValue(examplePerson.taxCode);
  } else await fillCard(page, question);
  await next(page);
  await asks(page, 'Dove abiti?');
  if (!isKnown) await chooseHome(page);
  await next(page);
  if (key === 'pet') await answerPet(page);
  if (isSubsidy) {
    await agree(page);
    return answerContacts(page, buyer, isKnown, 'Vai al riepilogo');
  }
  await asks(page, 'Dove ti scriviamo?');
  await answerContacts(page, buyer, isKnown, 'Continua');
  if (isLiability) {
    await asks(page, 'Facciamo tutto online');
    await next(page);
    await asks(page, 'Prima di acquistare, i documenti');
    await tick(page);
    await next(page);
  } else await agree(page);
  await asks(page, 'È la polizza giusta per te?');
  await answerSuitability(page);
  await tick(page);
  return press(page, isLiability ? 'Avanti' : 'Vai al riepilogo');
}

/** On its own page, with a code, if the mailbox is not proved yet in this browser. */
const sign = async (page: Page, request: APIRequestContext, email: string) => {
  const elsewhere = page.getByRole('link', { name: 'Firma ora' });
  const button = page.getByRole('button', { name: 'Firma i documenti' });
  await expect(elsewhere.or(button)).toBeVisible({ timeout: 30_000 });
  if (await elsewhere.isVisible()) {
    await elsewhere.click();
    const before = (await mailsTo(request, email)).length;
    await askForCode(page);
    await expect.poll(async () => (await mailsTo(request, email)).length).toBeGreaterThan(before);
    await field(page, 'Codice per firmare').fill(await codeTo(request, email, CODE));
  } else await tick(page);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Fatto, hai firmato!' })).toBeVisible();
};

/** From the summary to the signed policy, paid before or after. */
async function payAndSign(page: Page, request: APIRequestContext, key: string, { email }: Buyer) {
  const title = findPurchasableProduct(key)?.title ?? '';
  if (key.startsWith('rc-terzi')) {
    await press(page, 'Acquista');
    await sign(page, request, email);
    await press(page, 'Paga ora');
    await typeCard(page, CARDS.good);
    return expectBought(page, title);
  }
  await press(page, key === 'pet' ? 'Vai al pagamento' : 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await expectBought(page, title);
  return sign(page, request, email);
}

for (const product of purchasableProducts)
  test(`a guest is covered by ${product.title} in as many steps as the table says`, async ({
    page,
    request,
  }) => {
    const effort = await countEffort(page);
    const buyer = someBuyer();
    await page.goto(purchasePath(product));
    await answer(page, product.key, buyer, false);
    await confirmMailbox(page, request, buyer);
    await payAndSign(page, request, product.key, buyer);
    expect(await effort()).toEqual(effortOf(product.title, 'guest'));
  });

test('a guest is covered on the slopes in as many steps as the table says', async ({ page }) => {
  const effort = await countEffort(page);
  await page.goto('/acquisto/ski');
  await page.getByRole('button', { name: 'Da domani' }).click();
  const gold = page.getByRole('radio', { name: /Gold/ });
  if (!(await gold.isChecked())) await gold.check();
  await typeSkier(page, 1, ada);
  await next(page);
  await asks(page, 'Chi acquista la polizza?');
  await press(page, examplePerson.name);
  await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await field(page, 'Telefono').fill('333 1234567');
  await field(page, 'E-mail').fill(someBuyer().email);
  await expect(field(page, 'Luogo di nascita')).toHaveValue(examplePerson.birthPlace.name);
  await next(page);
  await answerSkiSuitability(page);
  await consentToAll(page);
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Buone sciate: la polizza è tua');
  expect(await effort()).toEqual(effortOf('Polizza Sci', 'guest'));
});

test('a customer types next to nothing: the last contract fills it in, but not after signing out', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/sign-up');
  const person = await member(request);
  await signIn(page, person);
  await page.goto('/acquisto/mobilita/bici2go');
  await asks(page, 'Chi sei?');
  await expect(field(page, 'Nome')).toHaveValue(person.firstName);
  await fillCard(page);
  await next(page);
  await asks(page, 'Dove abiti?');
  await chooseHome(page);
  await next(page);
  await asks(page, 'Dove ti scriviamo?');
  await answerContacts(page, person, true, 'Continua');
  await agree(page);
  await answerSuitability(page);
  await tick(page);
  await press(page, 'Vai al riepilogo');
  await payAndSign(page, request, 'bici2go', person);

  const effort = await countEffort(page);
  await page.goto('/acquisto/mobilita/mimuovo');
  await asks(page, 'Chi sei?');
  await expect(page.getByText('luogo di nascita Roma (RM)')).toBeVisible();
  await checkAccessibility();
  await answer(page, 'mimuovo', person, true);
  await asks(page, /ecco il tuo riepilogo/i);
  await payAndSign(page, request, 'mimuovo', person);
  expect(await effort()).toEqual(effortOf('MiMuovo', 'customer'));

  // The next user of a shared device learns nothing.
  await page.goto('/acquisto/covid');
  await expect(field(page, 'Codice fiscale')).toHaveValue(examplePerson.taxCode);
  await page.getByRole('button', { name: /il tuo account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/acquisto/covid');
  await asks(page, 'Chi sei?');
  for (const label of ['Codice fiscale', 'Nome', 'Cognome']) await expect(field(page, label)).toHaveValue('');
});
