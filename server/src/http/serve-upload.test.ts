import { everybody } from '@riparo/domain/call/access.ts';
import Fastify, { type RouteOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { libraryErrors } from '../../test/library-calls.ts';
import type { App } from './app-instance.ts';
import { type Failure, failure, failureFor } from './problem-answers.ts';
import { schemaController } from './schema-controller.ts';
import { serveUpload } from './serve-upload.ts';

const rateLimit = { max: 9, windowSeconds: 60 };
const bytes = 'application/octet-stream';

async function openApp(allowance: () => Promise<Failure | null> = async () => null) {
  const app: App = Fastify({ schemaController });
  onTestFinished(() => app.close());
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  const params = z.object({ name: z.string().max(5) });
  serveUpload(
    app,
    { path: '/files/:name', access: everybody, params, mostBytes: 4, rateLimit, allowance },
    async (input) =>
      input.params.name === 'lent'
        ? failure(libraryErrors['book-lent'], { name: 'Aspetta' })
        : { name: input.params.name, text: input.body.toString() },
  );
  app.post('/elsewhere', async () => ({}));
  await app.ready();
  const send = (url: string, type: string, payload: string, method: 'PUT' | 'POST' = 'PUT') =>
    app.inject({ method, url, headers: { 'content-type': type }, payload });
  return { routes, send };
}

test('bytes are taken as they are, and what is made of them is kept by nobody on the way', async () => {
  const { send, routes } = await openApp();
  const answer = await send('/files/a', bytes, '{"a"');
  expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'a', text: '{"a"' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const route = routes.find(({ url }) => url === '/files/:name');
  expect(route?.config).toMatchObject({ access: everybody, isCall: true, rateLimit, hasOwnLimit: true });
});

test.each([
  ['more than is allowed', '/files/a', bytes, 'abcde', 413],
  ['what says to be JSON', '/files/a', 'application/json', '{}', 415],
  ['what says to be text', '/files/a', 'text/plain', 'ciao', 415],
  ['what a feature refuses', '/files/lent', bytes, 'ciao', 409],
])('%s is refused', async (_, url, type, payload, status) => {
  const { send } = await openApp();
  const answer = await send(url, type, payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('"fields":{"name":"Aspetta"}')).toBe(status === 409);
});

test('bytes of somebody who sent too many are refused before they are read, with the time to wait', async () => {
  const refusal = failureFor(7, libraryErrors['book-lent']);
  const { send } = await openApp(async () => refusal);
  const { statusCode, headers } = await send('/files/a', 'text/plain', 'abcde');
  expect([statusCode, headers['retry-after']]).toEqual([409, '7']);
});

test('elsewhere bytes are refused as ever', async () => {
  const { send } = await openApp();
  expect((await send('/elsewhere', bytes, 'ciao', 'POST')).statusCode).toBe(415);
  expect((await send('/elsewhere', 'application/json', '{}', 'POST')).statusCode).toBe(200);
});
