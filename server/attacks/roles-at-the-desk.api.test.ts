import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { Problem } from '@riparo/domain/platform/call/problem.ts';
import { may, ROLES, type Role } from '@riparo/domain/platform/call/roles.ts';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/platform/http/app-instance.ts';
import { everyCall } from '../test/every-call.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

// The specification's table of roles, in docs/desk-roles.md, against what the server answers.

const answers = ['yes', 'no', 'assigned'] as const;
type Answer = (typeof answers)[number];
type Row = { what: string; answers: Readonly<Record<Role, Answer>>; reached: readonly string[] };

const isAnswer = (text: string): text is Answer => answers.some((answer) => answer === text);

function readTable(): Row[] {
  const text = readFileSync(new URL('../../docs/desk-roles.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const [head, ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(head?.slice(1, 4)).toEqual(ROLES);
  return rows
    .filter(([what = '']) => !what.startsWith('---'))
    .map(([what = '', consulente = '', responsabile = '', revisore = '', reached = '']) => {
      if (!isAnswer(consulente) || !isAnswer(responsabile) || !isAnswer(revisore))
        throw new Error(`the row "${what}" has an answer that is neither yes, no nor assigned`);
      return { what, answers: { consulente, responsabile, revisore }, reached: reached.split(' ') };
    });
}

const table = readTable();
const calls = (await everyCall()).filter(({ access }) => access.who === 'staff');
const livePath = '/api/v1/desk/live';

const routes: RouteOptions[] = [];
const noteRoutes = (started: unknown) => {
  (started as { fastify: App }).fastify.addHook('onRoute', (route) => void routes.push(route));
};

let server: TestServer;
let world: World;
beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  server = await testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });
  unsubscribe('fastify.initialization', noteRoutes);
  world = await furnishWorld(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Each once, however many processes serve it (`TEST_PROCESSES`). */
const staffFiles = () => [
  ...new Map(
    routes
      .filter(({ method, config }) => method === 'GET' && !config?.isCall && config?.access?.who === 'staff')
      .map((route) => [route.url, route]),
  ).values(),
];

test('every call and file of the desk is in the table once', () => {
  const expected = [...calls.map(({ id }) => id), ...staffFiles().map(({ url }) => url)].toSorted();
  expect(table.flatMap(({ reached }) => reached).toSorted()).toEqual(expected);
});

// It stays open, so its permission is read instead.
test('the live stream is open to every role', () => {
  const access = staffFiles().find(({ url }) => url === livePath)?.config?.access;
  if (access?.who !== 'staff') throw new Error('the live stream names no permission');
  expect(ROLES.filter((role) => may(role, access.permission))).toEqual(ROLES);
});

const rows = table.flatMap(({ what, reached, answers: by }) =>
  reached
    .filter((name) => name !== livePath)
    .flatMap((name) => ROLES.map((role) => ({ what, name, role, answer: by[role] }))),
);

describe('the table of roles', () => {
  test.each(rows)(
    'the answer is $answer for a $role who asks $name ($what)',
    async ({ name, role, answer }) => {
      const response = await ask(name, world.desk.sessions[role]);
      const code = response.statusCode >= 400 ? response.json<Problem>().code : null;
      expect(response.statusCode).not.toBe(401);
      expect(code === 'NotPermitted').toBe(answer === 'no');
    },
  );
});

function ask(name: string, cookie: string) {
  const call = calls.find(({ id }) => id === name);
  const origin = server.parts.config.publicUrl.origin;
  const headers = { origin, cookie };
  // Permission is checked before the subject is looked up.
  if (!call) return server.request({ url: filled(name), headers });
  const { params, query, body } = rightRequests[call.id]?.(world) ?? {};
  return server.request({
    method: call.method,
    url: filled(call.path, params),
    headers,
    ...(query && { query }),
    ...(body && { payload: body }),
  });
}

const filled = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? 'none'));
