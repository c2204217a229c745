import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../../test/test-database.ts';
import { testLog } from '../../../test/test-log.ts';
import { connect } from './connection.ts';

test('a connection that breaks between two statements fails its own transaction only', async () => {
  await using leftovers = new AsyncDisposableStack();
  const database = await cloneDatabase();
  leftovers.defer(database.drop);
  const { db, close } = connect(database.url, testLog().log);
  leftovers.defer(close);

  const transaction = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await expect
      .poll(() =>
        tx.execute(sql`select 1`).then(
          () => 'alive',
          () => 'broken',
        ),
      )
      .toBe('broken');
    throw new Error('the statement failed');
  });

  await expect(transaction).rejects.toThrow('rollback');
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
});
