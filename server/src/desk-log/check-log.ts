import { asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { BEFORE_ALL, hashOf } from './hash.ts';
import { deskLog, type LogRow } from './tables.ts';

export type LogCheck = {
  rows: number;
  /** The last one: whoever keeps it elsewhere finds out when the end of the log is cut off. */
  last: { number: number; hash: string } | null;
  /** What is wrong, in Italian, the first first. */
  faults: string[];
};

/** Walks the whole chain and tells every row that does not fit the one before it. */
export async function checkLog(
  db: Database,
  known?: { number: number; hash: string },
  pageSize = 5000,
): Promise<LogCheck> {
  const faults: string[] = [];
  let rows = 0;
  let last: LogRow | null = null;
  for await (const row of everyRow(db, pageSize)) {
    const fault = await faultOf(db, row, last);
    if (fault) faults.push(fault);
    if (known?.number === row.number && known.hash !== row.hash)
      faults.push(`riga ${row.number}: non è quella che era stata annotata`);
    last = row;
    rows += 1;
  }
  const end = last && { number: last.number, hash: last.hash };
  if (known && known.number > (end?.number ?? 0))
    faults.push(`mancano le righe dopo la ${end?.number ?? 0}: era stata annotata la ${known.number}`);
  return { rows, last: end, faults };
}

async function* everyRow(db: Database, pageSize: number): AsyncGenerator<LogRow> {
  let after = 0;
  for (;;) {
    const page = await db
      .select()
      .from(deskLog)
      .where(gt(deskLog.number, after))
      .orderBy(asc(deskLog.number))
      .limit(pageSize);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.number ?? after;
  }
}

async function faultOf(db: Database, row: LogRow, before: LogRow | null): Promise<string | null> {
  if (hashOf(row) !== row.hash) return `riga ${row.number}: è stata cambiata`;
  const expected = before ?? (await startOf(db, row));
  if (row.number !== expected.number + 1)
    return `mancano le righe dalla ${expected.number + 1} alla ${row.number - 1}`;
  if (row.previousHash !== expected.hash) return `riga ${row.number}: non segue quella che la precede`;
  return null;
}

/** What stood before the oldest row: nothing, or what was removed because its time was over, which the log itself says. */
async function startOf(db: Database, { number }: LogRow): Promise<{ number: number; hash: string }> {
  const nothing = { number: 0, hash: BEFORE_ALL };
  if (number === 1) return nothing;
  const [shortened] = await db
    .select({ details: deskLog.details })
    .from(deskLog)
    .where(eq(deskLog.action, 'log.shortened'))
    .orderBy(desc(deskLog.number))
    .limit(1);
  const through = shortened && (JSON.parse(shortened.details) as { through?: typeof nothing }).through;
  return through ?? nothing;
}
