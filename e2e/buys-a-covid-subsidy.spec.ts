import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, heading, member, press, signIn, summary } from './support/account.ts';
import {
  agree,
  asks,
  CARDS,
  confirmMailbox,
  openDealByApi,
  expectBought,
  fillBirth,
  fillContacts,
  fillNames,
  fillPerson,
  someBuyer,
  typeCard,
} from './support/purchase.ts';
import { linkIn, signAsConfirmed, TO_SIGN } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

const CHECKOUT = '/api/v1/payment/create-session';
const DEAL = '/api/v1/deal/covid-19';

/** Born that many years ago, today. */
const bornYearsAgo = (years: number) => `01/01/${new Date().getFullYear() - years}`;

test(
  'a guest whose card is declined pays with another one, after the bank has asked',
  mainStory,
  async ({ page, request, checkAccessibility, expectFailureOf }) => {
    // A declined card is answered with 402.
    expectFailureOf('/sandbox/carte/');
    const buyer = someBuyer();
    await page.goto('/acquisto/covid');
    await checkAccessibility();
    await fillPerson(page);
    await agree(page);
    await fillContacts(page, buyer, 'Vai al riepilogo');
    await confirmMailbox(page, request, buyer);
    await expect(page.getByRole('link', { name: /regolamento del sussidio/ })).toBeVisible();
    await checkAccessibility();

    await press(page, 'Procedi al Pagamento');
    await typeCard(page, CARDS.declined);
    await expect(page.getByText('La banca ha rifiutato la carta')).toBeVisible();
    await checkAccessibility();
    await typeCard(page, CARDS.asksBank);
    await asks(page, 'Conferma con la tua banca');
    await checkAccessibility();
    await press(page, 'Autorizza il pagamento');
    await expectBought(page, 'Sussidio Covid-19');
    await expect(page.getByText('lettera di benvenuto')).toBeVisible();
    await checkAccessibility();
    await page.goto(await linkIn(request, buyer.email, TO_SIGN, 'firma'));
    await signAsConfirmed(page, request, buyer.email, 'certificato-firmato');
  },
);

test('a customer who is too young or too old learns it where the date is typed, and loses nothing', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/acquisto/covid');
  await expect(page.getByText('Per chi ha da 18 a 60 anni compiuti.')).toBeVisible();
  await fillNames(page);
  await fillBirth(page, bornYearsAgo(17));
  await asks(page, 'Devi essere maggiorenne');
  await expect(heading(page)).toBeFocused();
  await press(page, 'Correggi la data di nascita');
  await expect(field(page, 'Data di nascita')).toBeFocused();
  // The chosen place also keeps its code: the tax code is proposed from it.
  await expect(page.locator('[name=birthPlaceCode]')).toHaveValue(examplePerson.birthPlace.code);
  // Reported as soon as the date is there, before anything is sent; nothing is marked as wrong.
  await field(page, 'Data di nascita').fill(bornYearsAgo(63));
  await expect(page.getByText('fino a 60 anni compiuti')).toBeVisible();
  await fillBirth(page, bornYearsAgo(63));
  await asks(page, 'Online il Sussidio Covid-19 non è per la tua età');
  await expect(summary(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /consulente/ })).toHaveAttribute('href', '/preventivo/salute');
  const mailbox = page
    .getByRole('main')
    .getByRole('link', { name: 'assistenza@riparo.example', exact: true });
  await expect(mailbox).toHaveAttribute('href', 'mailto:assistenza@riparo.example');
  await checkAccessibility();
  // A reload resumes at the question, with the name restored.
  await page.reload();
  await fillBirth(page, examplePerson.typedBirthDate);
  await asks(page, 'Dove abiti?');

  // With the card at hand it is reported at the code, as soon as it is there.
  await page.goto('/acquisto/covid?passo=1');
  await asks(page, 'Chi sei?');
  await field(page, 'Codice fiscale').fill('DNGDAA60C67H501Y');
  await expect(page.getByText('fino a 60 anni compiuti')).toBeVisible();
  await press(page, 'Continua');
  await asks(page, 'Online il Sussidio Covid-19 non è per la tua età');
  await checkAccessibility();
  await press(page, 'Correggi il codice fiscale');
  await expect(field(page, 'Codice fiscale')).toBeFocused();
});

test('a signed-in customer is recognised, goes straight to the summary, and finds the purchase again', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  // The registration answers that the address is taken.
  expectFailureOf('/api/v1/auth/sign-up');
  const person = await member(request);
  await signIn(page, person);
  await expect(page.getByText('Da dove cominciamo?')).toBeVisible();
  await page.goto('/acquisto/covid');
  await asks(page, 'Chi sei?');
  await expect(field(page, 'Nome')).toHaveValue(person.firstName);
  await fillPerson(page);
  await agree(page);

  // An unreachable server loses no answer: the same submission succeeds later.
  expectFailureOf(DEAL);
  await page.route(`**${DEAL}`, (route) => route.abort());
  await fillContacts(page, { ...person }, 'Vai al riepilogo');
  await expect(page).toHaveURL('/ops');
  await page.unroute(`**${DEAL}`);
  await press(page, 'Riprova');
  await asks(page, 'Dove ti scriviamo?');
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await press(page, 'Vai al riepilogo');
  await asks(page, 'Ecco il tuo riepilogo');
  await expect(page).toHaveURL(/\/acquisto\/covid\/[\da-f-]{36}$/);

  await page.goto('/customer');
  await expect(page.getByText('Da completare', { exact: true })).toBeVisible();
  await checkAccessibility();
  await page
    .getByRole('region', { name: 'Da fare' })
    .getByRole('link', { name: /^Riprendi l’acquisto/ })
    .click();
  await press(page, 'Procedi al Pagamento');
  await typeCard(page, CARDS.good);
  await expectBought(page, 'Sussidio Covid-19');
  await page.getByRole('link', { name: 'Vai alla tua area personale' }).click();
  await expect(page.getByRole('heading', { name: 'Sussidio Covid-19', exact: true })).toBeVisible();
  await expect(page.getByText('Da completare', { exact: true })).toBeHidden();
  await checkAccessibility();
});

test('a payment page that cannot be opened is reported at the button', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(CHECKOUT);
  const { address } = await openDealByApi(request, 'covid-19');
  await page.route(`**${CHECKOUT}`, (route) => route.abort());
  await page.goto(address);
  await press(page, 'Procedi al Pagamento');
  const warning = page.getByRole('group', { name: /Non riusciamo/ });
  await expect(warning).toBeFocused();
  await expect(page).toHaveURL(address);
  await checkAccessibility();
  await page.unroute(`**${CHECKOUT}`);
  await press(page, 'Procedi al Pagamento');
  await asks(page, 'Paga con carta');
});
