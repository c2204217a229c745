import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../test/test-server.ts';
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

/** What only somebody with all rights on the database can do. */
const forge = (server: TestServer, statement: string) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table desk_log disable trigger user`);
    await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table desk_log enable trigger user`);
  });

describe('the log of the desk', () => {
  test.each([
    ['changed', `update desk_log set actor_name = 'Nobody' where number = 2`],
    ['removed', `delete from desk_log where number = 2`],
    ['emptied', `truncate desk_log`],
  ])('is not %s', async (_, statement) => {
    await using server = await testServer({ now });
    await write(server, 3);
    await expect(server.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'the log of the desk is only appended to' },
    });
    expect(await server.db.$count(deskLog)).toBe(3);
  });

  test('is a chain without gaps, however many write at once', async () => {
    await using server = await testServer({ now });
    await Promise.all(Array.from({ length: 20 }, () => write(server, 2)));
    const { rows, last, faults } = await checkLog(server.db);
    expect([rows, last?.number, faults]).toEqual([40, 40, []]);
    // However many of them are read at once.
    for (const pageSize of [1, 3, 20, 39, 40])
      expect(await checkLog(server.db, [], pageSize)).toEqual({ rows, last, faults });
  });

  test('of which nothing is written has nothing wrong, unless somebody noted a row', async () => {
    await using server = await testServer({ now });
    expect(await checkLog(server.db)).toEqual({ rows: 0, last: null, faults: [] });
    expect((await checkLog(server.db, [{ number: 1, hash: 'noted' }])).faults).toEqual([
      'mancano le righe dopo la 0: era stata annotata la 1',
    ]);
  });

  test('has nothing of what was not done', async () => {
    await using server = await testServer({ now });
    const failed = server.db.transaction(async (tx) => {
      await appendToLog(tx, bianca, { action: 'request.note', subject: 'request 1' }, now);
      throw new Error('it was not done');
    });
    await expect(failed).rejects.toThrow('it was not done');
    await write(server, 1);
    expect(await checkLog(server.db)).toMatchObject({ rows: 1, faults: [] });
  });

  test.each([
    [
      'a row that was changed',
      `update desk_log set subject = 'request 9' where number = 3`,
      ['riga 3: è stata cambiata, o non l’abbiamo scritta noi'],
    ],
    [
      'a moment that was moved',
      `update desk_log set at = at + interval '1 ms' where number = 5`,
      ['riga 5: è stata cambiata, o non l’abbiamo scritta noi'],
    ],
    ['a row that was removed', 'delete from desk_log where number = 3', ['mancano le righe dalla 3 alla 3']],
    [
      'a beginning that was removed',
      'delete from desk_log where number < 3',
      ['mancano le righe dalla 1 alla 2'],
    ],
  ])('%s is found', async (_, statement, faults) => {
    await using server = await testServer({ now });
    await write(server, 5);
    await forge(server, statement);
    expect((await checkLog(server.db)).faults).toEqual(faults);
  });

  test('an end that was cut off is found, also once somebody has written on', async () => {
    await using server = await testServer({ now });
    await write(server, 5);
    const { last } = await checkLog(server.db);
    if (!last) throw new Error('nothing was written');
    expect((await checkLog(server.db, [last])).faults).toEqual([]);
    await forge(server, 'delete from desk_log where number > 3');
    const isMissing = 'mancano le righe dopo la 3: l’ultima scritta è la 5';
    expect((await checkLog(server.db)).faults).toEqual([isMissing]);
    expect((await checkLog(server.db, [last])).faults).toEqual([
      isMissing,
      'mancano le righe dopo la 3: era stata annotata la 5',
    ]);
    await write(server, 3);
    expect((await checkLog(server.db, [last])).faults).toEqual([
      'mancano le righe dalla 4 alla 5',
      'riga 5: non è quella che era stata annotata',
    ]);
  });

  test('loses what is older than two years, says so, and stays a chain', async () => {
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

  test('shortened once more, begins where it was shortened last', async () => {
    await using server = await testServer();
    await write(server, 2, monthsAgo(40));
    await write(server, 2, monthsAgo(30));
    expect(await shortenLog(server.db, monthsAgo(10))).toBe(2);
    expect(await shortenLog(server.db, new Date())).toBe(2);
    expect(await checkLog(server.db)).toMatchObject({ rows: 2, last: { number: 6 }, faults: [] });
  });
});
