import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { field, press } from './account.ts';
import { attachmentsOf, codeTo, mailsTo, mailTo } from './mailbox.ts';
import { asks } from './purchase.ts';

export const TO_SIGN = /^I documenti da firmare/;
export const SIGNED = /^Hai firmato/;
export const CODE = /^Il codice per firmare/;

/** The address of a page that a mail links to. */
export const linkIn = async (request: APIRequestContext, email: string, subject: RegExp, route: string) => {
  const { text } = await mailTo(request, email, (mail) => subject.test(mail.subject));
  const [link] = new RegExp(`/${route}/[\\w.~/-]+`).exec(text) ?? [];
  if (!link) throw new Error(`No link to ${route} in the mail`);
  return link;
};

/** As printed on the signed policy, which is also its file name. */
export const policyNumberOf = async (request: APIRequestContext, email: string): Promise<string> => {
  const mail = await mailTo(request, email, ({ subject }) => SIGNED.test(subject));
  const names = (await attachmentsOf(request, mail)).map(({ name }) => name);
  const number = names.map((name) => /-([\da-f]{8})\.pdf$/.exec(name)?.[1]).find(Boolean);
  if (!number) throw new Error('No signed policy in the mail');
  return number.toUpperCase();
};

export const askForCode = async (page: Page) => {
  // The question is there before the documents are.
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Mandami il codice');
  await asks(page, 'Scrivi il codice per firmare');
};

/** By the link of the mail, on any device. */
export const signByMail = async (
  page: Page,
  request: APIRequestContext,
  email: string,
  signedCopy?: string,
) => {
  await page.goto(await linkIn(request, email, TO_SIGN, 'firma'));
  await signHere(page, request, email, signedCopy);
};

/** With a code: for a buyer who did not prove the mailbox in this purchase and browser. */
export const signHere = async (
  page: Page,
  request: APIRequestContext,
  email: string,
  signedCopy?: string,
) => {
  await asks(page, 'Leggi e firma');
  await askForCode(page);
  await field(page, 'Codice per firmare').fill(await codeTo(request, email, CODE));
  await press(page, 'Firma i documenti');
  await asks(page, 'Fatto, hai firmato!');
  await expectSealed(request, email, signedCopy);
};

/** Once the documents are made, which takes time on a busy machine. */
export const tickToSign = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Firma i documenti' })).toBeVisible({ timeout: 30_000 });
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/** For a buyer who has just typed the code of the purchase, on its last page: it was the only one. */
export const signWherePaid = async (page: Page, request: APIRequestContext, email: string) => {
  await tickToSign(page);
  await press(page, 'Firma i documenti');
  const title = page.getByRole('heading', { level: 2, name: 'Fatto, hai firmato!' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expectSealed(request, email);
  await expectNoCode(request, email);
};

/** The same by the link of the mail. */
export const signAsConfirmed = async (
  page: Page,
  request: APIRequestContext,
  email: string,
  signedCopy?: string,
) => {
  await asks(page, 'Leggi e firma');
  await tickToSign(page);
  await press(page, 'Firma i documenti');
  await asks(page, 'Fatto, hai firmato!');
  await expectSealed(request, email, signedCopy);
  await expectNoCode(request, email);
};

const expectNoCode = async (request: APIRequestContext, email: string) => {
  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => CODE.test(subject))).toEqual([]);
};

/** Where every purchase leads: the signed policy is in the mailbox. */
const expectSealed = async (request: APIRequestContext, email: string, signedCopy = 'polizza-firmata') => {
  const mail = await mailTo(request, email, ({ subject }) => SIGNED.test(subject));
  const [policy] = await attachmentsOf(request, mail);
  expect(policy?.name).toMatch(new RegExp(`^riparo-${signedCopy}-.*\\.pdf$`));
  // Sealed: the signature is in the bytes.
  expect(policy?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(policy?.content.includes('ETSI.CAdES.detached')).toBe(true);
};
