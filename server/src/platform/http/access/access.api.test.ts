import { randomUUID } from 'node:crypto';
import { request as sendSlowly } from 'node:http';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { customer } from '@riparo/domain/platform/call/access.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { cookiesOf, type Holder, signedInHolder } from '../../../../test/account-holder.ts';
import { closeLibraryCall, extendLoanCall, greetReaderCall } from '../../../../test/library-calls.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import type { App } from '../app-instance.ts';
import { serveFile } from '../serve-file.ts';
import { type CallInput, serve } from '../serve.ts';

const url = `/api/test/loans/${randomUUID()}/extension`;
const filePath = '/api/test/loans.txt';
const rateLimit = { max: 30, windowSeconds: 60 };
const headArrived = Promise.withResolvers<void>();
const slowly = 'slowly';

function routes(app: App): void {
  serve(
    app,
    extendLoanCall,
    async ({ account, session }) => ({
      reader: account.email,
      openedAt: session.openedAt.toISOString(),
    }),
    { rateLimit },
  );
  serve(app, greetReaderCall, async ({ optionalCustomer }) => ({
    reader: (await optionalCustomer())?.email ?? null,
  }));
  serveFile(app, { path: filePath, access: customer }, async ({ account, reply }) =>
    reply.type('text/plain').send(account.email),
  );
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['user-agent'] === slowly) headArrived.resolve();
    done();
  });
}

let server: TestServer;
let holder: Holder;
beforeAll(async () => {
  server = await testServer({ routes });
  holder = await signedInHolder(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const ours = () => ({ origin: server.parts.config.publicUrl.origin });
const theirs = () => ({ ...ours(), cookie: cookiesOf(holder) });
const extend = (headers: object, payload: object | string = { days: 7 }, at = url) =>
  server.request({ method: 'POST', url: at, headers: { ...headers }, payload });

describe('the caller a handler sees', () => {
  test('a customer’s handler gets the account and its session', async () => {
    const { answer } = await holder.browser.call(extendLoanCall, { days: 7 }, { loanId: randomUUID() });
    expect(answer).toEqual({ reader: holder.email, openedAt: expect.stringMatching(/^\d{4}-/) as string });
  });

  test('an open handler gets the guest or the customer', async () => {
    const guest = await server.call(greetReaderCall);
    const known = await holder.browser.call(greetReaderCall);
    expect({ guest: guest.answer, known: known.answer }).toEqual({
      guest: { reader: null },
      known: { reader: holder.email },
    });
  });

  test('a handler’s types contain no more than the call allows', () => {
    expectTypeOf<CallInput<typeof extendLoanCall>['account']>().toEqualTypeOf<Account>();
    expectTypeOf<ReturnType<CallInput<typeof greetReaderCall>['optionalCustomer']>>().toEqualTypeOf<
      Promise<Account | null>
    >();
    expectTypeOf<CallInput<typeof greetReaderCall>>().not.toHaveProperty('account');
    expectTypeOf<CallInput<typeof closeLibraryCall>>().not.toHaveProperty('optionalCustomer');
  });
});

describe('calls for customers', () => {
  const notSignedIn = { status: 401, code: 'SessionRequired' };

  test.each([
    ['the expected fields', { days: 'many' }, url],
    ['the validity of an address', { days: 7 }, '/api/test/loans/none/extension'],
  ])('a guest learns nothing about %s from a call for customers', async (_, payload, at) => {
    expect((await extend(ours(), payload, at)).json()).toMatchObject(notSignedIn);
    expect((await extend(theirs(), payload, at)).statusCode).not.toBe(401);
  });

  test('the origin is checked before the session', async () => {
    const { statusCode } = await extend({ ...theirs(), origin: 'https://evil.example' });
    expect(statusCode).toBe(403);
  });

  test('opening a customer’s file after the session has ended shows a page', async () => {
    const opened = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    const refused = await server.request({ url: filePath, headers: opened });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    const { body } = await server.request({ url: filePath, headers: { ...opened, ...theirs() } });
    expect(body).toBe(holder.email);
  });

  test('a session that ends while the body is still arriving is refused', async () => {
    const other = await signedInHolder(server);
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const body = JSON.stringify({ days: 7 });
    const headers = {
      ...ours(),
      cookie: cookiesOf(other),
      'user-agent': slowly,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const status = Promise.withResolvers<number | undefined>();
    const sent = sendSlowly({ host: '127.0.0.1', port, path: url, method: 'POST', headers }, (response) => {
      response.resume();
      status.resolve(response.statusCode);
    });
    sent.write(body.slice(0, 4));
    await headArrived.promise;
    await other.browser.call(signOutCall);
    sent.end(body.slice(4));
    expect(await status.promise).toBe(401);
  });
});
