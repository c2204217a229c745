import { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { readLogCall } from '@riparo/domain/desk/log/log-calls.ts';
import { dealFilePaths } from '@riparo/domain/care/deals/list-file.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cookiesOf } from '../../test/account-holder.ts';
import { dealToPay } from '../../test/deals.ts';
import { atDesk, type Consultant } from '../../test/desk.ts';
import { cloneDatabase } from '../../test/test-database.ts';
import { testServer, type TestServer } from '../../test/test-server.ts';

const now = new Date('2026-11-16T09:00:00Z');

async function twoDatabases() {
  const [primary, other] = [await cloneDatabase(), await cloneDatabase()];
  onTestFinished(async () => {
    await primary.drop();
    await other.drop();
  });
  return { primary: primary.url, other: other.url };
}

const serverReading = (databaseUrl: string, DATABASE_READ_URL: string) =>
  testServer({ databaseUrl, now, environment: { DATABASE_READ_URL } });

const get = (server: TestServer, { browser }: Pick<Consultant, 'browser'>, url: string) =>
  server.request({ method: 'GET', url, headers: { cookie: cookiesOf({ browser }) } });

const secondOld = [
  `${statisticsCall.path}?from=2026-11-01&to=2026-11-16`,
  readLogCall.path,
  logFilePath,
  paymentsFilePath,
  dealFilePaths.csv,
  dealFilePaths.xlsx,
];

test('reads that may be a second old are answered by a connection that refuses writes', async () => {
  const { primary } = await twoDatabases();
  await using server = await serverReading(primary, primary);
  const rita = await atDesk(server, 'responsabile');
  await dealToPay(server);

  for (const path of secondOld) expect((await get(server, rita, path)).statusCode, `${path}`).toBe(200);
  await expect(
    server.parts.standby.read((db) => db.execute(sql`create table written (id int)`)),
  ).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('downloads come from the standby; logged reads and lists do not', async () => {
  const { primary, other } = await twoDatabases();
  // A standby that is completely behind.
  await using server = await serverReading(primary, other);
  const rita = await atDesk(server, 'responsabile');
  const { uuid, email } = await dealToPay(server);

  const joined = (await rita.browser.call(readLogCall)).answer.data.map(({ action }) => action);
  expect(joined).toContain('staff.joined');
  expect((await get(server, rita, dealFilePaths.csv)).body).not.toContain(email);
  const listed = (await rita.browser.call(deskDealsCall)).answer.data;
  expect(listed.map((deal) => deal.uuid)).toEqual([uuid]);
});

test('the primary answers if the standby does not', async () => {
  const { primary } = await twoDatabases();
  await using server = await serverReading(primary, 'postgresql://riparo@127.0.0.1:1/riparo');
  const rita = await atDesk(server, 'responsabile');
  const { email } = await dealToPay(server);

  for (const path of secondOld) expect((await get(server, rita, path)).statusCode, `${path}`).toBe(200);
  expect((await get(server, rita, dealFilePaths.csv)).body).toContain(email);
  expect(server.logText()).toContain('the standby does not answer');
});

test('a standby that fails during a read is not waited for: the primary answers', async () => {
  const { primary, other } = await twoDatabases();
  await using server = await serverReading(primary, other);

  const whoAnswered = await server.parts.standby.read(async (db) => {
    if (db === server.db) return 'the primary';
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    return 'the standby';
  });

  expect(whoAnswered).toBe('the primary');
  expect(await server.parts.standby.choose()).toBe(server.db);
});
