import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { startOfMonth } from '../../server/src/platform/database/months.ts';
import { hashOf } from '../../server/src/desk/log/hash.ts';
import { logKeys, logKeysOf, setLogKeys } from '../../server/src/desk/log/log-keys.ts';
import { ensureLogPartition } from '../../server/src/desk/log/log-months.ts';
import { deskLog } from '../../server/src/desk/log/tables.ts';

/** Months before this one: the first is past its retention, the two years after it are retained. */
const firstMonth = -25;
const rowsInFirst = 200_000;
const rowsInEach = 10_000;

/** The subject of a row; each occurs in every month. */
export const subjectOf = (number: number) => `deal ${number}`;
export const subjects = 10_000;

/**
 * Two years of the desk's log, preceded by a busy month past its retention. This chain is never verified:
 * only the last row of that month is signed, which is checked before the month is removed.
 */
export async function fillLog(db: Database): Promise<void> {
  setLogKeys(logKeysOf({ key: null, otherKeys: [] }, 'a secret of the bench'));
  const now = new Date();
  for (let month = firstMonth; month <= 0; month += 1) {
    const start = startOfMonth(now, month);
    await ensureLogPartition(db, start);
    const count = month === firstMonth ? rowsInFirst - 1 : rowsInEach;
    const first = month === firstMonth ? 0 : rowsInFirst + (month - firstMonth - 1) * rowsInEach;
    const end = month === 0 ? now : startOfMonth(now, month + 1);
    await db.execute(sql`
      insert into desk_log (number, at, actor_id, actor_name, address, action, subject, details, previous_hash, hash)
      select ${first}::int + turn, ${start.toISOString()}::timestamptz
          + (${end.toISOString()}::timestamptz - ${start.toISOString()}::timestamptz) * turn / (${count}::int + 1),
        gen_random_uuid(), 'Bianca Neri', '192.0.2.1', 'personal-data.shown', 'deal ' || turn % ${subjects}::int,
        '{"field":"phone"}', md5(turn::text) || md5(turn::text), md5(turn::text) || md5(turn::text)
      from generate_series(1, ${count}::int) as turn`);
    if (month === firstMonth) await signLast(db, new Date(end.getTime() - 1));
  }
  await db.execute(sql`vacuum (analyze) desk_log`);
}

async function signLast(db: Database, at: Date): Promise<void> {
  const row = {
    number: rowsInFirst,
    at,
    actorId: null,
    actorName: 'Bianca Neri',
    address: '192.0.2.1',
    action: 'personal-data.shown' as const,
    subject: subjectOf(0),
    details: '{"field":"phone"}',
    previousHash: '',
    keyId: logKeys().current.id,
  };
  await db.insert(deskLog).values({ ...row, hash: hashOf(row) ?? '' });
}

/** The same rows in one table, as before the split by month. */
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
