import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testServer } from '../../../../../test/test-server.ts';
import * as passkeyTables from './passkeys/tables.ts';
import * as tables from './tables.ts';

const own = new Set(
  Object.values({ ...tables, ...passkeyTables })
    .filter((one) => is(one, PgTable))
    .map((table): string => getTableName(table)),
);

test('no table elsewhere references those of the built-in provider, nor the reverse', async () => {
  await using server = await testServer();
  const { rows } = await server.db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows).toContainEqual({ from: 'account_session', to: 'account' });
  expect(rows.filter(({ from, to }) => own.has(from) !== own.has(to))).toEqual([]);
});
