import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type Actor, appendToLog } from './append.ts';
import { checkLog } from './check-log.ts';
import { ensureLogPartitions } from './log-months.ts';
import { shortenLog } from './shorten-log.ts';

const bianca: Actor = { id: 'b1', name: 'Bianca Neri', address: '192.0.2.1' };

/** Later than any month created with the database. */
const year = new Date().getUTCFullYear() + 10;
const january = new Date(Date.UTC(year, 0, 16, 10));
const inMonth = (month: number, day = 16) => new Date(Date.UTC(year, month, day, 10));

const write = (server: TestServer, at: Date, times = 1) =>
  server.db.transaction(async (tx) => {
    for (let turn = 0; turn < times; turn += 1)
      await appendToLog(tx, bianca, { action: 'personal-data.shown', subject: `request ${turn}` }, at);
  });

async function rowsByTable(server: TestServer): Promise<Record<string, number>> {
  const { rows } = await server.db.execute<{ name: string; count: number }>(
    sql`select tableoid::regclass::text as name, count(*)::int as count from desk_log group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function months(server: TestServer): Promise<string[]> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'desk_log'::regclass order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name.includes(String(year)));
}

describe('the months of the log', () => {
  test('months are created ahead, once, and rows go into theirs', async () => {
    await using server = await testServer({ now: january });
    const [first, second, third] = ['01', '02', '03'].map((month) => `desk_log_${year}_${month}`);
    const made = await Promise.all([1, 2, 3, 4].map(() => ensureLogPartitions(server.parts)));
    expect(made.flat().toSorted()).toEqual([first, second, third]);
    expect(await ensureLogPartitions(server.parts)).toEqual([]);
    expect(await months(server)).toEqual([first, second, third]);

    await write(server, inMonth(0, 31), 2);
    await write(server, new Date(Date.UTC(year, 1)), 3);
    await write(server, inMonth(2));
    expect(await rowsByTable(server)).toEqual({ [first ?? '']: 2, [second ?? '']: 3, [third ?? '']: 1 });

    server.setNow(inMonth(1));
    expect(await ensureLogPartitions(server.parts)).toEqual([`desk_log_${year}_04`]);
    expect(await checkLog(server.db)).toMatchObject({ rows: 6, faults: [] });
  });

  test('rows of an unexpected month go into the default partition and stay there, and later months are still created', async () => {
    await using server = await testServer({ now: january });
    await write(server, january, 2);
    expect(await ensureLogPartitions(server.parts)).toEqual([`desk_log_${year}_02`, `desk_log_${year}_03`]);
    await write(server, january);
    await write(server, inMonth(1));
    expect(await rowsByTable(server)).toEqual({ desk_log_rest: 3, [`desk_log_${year}_02`]: 1 });
    expect(await checkLog(server.db)).toMatchObject({ rows: 4, faults: [] });
  });

  test('rows follow each other in time, whatever the clock says', async () => {
    await using server = await testServer({ now: january });
    await ensureLogPartitions(server.parts);
    await write(server, new Date(Date.UTC(year, 1, 1)));
    await write(server, new Date(Date.UTC(year, 0, 31, 23, 59, 59, 999)));
    expect(await rowsByTable(server)).toEqual({ [`desk_log_${year}_02`]: 2 });
    expect(await checkLog(server.db)).toMatchObject({ rows: 2, faults: [] });
  });

  test('months continue where the last one ended, however long ago', async () => {
    await using server = await testServer({ now: january });
    await ensureLogPartitions(server.parts);
    await write(server, january, 2);
    await write(server, inMonth(2), 2);
    expect(await checkLog(server.db)).toMatchObject({ rows: 4, last: { number: 4 }, faults: [] });
  });
});

describe('two years later', () => {
  /** Three months, long enough ago for the database to allow their removal by its own clock. */
  const past = new Date();
  const begin = new Date(Date.UTC(past.getUTCFullYear() - 4, 0, 10));
  const nth = (month: number, day = 10) =>
    new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + month, day));

  async function threeMonths(): Promise<TestServer> {
    const server = await testServer({ now: begin });
    await ensureLogPartitions(server.parts);
    for (const month of [0, 1, 2]) await write(server, nth(month), 5);
    return server;
  }
  const named = (month: number) => `desk_log_${begin.getUTCFullYear()}_0${month + 1}`;

  test('a month is dropped as a table, younger ones stay, and the chain records where it begins', async () => {
    await using server = await threeMonths();
    expect(await shortenLog(server.db, nth(24, 31)), 'some of it may be younger').toBe(0);
    // Deleting single rows is refused here: only whole tables can be dropped.
    await server.db.execute(sql`
      create or replace function refuse_log_change() returns trigger language plpgsql as $$
      begin raise exception 'row by row'; end $$`);

    expect(await shortenLog(server.db, nth(25, 1))).toBe(5);
    expect(await shortenLog(server.db, nth(25, 1))).toBe(0);

    expect(Object.keys(await rowsByTable(server))).toEqual(expect.arrayContaining([named(1), named(2)]));
    const { rows } = await server.db.execute(sql`select to_regclass(${named(0)}) as gone`);
    expect(rows).toEqual([{ gone: null }]);
    expect(await checkLog(server.db)).toMatchObject({ rows: 11, last: { number: 16 }, faults: [] });

    expect(await shortenLog(server.db, nth(27, 1))).toBe(10);
    expect(await checkLog(server.db)).toMatchObject({ rows: 2, last: { number: 17 }, faults: [] });
  });

  test('rows in the default partition are removed one by one', async () => {
    await using server = await testServer({ now: begin });
    await write(server, begin, 4);
    await ensureLogPartitions(server.parts);
    // The first moment of the remaining month.
    await write(server, nth(1, 1), 2);
    expect(await shortenLog(server.db, nth(25, 1))).toBe(4);
    expect(await checkLog(server.db)).toMatchObject({ rows: 3, faults: [] });
  });

  test('a long read is not disturbed, and the month is dropped next time', async () => {
    await using server = await threeMonths();
    const reader = new Client({ connectionString: server.databaseUrl });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from desk_log');
    expect(await shortenLog(server.db, nth(25, 1))).toBe(0);
    expect(await checkLog(server.db)).toMatchObject({ rows: 15, faults: [] });
    await reader.query('commit');
    await reader.end();
    expect(await shortenLog(server.db, nth(25, 1))).toBe(5);
    // Any other obstacle is reported.
    await server.db.execute('alter table desk_log rename to gone');
    await expect(shortenLog(server.db, nth(26, 1))).rejects.toThrow('desk_log');
  });
});
