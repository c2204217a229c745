import type { Page } from '@playwright/test';
import {
  confirmByApi,
  CONFIRMATION,
  field,
  fillSignIn,
  heading,
  NEW_CODE,
  type Person,
  press,
  registerByApi,
  somebody,
  summary,
} from './support/account.ts';
import { codeTo, mailTo } from './support/mailbox.ts';
import { openDealByApi } from './support/purchase.ts';
import { expect, test } from './support/story.ts';

const CONFIRM = '/api/v1/auth/confirm-sign-up';
const RESEND = '/api/v1/auth/resend-sign-up-code';
const WRONG_CODE =
  'Il codice che hai inserito non è valido. Controlla che sia corretto e che non sia scaduto.';
const DEAL = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';

const pageOf = ({ email }: Person, rest = '') => `/confirm-account/${encodeURIComponent(email)}${rest}`;

const typeCode = async (page: Page, code: string) => {
  await field(page, 'Codice di conferma').fill(code);
  await press(page, 'Conferma');
};

/** Any other six digits. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A visitor who registered in this very browser. */
const newcomer = async (page: Page) => {
  const person = somebody();
  await page.goto('/login');
  await registerByApi(page.request, person, { origin: new URL(page.url()).origin });
  return person;
};

/** A purchase that waits for the confirmation, and continues at this address. */
const answerDealLeadingTo = (page: Page, webFlowBaseUrl: string) =>
  page.route(`**/api/v1/deal/uuid/${DEAL}`, (route) =>
    route.fulfill({
      json: {
        data: {
          uuid: DEAL,
          status: 2,
          product: { key: 'pet', title: 'Sussidio Pet', fixedPrice: 79, webFlowBaseUrl },
        },
      },
    }),
  );

test('a sign-in before the confirmation leads to it, and says why', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/v1/auth/sign-in');
  const person = await newcomer(page);
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(pageOf(person, '/unconfirmed'));
  await expect(page.getByText(/registrazione non è ancora confermata/)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await checkAccessibility();

  // The address alone has the same effect.
  await page.reload();
  await expect(page.getByText(/registrazione non è ancora confermata/)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(page).toHaveURL('/login');
});

test('the link in the mail contains address and code', async ({ page, request }) => {
  const person = await newcomer(page);
  const { text } = await mailTo(request, person.email, ({ subject }) => CONFIRMATION.test(subject));
  const link = /https?:\/\/\S+\/confirm-account\/\S+/.exec(text)?.[0] ?? '';
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await expect(field(page, 'Codice di conferma')).toHaveValue(/^\d{6}$/);
  await expect(field(page, 'Codice di conferma')).toHaveAttribute('autocomplete', 'one-time-code');
  // The proof of the mailbox is removed from the address.
  await expect(page).toHaveURL(pathname);
  await press(page, 'Conferma');
  await expect(page).toHaveURL('/login');
});

test('on another device the password is chosen before anything opens', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(CONFIRM);
  const person = somebody();
  await registerByApi(request, person);
  await page.goto(pageOf(person));
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(heading(page)).toHaveText('Scegli la tua password');
  await expect(heading(page)).toBeFocused();
  await checkAccessibility();
  await field(page, 'Password').fill('debole');
  await press(page, 'Conferma');
  await expect(summary(page)).toContainText('La password inserita non è valida');
  await field(page, 'Password').fill('Veranda2027');
  await press(page, 'Conferma');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, { ...person, password: 'Veranda2027' });
  await expect(page).toHaveURL('/customer');
});

test('a wrong code is refused; after five of them not even the right one is accepted, but a new one is', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(CONFIRM);
  const person = await newcomer(page);
  const code = await codeTo(request, person.email, CONFIRMATION);
  await page.goto(pageOf(person));
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse(`**${CONFIRM}`);
    await typeCode(page, another(code));
    await answered;
    await expect(summary(page)).toContainText(WRONG_CODE);
    await expect(summary(page)).toBeFocused();
  }
  await checkAccessibility();
  const answered = page.waitForResponse(`**${CONFIRM}`);
  await typeCode(page, code);
  expect((await (await answered).json()) as { code: string }).toMatchObject({ code: 'ExpiredCodeException' });
  await expect(summary(page)).toContainText(WRONG_CODE);

  await page.getByRole('link', { name: 'Ricevi un nuovo codice' }).click();
  await expect(heading(page)).toHaveText('Ricevi un nuovo codice');
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
  await checkAccessibility();
  await press(page, 'Invia il codice');
  await expect(page).toHaveURL(pageOf(person));
  await expect(page.getByText('tra poco ricevi un nuovo codice')).toBeVisible();
  await typeCode(page, await codeTo(request, person.email, NEW_CODE));
  await expect(page).toHaveURL('/login');
});

test('a code works once', async ({ page, request, expectFailureOf }) => {
  expectFailureOf(CONFIRM);
  const person = await newcomer(page);
  await confirmByApi(page.request, person, { origin: new URL(page.url()).origin });
  await page.goto(pageOf(person));
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(summary(page)).toContainText(WRONG_CODE);
});

test('a malformed code is not even sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(CONFIRM)) calls += 1;
  });
  await page.goto(pageOf(somebody()));
  await typeCode(page, '12 34');
  await expect(summary(page)).toContainText('Scrivi il codice di 6 cifre');
  expect(calls).toBe(0);
});

test('another failure says that the account cannot be confirmed now', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(CONFIRM);
  await page.route(`**${CONFIRM}`, (route) => route.abort());
  await page.goto(pageOf(somebody()));
  await typeCode(page, '123456');
  const warning = page.getByRole('group', { name: /non possiamo confermare il tuo account/ });
  await expect(warning).toBeFocused();
  await checkAccessibility();
});

test('codes are not sent more often than once a minute', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf(RESEND);
  const person = await newcomer(page);
  const address = `/resend-confirmation-code/${encodeURIComponent(person.email)}`;
  await page.goto(address);
  await press(page, 'Invia il codice');
  await expect(page).toHaveURL(pageOf(person));
  await page.goto(address);
  await press(page, 'Invia il codice');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Non è stato possibile inviare un nuovo codice.' });
  await expect(notice).toContainText('Riprova più tardi');
  await expect(notice).toContainText('Hai fatto troppi tentativi');
  await expect(page).toHaveURL(address);
  await checkAccessibility();
});

test('a waiting purchase continues after the confirmation, which is a step of it', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = await newcomer(page);
  await answerDealLeadingTo(page, '/calcola-la-tua-pensione?pratica=');
  await page.goto(pageOf(person, `/deal/${DEAL}`));
  await expect(heading(page)).toHaveText('Ultimo passo: confermiamo la tua e-mail');
  await expect(page.getByText('Il tuo acquisto: Sussidio Pet')).toBeVisible();
  await checkAccessibility();
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(page).toHaveURL(`/calcola-la-tua-pensione?pratica=${DEAL}`);
});

test('an unknown purchase leads to the failure page', async ({ page, request, expectFailureOf }) => {
  expectFailureOf(DEAL);
  const person = await newcomer(page);
  // The uuid may also be given in place of the state.
  await page.goto(pageOf(person, `/${DEAL}`));
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(page).toHaveURL('/ops');
  await expect(heading(page)).toHaveText('Ops qualcosa è andato storto!');
});

test('a purchase that cannot be fetched is tried again, without the used code', async ({
  page,
  request,
  expectFailureOf,
}) => {
  const { uuid, address } = await openDealByApi(request, 'pet');
  expectFailureOf(uuid);
  const person = await newcomer(page);
  const call = `**/api/v1/deal/uuid/${uuid}`;
  await page.route(call, (route) => route.abort());
  await page.goto(pageOf(person, `/deal/${uuid}`));
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(page).toHaveURL('/ops');
  await page.unroute(call);
  await press(page, 'Riprova');
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toContainText('riepilogo');
});

test('a purchase never leads to another site', async ({ page, request }) => {
  const person = await newcomer(page);
  await answerDealLeadingTo(page, 'https://evil.example/');
  await page.goto(pageOf(person, `/deal/${DEAL}`));
  await typeCode(page, await codeTo(request, person.email, CONFIRMATION));
  await expect(page).toHaveURL('/ops');
});

test('no link leads to a placeholder page before the code has come', async ({ request }) => {
  const placeholderLink = /href="[^"]*\/-[/?"]/;
  for (const address of ['confirm-account', 'resend-confirmation-code']) {
    const page = await request.get(`/${address}/ada%40example.it/deal/${DEAL}`);
    expect(await page.text()).not.toMatch(placeholderLink);
  }
});

test('requesting a new code does not lose the purchase', async ({ page, request, expectFailureOf }) => {
  expectFailureOf(DEAL);
  const person = await newcomer(page);
  await page.goto(pageOf(person, `/deal/${DEAL}`));
  await page.getByRole('link', { name: 'Ricevi un nuovo codice' }).click();
  await expect(page).toHaveURL(`/resend-confirmation-code/${encodeURIComponent(person.email)}/deal/${DEAL}`);
  await press(page, 'Invia il codice');
  await expect(page).toHaveURL(pageOf(person, `/deal/${DEAL}`));
  const mail = await mailTo(request, person.email, ({ subject }) => NEW_CODE.test(subject));
  // The page does; our mail never links to a purchase of another mailbox.
  expect(mail.text).not.toContain(DEAL);
});
