import { everybody } from '@riparo/domain/call/access.ts';
import Fastify, { type FastifyReply, type RouteOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { App } from './app-instance.ts';
import { schemaController } from './schema-controller.ts';
import { serveFile } from './serve-file.ts';

const params = z.object({ id: z.uuid() });
const rateLimit = { max: 9, windowSeconds: 60 };

const send = async ({ reply }: { reply: FastifyReply }) => reply.send('ciao');

test('a file is served to whom it is for, as often as it says, by an id that can be one', async () => {
  const app: App = Fastify({ schemaController });
  onTestFinished(() => app.close());
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  serveFile(app, { path: '/file', access: everybody }, send);
  serveFile(app, { path: '/file/:id', access: everybody, params, rateLimit }, send);
  await app.ready();
  const served = routes
    .filter(({ method }) => method === 'GET')
    .map(({ schema, config }) => [schema, config]);
  expect(served).toMatchObject([
    [{}, { access: everybody }],
    [{ params }, { access: everybody, rateLimit }],
  ]);
  expect(Object.keys(routes[0]?.schema ?? {})).toEqual([]);
  expect((await app.inject('/file')).body).toBe('ciao');
  expect((await app.inject('/file/7')).statusCode).not.toBe(200);
});
