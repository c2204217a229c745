import { getTableName, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { expiredCarried, oldRows } from './old-rows.ts';

test('what goes by itself, and what must be true of it', async () => {
  const dialect = new PgDialect();
  const written = [...oldRows, { period: 'until it says', ...expiredCarried }].map(
    ({ period, table, key, isOld }) => {
      const condition = isOld(new Date('2026-11-16T10:00:00Z'));
      const { sql: text, params } = dialect.sqlToQuery(condition ?? sql`everything`);
      return `${period}: ${getTableName(table)} by ${key.name}\n  ${text}\n  ${JSON.stringify(params)}`;
    },
  );
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('approved/old-rows.txt');
});
