import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { confirmSignUpCall, signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { type Session, sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { Mailbox } from '../faults/mailbox.ts';
import type { Answer, Asked } from './through-the-door.ts';

const password = 'Vento7Grigio';
const attributes = {
  name: examplePerson.firstName,
  family_name: examplePerson.lastName,
  birthdate: examplePerson.typedBirthDate,
};
const mailPatienceMs = 120_000;
// This tests whether it works, not how fast: hashing a password takes its time on a busy machine.
const timeoutMs = 60_000;

const wayOf = ({ method, path }: { method: string; path: string }) => ({ method, path });

/** A customer with an account who signed in before the failures. */
export type SignedIn = {
  isStillKnown(): Promise<boolean>;
  canSignIn(): Promise<boolean>;
};

export async function signIn(ask: (asked: Asked) => Promise<Answer>, mailbox: Mailbox): Promise<SignedIn> {
  const email = `ada-${randomUUID()}@example.it`;
  const cookies = new Map<string, string>();
  const call = (called: { method: string; path: string }, body?: object) =>
    ask({
      ...wayOf(called),
      body,
      timeoutMs,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  async function needed(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.text}`);
    for (const cookie of answer.cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
  }
  await needed(call(signUpCall, { email, password, attributes }));
  const deadline = Date.now() + mailPatienceMs;
  while (!mailbox.codeOf(email) && Date.now() < deadline) await delay(50);
  await needed(call(confirmSignUpCall, { email, code: mailbox.codeOf(email) }));
  await needed(call(signInCall, { email, password }));

  return {
    async isStillKnown() {
      const { status, text } = await call(sessionCall);
      return status === 200 && (JSON.parse(text) as Session).authenticated;
    },
    canSignIn: async () =>
      (await ask({ ...wayOf(signInCall), body: { email, password }, timeoutMs })).status < 300,
  };
}
