import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { type APIRequestContext, type Browser, type Page, request as requests } from '@playwright/test';
import { generateSync } from 'otplib';
import { fromElsewhere } from './from-elsewhere.ts';
import { mailTo } from './mailbox.ts';
import { recorded } from './recorded.ts';

/** The desk is made for a desktop: a screen of 1280 px, a mouse and a keyboard. */
export const onDesktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

export const deskPassword = 'lampada verde sul molo';

export const newStaffEmail = () => `banco-${randomUUID().slice(0, 8)}@example.it`;

/** The mailed link of an invitation. */
export async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await mailTo(request, email, (mail) => mail.text.includes('#invito='));
  const link = /\/banco\/entra#invito=[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`no invitation for ${email}`);
  return link;
}

/** Invites as an operator does: with the command, beside the running server. */
async function inviteByCommand(email: string, role: Role): Promise<void> {
  const dataFolder = await readFile(recorded.dataFolder, 'utf8');
  const command = join(import.meta.dirname, '../../commands/staff.ts');
  await promisify(execFile)(process.execPath, [command, 'invite', email, role], {
    env: { ...process.env, DATA_FOLDER: dataFolder, NODE_ENV: 'test' },
  });
}

/** The current code of an authenticator app. */
export const codeOf = (secret: string, now = Date.now()): string =>
  generateSync({ secret, epoch: Math.floor(now / 1000) });

type Visitor = { readonly firstName: string; readonly lastName: string; readonly email?: string };
type Colleague = { readonly email: string; readonly secret: string };

/**
 * Accepts an invitation in a browser, or any store of its cookies: the invited person is then signed in at
 * the desk.
 */
async function accept(browser: APIRequestContext, link: string, name: string): Promise<string> {
  const [address = '', token = ''] = link.split('#invito=');
  const headers = { origin: new URL((await browser.get(address)).url()).origin };
  const invitation = `/api/v1/desk/invitations/${token}`;
  const codes = await browser.post(`${invitation}/codes`, { headers });
  const { secret } = (await codes.json()) as { secret: string };
  const [firstName = '', lastName = ''] = name.split(' ');
  const secondFactor = { kind: 'codes', code: codeOf(secret) };
  const data = { firstName, lastName, password: deskPassword, secondFactor };
  const accepted = await browser.post(`${invitation}/accept`, { headers, data });
  if (!accepted.ok()) throw new Error(`nobody came to the desk: ${await accepted.text()}`);
  return secret;
}

let firstProvince: Promise<APIRequestContext> | undefined;

/** A person who invites all others of these stories: only the first uses the command, which takes seconds. */
async function openFirst(baseURL: string): Promise<APIRequestContext> {
  const browser = await requests.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const email = newStaffEmail();
  await inviteByCommand(email, 'responsabile');
  await accept(browser, await invitationTo(browser, email), 'Prima Responsabile');
  return browser;
}

/** Mails an invitation, as a responsabile does at the desk. */
export async function invite(baseURL: string, email: string, role: Role): Promise<void> {
  firstProvince ??= openFirst(baseURL);
  const headers = { origin: baseURL };
  const sent = await (
    await firstProvince
  ).post('/api/v1/desk/staff/invitations', { headers, data: { email, role } });
  if (!sent.ok()) throw new Error(`nobody was invited: ${await sent.text()}`);
}

/** Signs a new staff member in at the desk's first screen; the sign-in itself is another story. */
export async function signInAtDesk(
  page: Page,
  request: APIRequestContext,
  { role = 'consulente', name }: { role?: Role; name: string },
): Promise<Colleague> {
  const email = newStaffEmail();
  await page.goto('/banco/entra');
  await invite(new URL(page.url()).origin, email, role);
  const secret = await accept(page.context().request, await invitationTo(request, email), name);
  await page.goto('/banco');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
  return { email, secret };
}

/** Another person’s browser, on a desktop as well. */
export const openSecondDesk = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ...onDesktop, locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage();

/** The line of a customer's request in the queue. */
export const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Richieste' }).getByRole('link', { name });

/** A visitor who asks for a quote and a call about it, through the API. */
export async function requestQuoteByApi(
  request: APIRequestContext,
  { firstName, lastName, email = `ada.${randomUUID()}@example.it` }: Visitor,
): Promise<void> {
  const person = { firstname: firstName, lastname: lastName, email, phone: '+393331234567' };
  const consents = { privacy: true, userProfiling: true };
  const data = { ...person, ...consents, product: 'casa', source: '/preventivo/generico' };
  const response = await request.post('/api/v1/quote-requests', { data, headers: fromElsewhere() });
  if (!response.ok()) throw new Error(await response.text());
}

/** The desk's id of the latest deal of a mailbox. */
export async function deskIdOf(page: Page, { email }: { readonly email: string }): Promise<string> {
  const listed = await page.request.get('/api/v1/desk/deals', { params: { q: email } });
  const { data } = (await listed.json()) as { data: { uuid: string }[] };
  const uuid = data[0]?.uuid;
  if (uuid === undefined) throw new Error('the desk has no deal of this mailbox');
  return uuid;
}

/** Opens the page of a customer's deal at the desk. */
export async function openDealAtDesk(page: Page, deal: { readonly email: string }): Promise<void> {
  await page.goto(`/banco/pratiche/${await deskIdOf(page, deal)}`);
}
