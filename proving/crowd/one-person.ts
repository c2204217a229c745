import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { confirmSignUpCall, signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import {
  type Session,
  sessionCall,
  signInCall,
  signOutCall,
} from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { Mailbox } from '../faults/mailbox.ts';
import { siteOrigin } from '../faults/stage.ts';

const password = 'Vento7Grigio';
const attributes = {
  name: examplePerson.firstName,
  family_name: examplePerson.lastName,
  birthdate: examplePerson.typedBirthDate,
};
const mailPatienceMs = 30_000;

export type SharedSession = { isKnownElsewhere: boolean; isOverElsewhere: boolean };

/**
 * A customer whose every request goes to another process: registers, confirms, signs in, is recognised, signs
 * out.
 */
export async function sessionAcross(urls: readonly string[], mailbox: Mailbox): Promise<SharedSession> {
  let turn = 0;
  const nextUrl = () => urls[turn++ % urls.length] ?? '';
  const email = `ada-${randomUUID()}@example.it`;
  const cookies = new Map<string, string>();

  async function ask({ method, path }: { method: string; path: string }, body?: object): Promise<Response> {
    const response = await fetch(nextUrl() + path, {
      method,
      headers: {
        origin: siteOrigin,
        ...(body && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const isSignedIn = async () => ((await (await ask(sessionCall)).json()) as Session).authenticated;

  await ask(signUpCall, { email, password, attributes });
  await ask(confirmSignUpCall, { email, code: await codeFor(mailbox, email) });
  await ask(signInCall, { email, password });
  const known = await eachTime(urls, isSignedIn);
  const kept = [...cookies];
  await ask(signOutCall);
  // Copied cookies are worthless after signing out, at every process.
  for (const [name, value] of kept) cookies.set(name, value);
  const knownAfterwards = await eachTime(urls, isSignedIn);
  return { isKnownElsewhere: known.every(Boolean), isOverElsewhere: !knownAfterwards.some(Boolean) };
}

async function eachTime<T>(urls: readonly string[], ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const _ of urls) answers.push(await ask());
  return answers;
}

async function codeFor(mailbox: Mailbox, email: string): Promise<string> {
  const deadline = Date.now() + mailPatienceMs;
  while (Date.now() < deadline) {
    const code = mailbox.codeOf(email);
    if (code) return code;
    await delay(20);
  }
  throw new Error('the code never came');
}
