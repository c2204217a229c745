import { desc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { appendToLog, product } from '../../server/src/desk/log/append.ts';
import { searchLog } from '../../server/src/desk/log/search-log.ts';
import { shortenLog } from '../../server/src/desk/log/shorten-log.ts';
import { deskLog } from '../../server/src/desk/log/tables.ts';
import { median } from '../load/contest.ts';
import type { Row } from '../results.ts';
import { fillLog, mergeMonths, subjectOf, subjects } from '../stage/fill-log.ts';
import type { Subject } from './subject.ts';

const rounds = 7;
const asksEach = 40;
const linesOfDeal = 200;

const asked: readonly {
  what: string;
  mostTimes: number;
  ask: (db: Database, turn: number) => Promise<unknown>;
}[] = [
  {
    what: 'a row appended',
    mostTimes: 2,
    ask: (db) =>
      db.transaction((tx) =>
        appendToLog(tx, product, { action: 'personal-data.shown', subject: 'bench' }, new Date()),
      ),
  },
  {
    what: 'the lines about one deal, as its page asks for them',
    mostTimes: 10,
    ask: (db, turn) =>
      db
        .select()
        .from(deskLog)
        .where(eq(deskLog.subject, subjectOf((turn * 7919) % subjects)))
        .orderBy(desc(deskLog.number))
        .limit(linesOfDeal),
  },
  { what: 'the first page of the log', mostTimes: 10, ask: (db) => searchLog(db, {}) },
];

/** The cost of a table per month, and its saving when a month is removed. */
export const logByMonth: Subject = {
  key: 'log-months',
  name: 'Log of the desk by month, beside one table with the same rows',
  async measure(stage) {
    const open = async (name: string) =>
      drizzle(new Pool({ connectionString: await stage.databaseUrl(name) }));
    const [months, whole] = [await open('log_months'), await open('log_whole')];
    try {
      await Promise.all([fillLog(months), fillLog(whole)]);
      await mergeMonths(whole);
      const rows: Row[] = [];
      for (const question of asked) rows.push(await compared(question, months, whole));
      return [...rows, ...(await removal(months, whole))];
    } finally {
      await Promise.all([months.$client.end(), whole.$client.end()]);
    }
  },
};

async function compared(
  { what, ask, mostTimes }: (typeof asked)[number],
  months: Database,
  whole: Database,
): Promise<Row> {
  const times = { months: [] as number[], whole: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const [monthsMs, wholeMs] = [await timeOf(ask, months), await timeOf(ask, whole)];
    // The first round is a warm-up.
    if (round < 0) continue;
    times.months.push(monthsMs);
    times.whole.push(wholeMs);
  }
  const ratio = median(times.months.map((ms, round) => ms / (times.whole[round] ?? ms)));
  return {
    what,
    figure: inMs(median(times.months)),
    floor: inMs(median(times.whole)),
    ratio,
    goal: `≤ ${mostTimes.toFixed(2)}`,
    met: ratio <= mostTimes,
  };
}

async function timeOf(ask: (db: Database, turn: number) => Promise<unknown>, db: Database): Promise<number> {
  const began = performance.now();
  for (let turn = 0; turn < asksEach; turn += 1) await ask(db, turn);
  return (performance.now() - began) / asksEach;
}

/**
 * Removes the expired month with the product's own code; then measures what the database still has to clean
 * up.
 */
async function removal(months: Database, whole: Database): Promise<Row[]> {
  const [dropped, deleted] = [await shortened(months), await shortened(whole)];
  if (dropped.removed !== deleted.removed) throw new Error('both must remove the same rows');
  return [
    {
      what: `a month of ${dropped.removed.toLocaleString('en')} rows removed: dropped, beside row by row`,
      figure: inMs(dropped.ms),
      floor: inMs(deleted.ms),
      ratio: dropped.ms / deleted.ms,
      goal: '≤ 0.10',
      met: dropped.ms <= deleted.ms / 10,
    },
    { what: 'cleaned up afterwards (vacuum)', figure: inMs(dropped.vacuumMs), floor: inMs(deleted.vacuumMs) },
    { what: 'on disk afterwards', figure: inMb(dropped.bytes), floor: inMb(deleted.bytes) },
  ];
}

async function shortened(db: Database) {
  const began = performance.now();
  const removed = await shortenLog(db, new Date());
  const ms = performance.now() - began;
  const swept = performance.now();
  await db.execute(sql`vacuum desk_log`);
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size('desk_log')) as bytes
    from pg_partition_tree('desk_log')`);
  return { removed, ms, vacuumMs: performance.now() - swept, bytes: Number(rows[0]?.bytes) };
}

const inMb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const inMs = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
