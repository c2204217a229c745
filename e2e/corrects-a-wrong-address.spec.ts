import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, press, summary } from './support/account.ts';
import { mailsTo } from './support/mailbox.ts';
import { agree, asks, fillContacts, fillNames, someBuyer } from './support/purchase.ts';
import { expect, test } from './support/story.ts';

const SIGN_UP = '/api/v1/auth/sign-up';
const DEAL = '/api/v1/deal/covid-19';
const DEAL_CHECK = '/api/v1/deals/covid-19/check';
const PLACE_CHECK = '/api/v1/places/check';

const birthplace = (page: Page) => page.getByRole('combobox', { name: 'Comune o Stato di nascita' });

const { birthPlace } = examplePerson;
const fillBirthplace = async (page: Page) => {
  await birthplace(page).fill(birthPlace.name);
  await field(page, 'Provincia').fill(birthPlace.district);
};

/** An address in another town than hers; stories override single fields. */
const fillHome = async (page: Page, { city = 'Torino', postalCode = '10121', province = 'TO' } = {}) => {
  await asks(page, 'Dove abiti?');
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill('Via Roma');
  await field(page, 'Numero').fill('12');
  await page.getByRole('combobox', { name: 'Comune' }).fill(city);
  await field(page, 'CAP').fill(postalCode);
  await field(page, 'Provincia').fill(province);
  await press(page, 'Continua');
};

const fillGenderAndTaxCode = async (page: Page) => {
  await asks(page, 'Sei donna o uomo?');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asks(page, 'Qual è il tuo codice fiscale?');
  if ((await field(page, 'Codice fiscale').inputValue()) === '')
    await field(page, 'Codice fiscale').fill(examplePerson.taxCode);
  await press(page, 'Continua');
};

/** Every call that the purchase makes, in order. */
const watchCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  return calls;
};

test('an impossible place or address is refused where it is typed', async ({ page, checkAccessibility }) => {
  await page.goto('/acquisto/covid');
  await fillNames(page);
  await field(page, 'Data di nascita').fill(examplePerson.typedBirthDate);
  await birthplace(page).fill('Vattelapesca');
  await field(page, 'Provincia').fill('RM');
  await press(page, 'Continua');
  await expect(summary(page)).toContainText('Non troviamo questo luogo di nascita');
  await expect(summary(page)).toBeFocused();
  await checkAccessibility();
  await fillBirthplace(page);
  await press(page, 'Continua');

  await fillHome(page, { postalCode: examplePerson.home.zipCode });
  await expect(summary(page)).toContainText('Il CAP 20121 è di Milano, non di Torino.');
  await checkAccessibility();
  await fillHome(page, { city: 'Parigi' });
  await expect(summary(page)).toContainText('Non troviamo questo comune');
  await fillHome(page, { province: 'MI' });
  await expect(summary(page)).toContainText('Torino è in provincia di Torino (TO).');
  await fillHome(page);
  await asks(page, 'Sei donna o uomo?');
});

test('a check that does not answer blocks no one, and the buyer is registered only once everything is right', async ({
  page,
  request,
  expectFailureOf,
}) => {
  expectFailureOf(PLACE_CHECK);
  expectFailureOf(DEAL_CHECK);
  const buyer = someBuyer();
  const calls = watchCalls(page);
  await page.route(`**${PLACE_CHECK}?*`, (route) => route.abort());
  await page.goto('/acquisto/covid');
  await fillNames(page);
  await asks(page, 'Data e luogo di nascita');
  await field(page, 'Data di nascita').fill(examplePerson.typedBirthDate);
  await birthplace(page).fill('Vattelapesca');
  await field(page, 'Provincia').fill('RM');
  await press(page, 'Continua');
  await fillHome(page, { postalCode: examplePerson.home.zipCode });
  await fillGenderAndTaxCode(page);
  await agree(page);
  await fillContacts(page, buyer, 'Vai al riepilogo');

  await asks(page, 'Data e luogo di nascita');
  await expect(summary(page)).toContainText('Non troviamo questo luogo di nascita');
  expect(calls.filter((call) => call === SIGN_UP)).toEqual([]);
  expect(await mailsTo(request, buyer.email)).toEqual([]);

  // Only the wrong answers are asked again, then the way leads to the end.
  await fillBirthplace(page);
  await press(page, 'Continua');
  await asks(page, 'Dove abiti?');
  await expect(summary(page)).toContainText('Il CAP 20121 è di Milano, non di Torino.');
  await field(page, 'CAP').fill('10121');
  await press(page, 'Continua');
  await asks(page, 'Dove ti scriviamo?');
  await expect(field(page, 'E-mail')).toHaveValue(buyer.email);
  await press(page, 'Vai al riepilogo');
  await asks(page, 'Ultimo passo: confermiamo la tua e-mail');
  expect(calls.filter((call) => call === SIGN_UP)).toHaveLength(1);
  expect(calls.indexOf(SIGN_UP)).toBeLessThan(calls.indexOf(DEAL));
});
