import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { field, heading, press, PURCHASE_CODE } from './account.ts';
import { codeTo } from './mailbox.ts';

export type Buyer = { readonly email: string; readonly birthDate: string };

export type Names = { readonly firstName: string; readonly lastName: string };

/** As long as names may be, without a space, and with the same tax code as Ada’s. */
export const MAX_NAMES_LENGTH: Names = { firstName: `D${'a'.repeat(49)}`, lastName: `D${'ng'.repeat(24)}g` };

/** Ada, with a mailbox unique to this story. */
export const someBuyer = (): Buyer => ({
  email: `ada.${crypto.randomUUID()}@example.it`,
  birthDate: examplePerson.typedBirthDate,
});

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0027 6000 3184',
} as const;

/** Checks each screen before it is left. */
type Look = () => Promise<void>;
const noLook: Look = async () => undefined;

export const asks = (page: Page, question: string | RegExp) => expect(heading(page)).toHaveText(question);
/** The frame of the flow shows the product and its price. */
export const offers = (page: Page, name: string, price: string) =>
  expect(
    page.getByRole('paragraph').filter({ hasText: name }).filter({ hasText: price }).first(),
  ).toBeVisible();

const next = (page: Page) => press(page, 'Continua');
const tickAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/** For each suitability question the fitting answer: the first one. */
export const answerSuitability = async (page: Page) => {
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  const questions = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const question of await questions.all()) await question.getByRole('radio').first().check();
};

/** The data on the card: it saves the questions asked without it. */
export const fillCard = async (page: Page, question = 'Chi sei?') => {
  await asks(page, question);
  await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await expect(page.getByText('luogo di nascita Roma (RM)')).toBeVisible();
};

/** Without the card: birth and gender are asked, and the tax code is computed from them. */
export const fillNames = async (page: Page, question = 'Chi sei?') => {
  await asks(page, question);
  await press(page, 'Non l’ho qui');
  await asks(page, 'Come ti chiami?');
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await next(page);
};

export const fillBirth = async (page: Page, birthDate: string) => {
  await asks(page, 'Data e luogo di nascita');
  await field(page, 'Data di nascita').fill(birthDate);
  const place = page.getByRole('combobox', { name: 'Comune o Stato di nascita' });
  if ((await place.inputValue()) === '') {
    const { name, district } = examplePerson.birthPlace;
    await place.fill(name);
    await page.getByRole('option', { name: `${name} ${district}` }).click();
  }
  await next(page);
};

const fillHome = async (page: Page, look: Look) => {
  await asks(page, 'Dove abiti?');
  const { home } = examplePerson;
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill(home.street);
  await field(page, 'Numero').fill(home.number);
  await page.getByRole('combobox', { name: 'Comune' }).fill(home.city);
  await field(page, 'CAP').fill(home.zipCode);
  await field(page, 'Provincia').fill(home.district);
  await look();
  await next(page);
};

/** What is asked after the address without the card. */
export const fillGenderAndCode = async (page: Page, look: Look = noLook) => {
  await asks(page, 'Sei donna o uomo?');
  await look();
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asks(page, 'Qual è il tuo codice fiscale?');
  await expect(field(page, 'Codice fiscale')).toHaveValue(examplePerson.taxCode);
  await look();
  await next(page);
};

export const agree = async (page: Page, look: Look = noLook) => {
  await asks(page, 'Prima di acquistare, i documenti');
  await answerSuitability(page);
  await tickAll(page);
  await look();
  await next(page);
  await asks(page, 'Facciamo tutto online');
  await tickAll(page);
  await look();
  await next(page);
};

export const fillContacts = async (page: Page, { email }: Buyer, button: string, look: Look = noLook) => {
  await asks(page, 'Dove ti scriviamo?');
  await field(page, 'E-mail').fill(email);
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await look();
  await press(page, button);
};

/** What every purchase asks about a person. */
export const fillPerson = async (page: Page, look: Look = noLook, question?: string) => {
  await fillCard(page, question);
  await look();
  await next(page);
  await fillHome(page, look);
};

/** The same for a person without the card. */
export const fillPersonWithoutCard = async (page: Page, look: Look = noLook, question?: string) => {
  await fillNames(page, question);
  await fillBirth(page, examplePerson.typedBirthDate);
  await fillHome(page, look);
  await fillGenderAndCode(page, look);
};

/** From the mailed code to the summary. */
export const confirmMailbox = async (page: Page, request: APIRequestContext, { email }: Buyer) => {
  await asks(page, 'Ultimo passo: confermiamo la tua e-mail');
  await expect(page).toHaveURL(
    new RegExp(`/confirm-account/${encodeURIComponent(email)}/deal/[\\da-f-]{36}$`),
  );
  await field(page, 'Codice di conferma').fill(await codeTo(request, email, PURCHASE_CODE));
  await press(page, 'Conferma');
  await asks(page, /ecco il tuo riepilogo/i);
};

/** A mobility policy as a guest, from its first question to the page that confirms the payment. */
export const buyMobility = async (
  page: Page,
  request: APIRequestContext,
  { address, title, buyer }: { address: string; title: string; buyer: Buyer },
) => {
  await page.goto(address);
  await fillPerson(page);
  await fillContacts(page, buyer, 'Continua');
  await agree(page);
  await asks(page, 'È la polizza giusta per te?');
  await answerSuitability(page);
  await tickAll(page);
  await press(page, 'Vai al riepilogo');
  await confirmMailbox(page, request, buyer);
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await expectBought(page, title);
};

export const typeCard = async (page: Page, card: string) => {
  await asks(page, 'Paga con carta');
  await field(page, 'Numero della carta').fill(card);
  await page.getByRole('button', { name: /^Paga/ }).click();
};

export const expectBought = async (page: Page, title: string) => {
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('1 anno', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Che cosa succede ora' })).toBeVisible();
  // None of the answers is needed any more.
  const remembered = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await expect.poll(remembered).not.toContain(examplePerson.lastName);
};

const consents = {
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
  productSuitability: true,
  coverageSuitability: true,
  privacy: true,
  userProfiling: true,
};

const pet = {
  petType: 'dog',
  petName: 'Birba',
  pet_date_of_birth: '2021-05-01',
  petChipNumber: '380260000123456',
  petBreed: 'Meticcio',
};

/** `uuid`: the end of the customer's address of the deal. The desk has another id for it. */
export type OpenedDeal = { readonly uuid: string; readonly address: string; readonly email: string };

/** Ada, as an API client sends her. */
export const buyerOf = (email: string, phoneNumber: string | null, names: Names = examplePerson) => ({
  email,
  firstName: names.firstName,
  lastName: names.lastName,
  profile: { ...exampleProfile, phoneNumber },
});

/** For stories that begin at the summary. */
export async function openDealByApi(
  request: APIRequestContext,
  productKey: string,
  { email } = someBuyer(),
  { fits = true, names = examplePerson }: { fits?: boolean; names?: Names } = {},
): Promise<OpenedDeal> {
  const product = findPurchasableProduct(productKey);
  if (!product) throw new Error(`No product is sold as ${productKey}`);
  // Only third-party liability requires a phone number.
  const buyer = buyerOf(email, productKey.startsWith('rc-terzi') ? examplePerson.phone : null, names);
  const answer = await request.post(`/api/v1/deal/${productKey}`, {
    data: {
      submissionKey: crypto.randomUUID(),
      source: '/',
      consents,
      ...(fits ? { suitability: suitableAnswers(productKey) } : {}),
      ...(productKey === 'pet' ? { attributes: pet } : {}),
      buyer,
    },
  });
  expect(answer.status()).toBe(200);
  const { data: uuid } = (await answer.json()) as { data: string };
  return { uuid, address: product.webFlowBaseUrl + uuid, email };
}
