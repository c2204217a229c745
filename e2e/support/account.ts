import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { codeTo } from './mailbox.ts';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly email: string;
  readonly password: string;
};

export const CONFIRMATION = /^Conferma il tuo account/;
/** In the middle of a purchase the mail does not mention an account yet. */
export const PURCHASE_CODE = /^Conferma la tua e-mail/;
export const NEW_CODE = /^Il tuo nuovo codice/;
export const RESET = /^Scegli una nuova password/;

/** Ada, with a mailbox unique to this story: stories share one server. */
export const somebody = (): Person => ({
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  birthDate: examplePerson.typedBirthDate,
  email: `ada.${crypto.randomUUID()}@example.it`,
  password: 'Portico2026',
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const summary = (page: Page) => page.getByRole('group', { name: /correggere/ });
export const avatar = (page: Page) => page.getByRole('button', { name: /il tuo account:/ });

/**
 * For stories about something else: on another device, or on the page's own with `page.request` and its
 * origin.
 */
export async function registerByApi(
  request: APIRequestContext,
  person: Person,
  headers: Record<string, string> = {},
): Promise<void> {
  const { email, password, firstName, lastName, birthDate } = person;
  const attributes = { name: firstName, family_name: lastName, birthdate: birthDate };
  const data = { email, password, attributes };
  const answer = await request.post('/api/v1/auth/sign-up', { data, headers });
  expect(answer.status()).toBe(200);
}

export async function confirmByApi(
  request: APIRequestContext,
  { email }: Person,
  headers: Record<string, string> = {},
): Promise<void> {
  const code = await codeTo(request, email, CONFIRMATION);
  const answer = await request.post('/api/v1/auth/confirm-sign-up', { data: { email, code }, headers });
  expect(answer.status()).toBe(204);
}

/** A customer with a confirmed account. */
export async function member(request: APIRequestContext, person = somebody()): Promise<Person> {
  await registerByApi(request, person);
  await confirmByApi(request, person);
  return person;
}

export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The address changes first: the previous page may have fields of the same names.
  await expect(page.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Accedi');
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/customer');
  await expect(avatar(page)).toBeVisible();
}

/** A customer with an account, just signed in. */
export async function memberSignedIn(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await member(request);
  await signIn(page, person);
  return person;
}

/** To a tab that was behind another one: the browser notifies the page. */
export async function switchToTab(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** What an expired session looks like to the browser: the server does not know it any more. */
export async function endSessionOnTheServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('riparo_session'));
  if (!session) throw new Error('Nobody is signed in');
  await page.context().addCookies([{ ...session, value: 'no-longer-known' }]);
}
