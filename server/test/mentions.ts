import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/connection.ts';

type Table = { name: string; columns: string[] };

/** The tables, of any schema, that contain one of these texts: in a text, in JSON, in an array. */
export async function tablesThatMention(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<Table>(sql`
    select format('%I.%I', table_schema, table_name) as name,
      array_agg(format('%I', column_name)::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED', 'uuid')
    group by 1 order by 1`);
  const patterns = sql.join(
    texts.map((text) => sql`${`%${text.toLowerCase()}%`}`),
    sql`, `,
  );
  const found: string[] = [];
  for (const { name, columns } of tables) {
    const content = sql.raw(`lower(concat_ws(' ', ${columns.join(', ')}))`);
    const { rows } = await db.execute(
      sql`select 1 from ${sql.raw(name)} where ${content} like any (array[${patterns}]) limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

// The server's own jobs, and the mailboxes of demonstrations.
const beside = ['pgboss', 'sandbox_'];

/** Every row that contains one of these texts, by table. */
export async function rowsThatMention(
  db: Database,
  texts: readonly string[],
): Promise<Record<string, string[]>> {
  const tables = (await tablesThatMention(db, texts)).filter(
    (name) => !beside.some((each) => name.includes(each)),
  );
  const found: Record<string, string[]> = {};
  for (const name of tables) {
    const { rows } = await db.execute<{ content: string }>(
      sql.raw(`select to_jsonb(one)::text as content from ${name} as one order by 1`),
    );
    found[name] = rows
      .map(({ content }) => content)
      .filter((content) => texts.some((text) => content.toLowerCase().includes(text.toLowerCase())));
  }
  return found;
}
