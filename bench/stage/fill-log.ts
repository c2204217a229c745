import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/database/connection.ts';
import { readyMonths, startOfMonth } from '../../server/src/database/months.ts';
import { logMonths } from '../../server/src/desk-log/log-months.ts';

/** Months before this one: the first of them is over, and the two years after it are kept. */
const firstMonth = -25;
const rowsInFirst = 200_000;
const rowsInEach = 10_000;

/** What a row is about; as many as there are, each in every month. */
export const subjectOf = (number: number) => `deal ${number}`;
export const subjects = 10_000;

/** Two years of the desk's log, and a busy month before them that is over. Hashes are none: nobody checks this chain. */
export async function fillLog(db: Database): Promise<void> {
  const now = new Date();
  for (let month = firstMonth; month <= 0; month += 1) {
    const start = startOfMonth(now, month);
    await readyMonths(db, logMonths, start);
    const count = month === firstMonth ? rowsInFirst : rowsInEach;
    const first = month === firstMonth ? 0 : rowsInFirst + (month - firstMonth - 1) * rowsInEach;
    const end = month === 0 ? now : startOfMonth(now, month + 1);
    await db.execute(sql`
      insert into desk_log (number, at, actor_id, actor_name, address, action, subject, details, previous_hash, hash)
      select ${first}::int + turn, ${start.toISOString()}::timestamptz
          + (${end.toISOString()}::timestamptz - ${start.toISOString()}::timestamptz) * turn / (${count}::int + 1),
        gen_random_uuid(), 'Bianca Neri', '192.0.2.1', 'personal-data.shown', 'deal ' || turn % ${subjects}::int,
        '{"field":"phone"}', md5(turn::text) || md5(turn::text), md5(turn::text) || md5(turn::text)
      from generate_series(1, ${count}::int) as turn`);
  }
  await db.execute(sql`vacuum (analyze) desk_log`);
}

/** The same rows in one table, as it was before it had months. */
export async function mergeMonths(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table whole_log (like desk_log including all)`);
    await tx.execute(sql`insert into whole_log select * from desk_log order by number`);
    await tx.execute(sql`drop table desk_log`);
    await tx.execute(sql`alter table whole_log rename to desk_log`);
    await tx.execute(sql`
      create trigger desk_log_rows_stay before update or delete on desk_log
      for each row execute function refuse_log_change()`);
  });
  await db.execute(sql`vacuum (analyze) desk_log`);
}
