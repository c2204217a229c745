import { randomUUID } from 'node:crypto';
import { ownDealsCall } from '@riparo/domain/contract/deal-calls.ts';
import { personalAreaCall } from '@riparo/domain/contract/personal-area-calls.ts';
import { personalDataCall } from '@riparo/domain/contract/account-calls.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHolder, type Holder } from '../test/account-holder.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let other: Holder;
beforeAll(async () => {
  server = await testServer({ now: attackDay });
  world = await furnishWorld(server);
  other = await signedInHolder(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const kinds = [
  'quote',
  'report',
  'unpaidDeal',
  'paidDeal',
  'skiPolicy',
  'signatureToken',
  'withdrawalToken',
] as const;
type Kind = (typeof kinds)[number];

type Ask = (id: string) => { method: 'GET' | 'POST'; url: string; payload?: object };

/** What only the session of the owner opens. */
const ownedByAccount: Record<string, Ask> = {
  'a withdrawal': (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/withdrawal` }),
  'to withdraw': (id) => ({
    method: 'POST',
    url: `/api/v1/deals/${id}/withdrawal`,
    payload: { noClaim: true },
  }),
  'a policy': (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/documents/polizza` }),
  'a receipt': (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/documents/ricevuta` }),
};

/** What an unguessable address opens, with the kinds of id that open it. */
const openedByAddress: Record<string, { by: readonly Kind[]; ask: Ask }> = {
  'a deal': {
    by: ['unpaidDeal', 'paidDeal'],
    ask: (id) => ({ method: 'GET', url: `/api/v1/deal/uuid/${id}` }),
  },
  'a quote': { by: ['quote'], ask: (id) => ({ method: 'GET', url: `/api/v1/quotation/tcm/${id}` }) },
  'its prices': {
    by: ['quote'],
    ask: (id) => ({ method: 'GET', url: `/api/v1/quotation/tcm/${id}/prices` }),
  },
  'a quotation': { by: ['quote'], ask: (id) => ({ method: 'GET', url: `/api/v1/quotation/${id}` }) },
  'a call back': {
    by: ['quote'],
    ask: (id) => ({ method: 'GET', url: `/api/v1/quotation/${id}/call-back` }),
  },
  'a report': { by: ['report'], ask: (id) => ({ method: 'GET', url: `/api/public/checkups/${id}` }) },
  'a ski payment': {
    by: ['skiPolicy'],
    ask: (id) => ({ method: 'GET', url: `/api/public/policies/itas_ski/${id}/payment` }),
  },
  'a signature': { by: ['signatureToken'], ask: (id) => ({ method: 'GET', url: `/api/v1/signature/${id}` }) },
  'a document to sign': {
    by: ['signatureToken'],
    ask: (id) => ({ method: 'GET', url: `/api/v1/signature/${id}/documents/polizza` }),
  },
  'a code to sign': {
    by: ['signatureToken'],
    ask: (id) => ({ method: 'POST', url: `/api/v1/signature/${id}/code` }),
  },
  'a way out': { by: ['withdrawalToken'], ask: (id) => ({ method: 'GET', url: `/api/v1/withdrawal/${id}` }) },
  'to go out': {
    by: ['withdrawalToken'],
    ask: (id) => ({ method: 'POST', url: `/api/v1/withdrawal/${id}`, payload: { noClaim: true } }),
  },
};

/** Everything by which two answers could be told apart, but the number and the moment of the request. */
function traits({ statusCode, headers, body }: LightMyRequestResponse) {
  const { 'x-request-id': id, date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(String(id), '') };
}

const cookieOf = ({ browser }: Holder) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');

async function ask(question: ReturnType<Ask>, cookie?: string) {
  const { origin } = server.parts.config.publicUrl;
  return traits(await server.request({ ...question, headers: { origin, ...(cookie && { cookie }) } }));
}

describe('what belongs to an account', () => {
  test.each(Object.entries(ownedByAccount))('%s: for another it does not exist', async (_, question) => {
    const answer = await ask(question(world.paidDeal), cookieOf(other));
    expect(answer).toEqual(await ask(question(randomUUID()), cookieOf(other)));
    expect(answer).toEqual(await ask(question('none'), cookieOf(other)));
    expect(answer.statusCode).toBe(404);
  });

  test.each(Object.entries(ownedByAccount))(
    '%s: who is not signed in can not tell whether it exists',
    async (_, question) => {
      const answer = await ask(question(world.paidDeal));
      expect(answer).toEqual(await ask(question(randomUUID())));
      expect(answer.statusCode).toBe(401);
    },
  );

  test('is there for its owner', async () => {
    const statuses = await Promise.all(
      ['a withdrawal', 'a policy', 'a receipt'].map(async (what) => {
        const question = ownedByAccount[what]?.(world.paidDeal);
        return question && (await ask(question, await world.session())).statusCode;
      }),
    );
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('is in no list of another', async () => {
    const deals = await other.browser.call(ownDealsCall);
    expect(deals.answer.data).toEqual([]);
    for (const call of [personalDataCall, personalAreaCall]) {
      const data = JSON.stringify((await other.browser.call(call)).answer);
      for (const kind of kinds) expect(data).not.toContain(world[kind]);
      expect(data).not.toContain(world.email);
    }
  });
});

describe('what an address opens', () => {
  test.each(Object.entries(openedByAddress))(
    '%s: no id of anything else opens it, and each answers like one that never was',
    async (_, { by, ask: question }) => {
      const unknown = await ask(question(randomUUID()));
      expect(unknown.statusCode).toBe(404);
      for (const kind of kinds.filter((one) => !by.includes(one)))
        expect({ kind, ...(await ask(question(world[kind]))) }).toEqual({ kind, ...unknown });
      expect(await ask(question('none'))).toEqual(unknown);
      expect(await ask(question(randomUUID().toUpperCase()))).toEqual(unknown);
    },
  );

  test('a paid deal tells nothing about its buyer to who holds its address', async () => {
    const { body } = await ask({ method: 'GET', url: `/api/v1/deal/uuid/${world.paidDeal}` });
    expect(JSON.parse(body)).toMatchObject({ data: { buyer: null, attributes: null } });
    expect(body).not.toContain(world.email);
  });
});
