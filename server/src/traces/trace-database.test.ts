import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { Span } from './span.ts';
import { traceDatabase } from './trace-database.ts';
import { createTracing } from './tracing.ts';

type Callback = (error: unknown, ...rest: unknown[]) => void;

/** A pool with one connection, which answers what it was asked; some statements fail. */
function openPool() {
  const spans: Span[] = [];
  const tracing = createTracing((span) => void spans.push(span), 1);
  const client = {
    query(...args: unknown[]) {
      const callback = args.at(-1);
      const error = JSON.stringify(args[0]).includes('broken') ? new Error('broken') : null;
      if (typeof callback === 'function') return void (callback as Callback)(error, args.slice(0, -1));
      return error ? Promise.reject(error) : Promise.resolve(args);
    },
  };
  const waiting: Callback[] = [];
  const pool = Object.assign(new EventEmitter(), {
    connect: (callback?: Callback) => (callback ? void waiting.push(callback) : Promise.resolve(client)),
  });
  traceDatabase(pool as unknown as Pool, tracing);
  pool.emit('connect', client);
  const begun = tracing.begin({ name: 'a request', kind: 'server' });
  const within = <T>(work: () => T) => tracing.within(begun, work);
  return { pool, client, waiting, spans, tracing, within, request: begun?.place };
}

const told = (spans: readonly Span[]) => spans.map(({ name, hasFailed }) => [name, hasFailed]);

test('a statement is told without its values, as a part of the request', async () => {
  const { client, spans, within, request } = openPool();
  expect(await within(() => client.query('select * from deal where n = 7', [1]))).toEqual([
    'select * from deal where n = 7',
    [1],
  ]);
  expect(spans).toMatchObject([
    {
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
      name: 'SELECT deal',
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': 'select * from deal where n = ?' },
      hasFailed: false,
    },
  ]);
});

test.each<[string, unknown, string | null]>([
  ['text', 'begin', 'BEGIN'],
  ['an object', { text: 'select 1 from deal', values: [] }, 'SELECT deal'],
  ['one that reads row by row', { text: 'select 1 from deal', submit: () => undefined }, null],
  ['an object without text', { name: 'begin' }, null],
  ['an object with another text', { text: 7 }, null],
  ['nothing', null, null],
  ['what is nothing of the kind', 7, null],
])('a statement given as %s', async (_, statement, name) => {
  const { client, spans, within } = openPool();
  expect(await within(() => client.query(statement))).toEqual([statement]);
  expect(told(spans)).toEqual(name === null ? [] : [[name, false]]);
});

test('one that fails has failed, in either way of asking', async () => {
  const { client, spans, within } = openPool();
  await expect(within(() => client.query('select broken'))).rejects.toThrow('broken');
  const heard: unknown[] = [];
  for (const text of ['select broken', 'select fine'])
    within(() => client.query(text, [1], (error: unknown, rest: unknown) => void heard.push([error, rest])));
  expect(heard).toEqual([
    [new Error('broken'), ['select broken', [1]]],
    [null, ['select fine', [1]]],
  ]);
  expect(told(spans)).toEqual([
    ['SELECT', true],
    ['SELECT', true],
    ['SELECT', false],
  ]);
});

test('where nothing is under way, statements are asked and not told', async () => {
  const { client, spans } = openPool();
  expect(await client.query('begin')).toEqual(['begin']);
  const heard: unknown[] = [];
  void client.query('begin', (error: unknown, rest: unknown) => void heard.push(error, rest));
  expect(heard).toEqual([null, ['begin']]);
  expect(spans).toEqual([]);
});

test('whoever waits for a connection goes on as the request that asked for it', async () => {
  const { pool, client, waiting, within, tracing } = openPool();
  const places: (string | null)[] = [];
  within(() => void pool.connect(() => void places.push(tracing.traceparent())));
  pool.connect(() => void places.push(tracing.traceparent()));
  for (const next of waiting) next(null);
  expect([places[0] === null, places[1] === null]).toEqual([false, true]);
  expect(await pool.connect()).toBe(client);
});
