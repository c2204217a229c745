import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { member, signIn } from './support/account.ts';
import { expect, test } from './support/story.ts';

const address = '/sandbox/persona';
const cities = '**/api/v1/places/**';

const asks = (page: Page, question: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const birthplace = (page: Page) => page.getByRole('combobox', { name: 'Comune o Stato di nascita' });
const province = (page: Page) => page.getByRole('textbox', { name: 'Provincia' });
const taxCode = (page: Page) => page.getByRole('textbox', { name: 'Codice fiscale' });
const summary = (page: Page) => page.getByRole('group', { name: /corregger/ });

const toBirth = async (
  page: Page,
  firstName = examplePerson.firstName,
  lastName = examplePerson.lastName,
) => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(firstName);
  await page.getByRole('textbox', { name: 'Cognome' }).fill(lastName);
  await next(page);
  await asks(page, 'Data e luogo di nascita');
  await page.getByRole('textbox', { name: 'Data di nascita' }).fill(examplePerson.typedBirthDate);
};

const fillAddress = async (page: Page) => {
  await asks(page, 'Dove abiti?');
  await page.getByRole('combobox', { name: 'Via o piazza' }).fill('Via Roma');
  await page.getByRole('textbox', { name: 'Numero' }).fill('12/a');
  await page.getByRole('combobox', { name: 'Comune' }).fill('Bergamo');
  await page.getByRole('textbox', { name: 'CAP' }).fill('24121');
  await province(page).fill('bg');
  await next(page);
};

const toTaxCode = async (page: Page) => {
  await toBirth(page);
  await birthplace(page).fill('Roma');
  await expect(page.getByRole('option', { name: 'Roma RM' })).toBeVisible();
  await page.getByRole('option', { name: 'Roma RM' }).click();
  await next(page);
  await fillAddress(page);
  await asks(page, 'Sei donna o uomo?');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asks(page, 'Qual è il tuo codice fiscale?');
};

test('a person fills in everything with the keyboard alone, on accessible screens', async ({
  page,
  checkAccessibility,
}) => {
  const { keyboard } = page;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).focus();
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type(examplePerson.lastName);
  await checkAccessibility();
  await keyboard.press('Enter');

  await asks(page, 'Data e luogo di nascita');
  // A visitor who reads the question first finds its fields there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(birthplace(page)).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('27031990');
  await expect(page.getByLabel('Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
  await keyboard.press('Tab');
  await keyboard.type('castro');
  await expect(page.getByRole('option', { name: 'Castro BG' })).toBeVisible();
  await expect(page.getByText(/suggerimenti: freccia giù/)).toBeAttached();
  await checkAccessibility();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(birthplace(page)).toHaveAttribute('aria-activedescendant', /item-1$/);
  await keyboard.press('Enter');
  await expect(province(page)).toHaveValue('BG');
  await keyboard.press('Enter');

  await asks(page, 'Dove abiti?');
  await checkAccessibility();
  await keyboard.press('Tab');
  await keyboard.type('via roma 12 bolzano');
  await expect(page.getByRole('option', { name: /Bolzano\/Bozen/ })).toBeVisible();
  await checkAccessibility();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Numero' })).toHaveValue('12');
  await expect(page.getByRole('combobox', { name: 'Comune' })).toHaveValue('Bolzano/Bozen');
  await expect(page.getByRole('textbox', { name: 'CAP' })).toHaveValue('39100');
  await expect(province(page)).toHaveValue('BZ');
  await keyboard.press('Enter');

  await asks(page, 'Sei donna o uomo?');
  await checkAccessibility();
  await keyboard.press('Tab');
  await keyboard.press('Space');

  await asks(page, 'Qual è il tuo codice fiscale?');
  await expect(taxCode(page)).toHaveValue('DNGDAA90C67C337N');
  await expect(page.getByText('L’abbiamo calcolato dai tuoi dati')).toBeVisible();
  await checkAccessibility();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await asks(page, 'Dove ti scriviamo?');
  await checkAccessibility();
  await keyboard.press('Tab');
  await keyboard.type('ada@example.it');
  await keyboard.press('Tab');
  await keyboard.type('3331234567');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');

  for (const question of [
    'Prima di acquistare, i documenti',
    'Facciamo tutto online',
    'È la polizza giusta per te?',
  ]) {
    await asks(page, question);
    await checkAccessibility();
    for (const box of await page.getByRole('checkbox').all()) {
      await box.focus();
      await keyboard.press('Space');
    }
    await keyboard.press('Enter');
  }

  await asks(page, 'È tutto giusto?');
  await checkAccessibility();
  expect(page.url()).not.toMatch(/Angelo|Ada|1990|DNG|Castro|Bolzano/i);
  await page.getByRole('button', { name: 'Invia' }).press('Enter');
  await asks(page, 'La persona, come verrebbe inviata');
  const person = JSON.parse((await page.locator('pre').textContent()) ?? '');
  expect(person).toMatchObject({
    firstname: 'Ada',
    date_of_birth: '27031990',
    gender: 'F',
    placeOfBirth: 'Castro',
    districtOfBirth: 'BG',
    taxCode: 'DNGDAA90C67C337N',
    street: 'Via Roma',
    streetNumber: '12',
    postalCode: '39100',
    city: 'Bolzano/Bozen',
    district: 'BZ',
    phone: '+393331234567',
    country: 'IT',
  });
});

test('a town that is typed and not chosen is understood, and homonyms wait for their province', async ({
  page,
}) => {
  await toBirth(page);
  await birthplace(page).pressSequentially('Castro');
  await expect(page.getByRole('option', { name: 'Castro LE' })).toBeVisible();
  await province(page).click();
  await expect(province(page)).toHaveValue('');
  await province(page).pressSequentially('le');
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('M261');

  await birthplace(page).fill('Castrocielo');
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('');
  // A typed province can be changed by the visitor.
  await expect(province(page)).toHaveValue('LE');
  await expect(page.getByRole('option', { name: 'Castrocielo FR' })).toBeVisible();
  await province(page).fill('FR');
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('C340');

  await province(page).fill('RM');
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('');
});

test('a number typed with its street goes where it belongs, and a street may have none', async ({ page }) => {
  const street = page.getByRole('combobox', { name: 'Via o piazza' });
  const number = page.getByRole('textbox', { name: 'Numero' });
  await toBirth(page);
  await birthplace(page).fill('Roma');
  await page.getByRole('option', { name: 'Roma RM' }).click();
  await next(page);
  await asks(page, 'Dove abiti?');
  await street.fill('Via Roma 12/a');
  await number.focus();
  await expect(street).toHaveValue('Via Roma');
  await expect(number).toHaveValue('12A');
  await street.fill('Via XXV Aprile, 3');
  await number.focus();
  await expect(street).toHaveValue('Via XXV Aprile');
  await expect(number).toHaveValue('3');
  // What the visitor has typed there is not overwritten.
  await number.fill('5');
  await street.fill('Via Papa Giovanni 23');
  await number.focus();
  await expect(street).toHaveValue('Via Papa Giovanni 23');
  await expect(number).toHaveValue('5');
  await page.getByRole('combobox', { name: 'Comune' }).fill('Bergamo');
  await page.getByRole('textbox', { name: 'CAP' }).fill('24121');
  await province(page).fill('bg');
  await number.fill('dodici');
  await next(page);
  await expect(summary(page)).toContainText('Il valore inserito non è corretto');

  // What is suggested is accepted.
  await street.fill('contrada piano snc, bergamo');
  await page.getByRole('option', { name: /Contrada Piano SNC.*Bergamo/ }).click();
  await expect(number).toHaveValue('SNC');
  await page.getByRole('textbox', { name: 'CAP' }).fill('24121');
  await next(page);
  await asks(page, 'Sei donna o uomo?');
});

test('a customer born abroad chooses the country, one born in Fiume still finds it', async ({ page }) => {
  await toBirth(page);
  await birthplace(page).fill('turchia');
  await page.getByRole('option', { name: /Turchia.*Stato estero/ }).click();
  await expect(province(page)).toHaveValue('EE');
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('Z243');
  await page.getByRole('textbox', { name: 'Data di nascita' }).fill('20/05/1938');
  await birthplace(page).fill('fiume');
  await page.getByRole('option', { name: /^Fiume FU/ }).click();
  await expect(page.locator('input[name=birthPlaceCode]')).toHaveValue('D620');
});

test('on a dead network everything can be typed, even the tax code, and a retry restores the suggestions', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/places/');
  await toBirth(page);
  await page.route(cities, (route) => route.abort());
  await birthplace(page).fill('Roma');
  await expect(page.getByText('I suggerimenti non arrivano')).toBeVisible();
  await checkAccessibility();
  await province(page).fill('rm');
  await next(page);
  await fillAddress(page);
  await asks(page, 'Sei donna o uomo?');
  await page.getByRole('radio', { name: 'Donna' }).click();
  await asks(page, 'Qual è il tuo codice fiscale?');
  await expect(taxCode(page)).toHaveValue('');
  await taxCode(page).pressSequentially('dngdaa90c67h501e');
  await expect(taxCode(page)).toHaveValue(examplePerson.taxCode);
  await next(page);
  await asks(page, 'Dove ti scriviamo?');

  await page.unroute(cities);
  await page.goto(`${address}?passo=2`);
  await page.route(cities, (route) => route.abort());
  await birthplace(page).fill('Milano');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await page.unroute(cities);
  await retry.click();
  await expect(page.getByRole('option', { name: 'Milano MI' })).toBeVisible();
});

test('a tax code that differs is explained in words, and can be corrected or confirmed', async ({
  page,
  checkAccessibility,
}) => {
  await toTaxCode(page);
  await expect(taxCode(page)).toHaveValue(examplePerson.taxCode);

  await taxCode(page).fill('DNGDAA90C67H501X');
  await next(page);
  await expect(summary(page)).toContainText('Il codice fiscale inserito non è valido');

  await taxCode(page).fill('RSSDAA90C67H501H');
  await next(page);
  await expect(summary(page)).toContainText(
    'le lettere del cognome (RSS) non corrispondono a «D’Angelo» (DNG)',
  );
  await checkAccessibility();
  await page.getByRole('checkbox', { name: /tessera sanitaria/ }).check();
  await next(page);
  await asks(page, 'Dove ti scriviamo?');

  await page.goBack();
  await asks(page, 'Qual è il tuo codice fiscale?');
  await expect(taxCode(page)).toHaveValue('RSSDAA90C67H501H');
  await taxCode(page).fill(examplePerson.taxCode);
  await expect(page.getByRole('checkbox', { name: /tessera sanitaria/ })).toHaveCount(0);
  await next(page);
  await asks(page, 'Dove ti scriviamo?');
});

test('a signed-in customer finds name and birth date filled in, and can change them', async ({
  page,
  request,
}) => {
  await signIn(page, await member(request));
  await page.goto(address);
  const lastName = page.getByRole('textbox', { name: 'Cognome' });
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ada');
  await expect(lastName).toHaveValue(examplePerson.lastName);
  await lastName.fill('Rossi');
  await next(page);
  await asks(page, 'Data e luogo di nascita');
  await expect(page.getByRole('textbox', { name: 'Data di nascita' })).toHaveValue(
    examplePerson.typedBirthDate,
  );
  await page.goBack();
  await expect(lastName).toHaveValue('Rossi');
});
