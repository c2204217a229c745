import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Account } from '@riparo/domain/account/account.ts';
import { tellPresenceCall } from '@riparo/domain/contract/live-calls.ts';
import { staffIdSchema } from '@riparo/domain/values/ids.ts';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { greetReaderCall } from '../../../test/library-calls.ts';
import type { App } from '../app-instance.ts';
import { schemaController } from '../schema-controller.ts';
import { serve } from '../serve.ts';
import { type AccessParts, type AtDesk, registerAccess } from './access.ts';

const account = { email: 'ada@example.it' } as Account;
const carlo: Omit<AtDesk, 'token'> = {
  member: {
    id: staffIdSchema.parse(randomUUID()),
    email: 'carlo@example.it',
    firstName: 'Carlo',
    lastName: 'Verdi',
    role: 'consulente',
  },
  endsAt: new Date('2026-11-16T21:00:00Z'),
};

type Known = { isRenewed?: boolean; atDesk?: typeof carlo | null; mayWrite?: boolean };

/** Asks with the cookies of somebody who has once been signed in, to the site and to the desk. */
async function ask(
  call: typeof greetReaderCall | typeof tellPresenceCall,
  { isRenewed = false, atDesk = carlo, mayWrite = true }: Known,
) {
  const app: App = Fastify({ schemaController });
  await app.register(cookie);
  registerAccess(app, {
    config: { publicUrl: new URL('http://localhost:3000'), staffNetworks: [], writesPerMinute: 3 },
    identity: { sessionOf: async () => ({ account, openedAt: new Date(), isRenewed }) },
    limiter: {
      hit: async () => (mayWrite ? { allowed: true } : { allowed: false, retryAfterSeconds: 7 }),
    } as unknown as AccessParts['limiter'],
    findStaffSession: async () => atDesk,
  });
  serve(app, greetReaderCall, async ({ optionalCustomer }) => ({
    reader: (await optionalCustomer())?.email ?? null,
  }));
  serve(app, tellPresenceCall, async () => undefined);
  const answer = await app.inject({
    method: call.method,
    url: call.path,
    cookies: { riparo_session: 'x', riparo_desk: 'x' },
    ...(call.method === 'POST' && { payload: { subject: 'queue', isWriting: false } }),
  });
  await app.close();
  return answer;
}

test.each([
  ['that was prolonged is given to the browser again', true, ['riparo_session', 'riparo_signed_in']],
  ['that was not is left as it is there', false, []],
])('a session of the site %s', async (_, isRenewed, given) => {
  const { cookies, body } = await ask(greetReaderCall, { isRenewed });
  expect(body).toContain(account.email);
  expect(cookies.map(({ name }) => name)).toEqual(given);
});

describe('who writes at the desk', () => {
  test.each([
    ['is let in with a session', {}, 204, undefined],
    ['has to come in again once it is over', { atDesk: null }, 401, undefined],
    ['waits after too much of it, and is told how long', { mayWrite: false }, 429, '7'],
    ['waits without a session as well', { atDesk: null, mayWrite: false }, 429, '7'],
  ])('%s', async (_, known: Known, status, retryAfter) => {
    const { statusCode, headers } = await ask(tellPresenceCall, known);
    expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  });
});
