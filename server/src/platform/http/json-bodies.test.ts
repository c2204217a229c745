import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { bodyLimitBytes, registerJsonBodies } from './json-bodies.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const words = (bytes: number) => JSON.stringify('a'.repeat(bytes - 2));

test.each([
  ['a deep body is accepted', lists(32), 200],
  ['a body that is too deep is refused', lists(33), 400],
  ['a large body is accepted', words(32 * 1024), 200],
  ['a body that is too large is refused', words(32 * 1024 + 1), 413],
  ['a body that is broken is refused', '{"a":', 400],
  ['a body that pollutes the prototype is refused', '{"__proto__":{}}', 400],
])('%s', async (_, payload, status) => {
  const app: App = Fastify({ bodyLimit: bodyLimitBytes });
  onTestFinished(() => app.close());
  registerJsonBodies(app);
  app.post('/', async ({ body }, reply) => reply.send(JSON.stringify(body)));
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect(answer.statusCode).toEqual(status);
  expect(answer.body === payload).toEqual(status === 200);
});
