import { everybody } from '@riparo/domain/call/access.ts';
import Fastify, { type RouteOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { libraryErrors } from '../../test/library-calls.ts';
import type { App } from './app-instance.ts';
import { failure } from './problem-answers.ts';
import { schemaController } from './schema-controller.ts';
import { serveUpload } from './serve-upload.ts';

const rateLimit = { max: 9, windowSeconds: 60 };
const bytes = 'application/octet-stream';

async function openApp() {
  const app: App = Fastify({ schemaController });
  onTestFinished(() => app.close());
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  const params = z.object({ name: z.string().max(5) });
  serveUpload(
    app,
    { path: '/files/:name', access: everybody, params, mostBytes: 4, rateLimit },
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

test('elsewhere bytes are refused as ever', async () => {
  const { send } = await openApp();
  expect((await send('/elsewhere', bytes, 'ciao', 'POST')).statusCode).toBe(415);
  expect((await send('/elsewhere', 'application/json', '{}', 'POST')).statusCode).toBe(200);
});
