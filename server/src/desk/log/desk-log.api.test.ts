import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type Actor, appendToLog } from './append.ts';
import { checkLog } from './check-log.ts';
import { shortenLog } from './shorten-log.ts';
import { deskLog } from './tables.ts';

const now = new Date('2026-11-16T09:00:00Z');
const bianca: Actor = { id: 'b1', name: 'Bianca Neri', address: '192.0.2.1' };

const write = (server: TestServer, times: number, at = now) =>
  server.db.transaction(async (tx) => {
    for (let turn = 0; turn < times; turn += 1)
      await appendToLog(tx, bianca, { action: 'personal-data.shown', subject: `request ${turn}` }, at);
  });

const monthsAgo = (months: number) => {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
};

describe('the desk’s log', () => {
  test.each([
    ['changed', `update desk_log set actor_name = 'Nobody' where number = 2`],
    ['removed', `delete from desk_log where number = 2`],
    ['emptied', `truncate desk_log`],
  ])('a row of the log cannot be %s', async (_, statement) => {
    await using server = await testServer({ now });
    await write(server, 3);
    await expect(server.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'the log of the desk is only appended to' },
    });
    expect(await server.db.$count(deskLog)).toBe(3);
  });

  test('the log is a chain without gaps, however many write at once', async () => {
    await using server = await testServer({ now });
    await Promise.all(Array.from({ length: 20 }, () => write(server, 2)));
    const { rows, last, faults } = await checkLog(server.db);
    expect({ rows, number: last?.number, faults }).toEqual({ rows: 40, number: 40, faults: [] });
    // Any page size gives the same result.
    for (const pageSize of [1, 3, 20, 39, 40])
      expect(await checkLog(server.db, [], pageSize)).toEqual({ rows, last, faults });
  });

  test('the log contains nothing of a rolled back transaction', async () => {
    await using server = await testServer({ now });
    const failed = server.db.transaction(async (tx) => {
      await appendToLog(tx, bianca, { action: 'request.note', subject: 'request 1' }, now);
      throw new Error('it was not done');
    });
    await expect(failed).rejects.toThrow('it was not done');
    await write(server, 1);
    expect(await checkLog(server.db)).toMatchObject({ rows: 1, faults: [] });
  });

  test('the log loses rows older than two years, records it, and stays a chain', async () => {
    await using server = await testServer();
    const today = new Date();
    await write(server, 4, monthsAgo(26));
    await write(server, 2, today);
    expect(await shortenLog(server.db, today)).toBe(4);
    expect(await shortenLog(server.db, today)).toBe(0);
    expect(await checkLog(server.db)).toMatchObject({ rows: 3, last: { number: 7 }, faults: [] });
    await write(server, 2, today);
    expect(await checkLog(server.db)).toMatchObject({ rows: 5, last: { number: 9 }, faults: [] });
  });
});
