import { randomUUID } from 'node:crypto';
import {
  confirmEmailCall,
  confirmSignUpCall,
  forgotPasswordCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { mailMessages } from '../src/platform/mail/tables.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { TestServer } from './test-server.ts';

export const password = 'Vento7Grigio';

/** What an account says about its holder. */
export const ownAttributes = {
  name: examplePerson.firstName,
  family_name: examplePerson.lastName,
  birthdate: examplePerson.typedBirthDate,
};

export type Holder = { email: string; browser: Browser };

export function newEmail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.it`;
}

export function registration(email: string): BodyOf<typeof signUpCall> {
  return { email, password, attributes: ownAttributes };
}

/** Registers and leaves the code in the mailbox. */
export async function unconfirmedHolder(server: TestServer, email = newEmail()): Promise<Holder> {
  const browser = openBrowser(server);
  await browser.call(signUpCall, registration(email));
  return { email, browser };
}

export async function confirmedHolder(server: TestServer, email = newEmail()): Promise<Holder> {
  const holder = await unconfirmedHolder(server, email);
  await holder.browser.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
  return holder;
}

export async function signedInHolder(server: TestServer, email = newEmail()): Promise<Holder> {
  const holder = await confirmedHolder(server, email);
  await holder.browser.call(signInCall, { email, password });
  return holder;
}

/** The same person on another device. */
export async function signInElsewhere(server: TestServer, email: string, address?: string): Promise<Browser> {
  const browser = openBrowser(server, address);
  await browser.call(signInCall, { email, password });
  return browser;
}

/** Requests another e-mail address, and types the code that arrives there. */
export async function moveTo(server: TestServer, { browser }: Holder, email: string): Promise<void> {
  const { attributes, profileVersion } = (await browser.call(sessionCall)).answer;
  if (!attributes || profileVersion === null) throw new Error('nobody is signed in');
  await browser.call(saveProfileCall, { ...attributes, email, profileVersion });
  const code = await latestCode(server, email);
  const { status } = await browser.call(confirmEmailCall, { code, password });
  if (status !== 200) throw new Error('the address did not change');
}

/** What arrived in a mailbox, last written first: queued mails may arrive in any order. */
export async function mailsTo(server: TestServer, email: string) {
  const arrived = (await server.mails()).filter(({ recipient }) => recipient === email);
  const written = await server.db.select().from(mailMessages).orderBy(mailMessages.createdAt);
  const turnOf = (messageId: string) => written.findIndex(({ id }) => messageId.includes(id));
  return arrived.toSorted((one, other) => turnOf(other.messageId) - turnOf(one.messageId));
}

/** All codes in a mailbox, last first. */
export async function codesTo(server: TestServer, email: string): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails.flatMap(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? []);
}

export async function latestCode(server: TestServer, email: string): Promise<string> {
  const [code] = await codesTo(server, email);
  if (!code) throw new Error('no code in the mailbox');
  return code;
}

export async function resetCode(server: TestServer, { email, browser }: Holder): Promise<string> {
  await browser.call(forgotPasswordCall, { email });
  return latestCode(server, email);
}

export async function resentCode(server: TestServer, { email, browser }: Holder): Promise<string> {
  await browser.call(resendSignUpCodeCall, { email });
  return latestCode(server, email);
}

/** Any code but this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** The cookies of a browser, as it sends them. */
export const cookiesOf = ({ browser }: Pick<Holder, 'browser'>) =>
  [...browser.cookies].map((pair) => pair.join('=')).join('; ');
