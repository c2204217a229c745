import { randomUUID } from 'node:crypto';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { openDatabaseGate } from '../../../test/database-gate.ts';
import { lifeAnswers } from '../../../test/life-quote.ts';
import { cloneDatabase } from '../../../test/test-database.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

test('while the database is away, visitors are asked to come back, and are served once it returns', async () => {
  await using leftovers = new AsyncDisposableStack();
  const database = await cloneDatabase();
  leftovers.defer(database.drop);
  await using gate = await openDatabaseGate(database.url);
  await using server = await testServer({ databaseUrl: gate.url });
  const askForDeal = () => server.call(dealByUuidCall, { params: { uuid: randomUUID() } });
  const askForQuote = () => server.call(createLifeQuoteCall, { body: lifeAnswers });
  expect(await askForDeal()).toMatchObject({ status: 404 });
  expect(await askForQuote()).toMatchObject({ status: 200 });

  await gate.shut();
  for (const ask of [askForDeal, askForQuote]) {
    const { status, problem, headers } = await ask();
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('10');
    expect(problem).toMatchObject({
      code: 'unavailable',
      message: 'In questo momento non riusciamo a rispondere: riprova tra qualche secondo.',
    });
  }
  expect(server.logLines().filter(({ msg }) => msg === 'the request failed')).toHaveLength(2);

  await gate.open();
  expect(await askForDeal()).toMatchObject({ status: 404 });
  expect(await askForQuote()).toMatchObject({ status: 200 });
});

/** What a failover leaves on the old host: it answers but refuses to write. */
async function turn(server: TestServer, state: 'read-only' | 'writable'): Promise<void> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query(
    `alter database ${rows[0]?.name} set default_transaction_read_only = ${state === 'read-only' ? 'on' : 'off'}`,
  );
  // Existing connections keep their old setting.
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
  await vi.waitFor(() => expect(server.db.$client.totalCount).toBe(0));
}

test('while the database is read-only, visitors are asked to come back and monitoring is informed', async () => {
  await using server = await testServer();
  const askForQuote = () => server.call(createLifeQuoteCall, { body: lifeAnswers });
  expect(await askForQuote()).toMatchObject({ status: 200 });

  await turn(server, 'read-only');
  const { status, problem, headers } = await askForQuote();
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers.get('retry-after')).toBe('10');
  const watched = await server.request('/readyz');
  expect(watched.statusCode).toBe(503);
  expect(watched.json()).toMatchObject({ status: 'unavailable', database: 'read-only' });

  await turn(server, 'writable');
  expect(await askForQuote()).toMatchObject({ status: 200 });
  expect((await server.request('/readyz')).json()).toMatchObject({ status: 'ok', database: 'ok' });
});
