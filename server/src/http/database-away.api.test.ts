import { randomUUID } from 'node:crypto';
import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/contract/quotation-calls.ts';
import { expect, test } from 'vitest';
import { openDatabaseGate } from '../../test/database-gate.ts';
import { lifeAnswers } from '../../test/life-quote.ts';
import { cloneDatabase } from '../../test/test-database.ts';
import { testServer } from '../../test/test-server.ts';

test('while the database is away, visitors are asked to come back, and are served once it is there again', async () => {
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
