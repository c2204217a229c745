import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Database, Transaction } from './connection.ts';

/**
 * A table that is divided by month, along `column`: each month that was made ahead is a table of its own and goes as a whole
 * when its time is over. What belongs to none of them is in `…_rest`: what was there before, and what nobody foresaw.
 */
export type MonthlyTable = { readonly name: string; readonly column: string };

/** This one and the next two: a product that stands still for weeks finds its month there. */
const monthsMade = 3;
// Whoever comes while we wait for the table waits behind us; less than after which PostgreSQL looks for those who wait in a ring.
const lockWaitMs = 500;

/** In UTC, as the database divides them. */
export function startOfMonth(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));
}

/**
 * Makes the months that are missing, and tells which. One whose first rows are in the rest already stays there: to move
 * them would lock out whoever reads.
 */
export async function readyMonths(
  db: Database,
  table: MonthlyTable,
  now: Date,
  onMade: (tx: Transaction, name: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const made: string[] = [];
  for (let later = 0; later < monthsMade; later += 1) {
    const start = startOfMonth(now, later);
    const name = nameOf(table, start);
    await db.transaction(async (tx) => {
      await oneAfterAnother(tx, table);
      await waitBriefly(tx);
      if (!(await isMissing(tx, table, start))) return;
      await makeMonth(tx, table, start);
      await onMade(tx, name);
      made.push(name);
    });
  }
  return made;
}

async function isMissing(tx: Transaction, table: MonthlyTable, start: Date): Promise<boolean> {
  const rest = sql.identifier(`${table.name}_rest`);
  const column = sql.identifier(table.column);
  const { rows } = await tx.execute<{ is_missing: boolean }>(sql`
    select to_regclass(${nameOf(table, start)}) is null and not exists (
      select from ${rest}
      where ${column} >= ${start.toISOString()}::timestamptz and ${column} < ${startOfMonth(start, 1).toISOString()}::timestamptz
    ) as is_missing`);
  return rows[0]?.is_missing === true;
}

/** Made aside and then attached: that locks out neither who reads nor who writes the other months. */
async function makeMonth(tx: Transaction, table: MonthlyTable, start: Date): Promise<void> {
  const [parent, month] = [sql.identifier(table.name), sql.identifier(nameOf(table, start))];
  const [from, to] = [start, startOfMonth(start, 1)].map((moment) => sql.raw(`'${moment.toISOString()}'`));
  await tx.execute(
    sql`create table ${month} (like ${parent} including defaults including constraints including indexes)`,
  );
  await tx.execute(sql`alter table ${parent} attach partition ${month} for values from (${from}) to (${to})`);
}

/** Drops the months that ended at or before a moment, and tells which. */
export async function dropMonths(tx: Transaction, table: MonthlyTable, before: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table.name}::regclass order by relname`);
  const over = rows.map(({ name }) => name).filter((name) => isOver(table, name, before));
  if (over.length === 0) return [];
  await waitBriefly(tx);
  for (const name of over) await tx.execute(sql`drop table ${sql.identifier(name)}`);
  return over;
}

function isOver(table: MonthlyTable, name: string, before: Date): boolean {
  const [, year, month] = new RegExp(`^${table.name}_(\\d{4})_(\\d{2})$`).exec(name) ?? [];
  return year !== undefined && Date.UTC(Number(year), Number(month)) <= before.getTime();
}

const nameOf = ({ name }: MonthlyTable, start: Date) =>
  `${name}_${start.toISOString().slice(0, 7).replace('-', '_')}`;

/** Processes that start at once: two that both look into the rest would wait for each other to let it go. */
const oneAfterAnother = (tx: Transaction, { name }: MonthlyTable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`months of ${name}`}, 0))`);

const waitBriefly = (tx: Transaction) =>
  tx.execute(sql`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`);

/** Somebody else had the table all the while. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof DatabaseError && cause.code === '55P03';
}
