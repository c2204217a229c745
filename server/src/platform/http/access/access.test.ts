import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { hoursSettingsCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { reportPresenceCall } from '@riparo/domain/desk/live/live-calls.ts';
import { AUTOMATIC_CALL_HEADER } from '@riparo/domain/desk/live/live.ts';
import { staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { greetReaderCall } from '../../../../test/library-calls.ts';
import type { App } from '../app-instance.ts';
import { failure } from '../problem-answers.ts';
import { schemaController } from '../schema-controller.ts';
import { serve } from '../serve.ts';
import { type AccessParts, registerAccess } from './access.ts';
import type { SignedInStaff } from './signed-in-staff.ts';
import { networksOf } from './staff-networks.ts';

const account = { email: 'ada@example.it' } as Account;
const carlo: Omit<SignedInStaff, 'token'> = {
  member: {
    id: staffIdSchema.parse(randomUUID()),
    email: 'carlo@example.it',
    firstName: 'Carlo',
    lastName: 'Verdi',
    role: 'consulente',
  },
  endsAt: new Date('2026-11-16T21:00:00Z'),
};

type Known = {
  isRenewed?: boolean;
  isOver?: boolean;
  atDesk?: typeof carlo | null;
  mayWrite?: boolean;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  staffNetworks?: string[];
};

const once = { riparo_session: 'x', riparo_desk: 'x' };

/** Calls with the cookies of an earlier sign-in, to the site and to the desk. */
async function ask(
  call: typeof greetReaderCall | typeof reportPresenceCall | typeof hoursSettingsCall,
  {
    isRenewed = false,
    isOver = false,
    atDesk = carlo,
    mayWrite = true,
    cookies = once,
    headers = {},
    staffNetworks = [],
  }: Known,
) {
  const counted: string[] = [];
  const found: [token: string, isSignOfLife: boolean][] = [];
  const app: App = Fastify({ schemaController });
  await app.register(cookie);
  registerAccess(app, {
    config: { publicUrl: new URL('http://localhost:3000'), writesPerMinute: 3 },
    staffNetworks: networksOf(staffNetworks),
    identity: {
      async sessionOf(token) {
        found.push([token, true]);
        return isOver ? null : { account, openedAt: new Date(), isRenewed };
      },
    },
    limiter: {
      async hit(key: string) {
        counted.push(key);
        return mayWrite ? { allowed: true } : { allowed: false, retryAfterSeconds: 7 };
      },
    } as unknown as AccessParts['limiter'],
    async findStaffSession(token, { isSignOfLife }) {
      found.push([token, isSignOfLife]);
      return atDesk;
    },
    readLog: () => {
      throw new Error('nothing is read here');
    },
  });
  serve(app, greetReaderCall, async ({ optionalCustomer }) => ({
    reader: (await optionalCustomer())?.email ?? null,
  }));
  serve(app, reportPresenceCall, async () => undefined);
  serve(app, hoursSettingsCall, async () => failure(generalErrors['not-found']));
  const answer = await app.inject({
    method: call.method,
    url: call.path,
    cookies,
    headers,
    remoteAddress: '192.0.2.7',
    ...(call.method === 'POST' && { payload: { subject: 'queue', isWriting: false } }),
  });
  await app.close();
  return Object.assign(answer, { counted, found });
}

test.each([
  ['that was prolonged is sent to the browser again', true, ['riparo_session', 'riparo_signed_in']],
  ['that was not prolonged leaves its cookie unchanged', false, []],
])('a session of the site %s', async (_, isRenewed, given) => {
  const { cookies, body } = await ask(greetReaderCall, { isRenewed });
  expect(body).toContain(account.email);
  expect(cookies.map(({ name }) => name)).toEqual(given);
});

describe('writing at the desk', () => {
  test.each([
    ['a write with a session passes', {}, 204, undefined],
    ['a write with an expired session requires a new sign-in', { atDesk: null }, 401, undefined],
    ['too many writes are refused with the time to wait', { mayWrite: false }, 429, '7'],
    ['too many writes without a session are refused as well', { atDesk: null, mayWrite: false }, 429, '7'],
  ])('%s', async (_, known: Known, status, retryAfter) => {
    const { statusCode, headers } = await ask(reportPresenceCall, known);
    expect(statusCode).toEqual(status);
    expect(headers['retry-after']).toEqual(retryAfter);
  });
});

describe('a caller who is not signed in', () => {
  test('an expired session counts as a guest', async () => {
    const { statusCode, body } = await ask(greetReaderCall, { isOver: true });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ reader: null });
  });

  test('a browser without cookies is a guest without a session lookup', async () => {
    const { body, found } = await ask(greetReaderCall, { cookies: {} });
    expect(JSON.parse(body)).toEqual({ reader: null });
    expect(found).toEqual([]);
  });

  test('writes at the desk without cookies are counted by address, without a session lookup', async () => {
    const { statusCode, counted, found } = await ask(reportPresenceCall, { cookies: {} });
    expect(statusCode).toBe(401);
    expect(counted).toEqual(['write 192.0.2.7']);
    expect(found).toEqual([]);
  });
});

describe('staff signed in at the desk', () => {
  test('staff writes are counted per person, and reads are not counted', async () => {
    expect((await ask(reportPresenceCall, {})).counted).toEqual([`write of staff ${carlo.member.id}`]);
    expect((await ask(hoursSettingsCall, {})).counted).toEqual([]);
  });

  test.each([
    ['their actions', {}, true],
    ['background requests of their page', { [AUTOMATIC_CALL_HEADER]: '1' }, false],
  ])('staff show by %s whether they are active', async (_, headers, isSignOfLife) => {
    expect((await ask(hoursSettingsCall, { headers })).found).toEqual([['x', isSignOfLife]]);
  });

  test.each([
    ['the desk is open from its own networks', ['192.0.2.0/24'], 204],
    ['the desk does not exist for other networks', ['10.0.0.0/8'], 404],
  ])('%s', async (_, staffNetworks, status) => {
    const { statusCode, headers, found } = await ask(reportPresenceCall, { staffNetworks });
    expect(statusCode).toEqual(status);
    expect(headers['retry-after']).toBeUndefined();
    expect(found.length).toEqual(status === 204 ? 1 : 0);
  });
});
