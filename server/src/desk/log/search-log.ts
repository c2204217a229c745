import type { LogLine, LogSearch } from '@riparo/domain/desk/log/log-calls.ts';
import { READ_ACTIONS, type ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import { addDays, isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, desc, eq, gte, inArray, like, lt, notInArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { literally } from '../../platform/database/text-patterns.ts';
import { deskLog, type LogRow } from './tables.ts';

const pageSize = 100;

const reads = Object.keys(READ_ACTIONS) as ReadAction[];

/**
 * A kind alone matches everything of that kind, but not another with the same beginning: `deal` is not
 * `deals`.
 */
const isAbout = (subject: string) =>
  subject.includes(' ')
    ? like(deskLog.subject, `${literally(subject)}%`)
    : or(eq(deskLog.subject, subject), like(deskLog.subject, `${literally(subject)} %`));

/** Italian days, both included. */
const isWanted = ({ action, kind, actor, subject, from, until }: LogSearch, before: number | undefined) =>
  and(
    before === undefined ? undefined : lt(deskLog.number, before),
    action ? eq(deskLog.action, action) : undefined,
    kind === 'reads' ? inArray(deskLog.action, reads) : undefined,
    kind === 'changes' ? notInArray(deskLog.action, reads) : undefined,
    actor ? eq(deskLog.actorId, actor) : undefined,
    subject ? isAbout(subject) : undefined,
    from ? gte(deskLog.at, momentInRome(isoDate(from), '00:00')) : undefined,
    until ? lt(deskLog.at, momentInRome(addDays(isoDate(until), 1), '00:00')) : undefined,
  );

const pageOf = (db: Database | Transaction, search: LogSearch, before: number | undefined, size: number) =>
  db.select().from(deskLog).where(isWanted(search, before)).orderBy(desc(deskLog.number)).limit(size);

/** The latest first, with a mark for the next page. */
export async function searchLog(
  db: Database | Transaction,
  search: LogSearch,
  before?: number,
): Promise<{ data: LogLine[]; next: number | null }> {
  const rows = await pageOf(db, search, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { data: page.map(toLine), next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null };
}

const columns = [
  'number',
  'at',
  'actorId',
  'actorName',
  'address',
  'action',
  'subject',
  'details',
  'hash',
] as const;

/** Streams everything as CSV page by page, as two years need not fit in memory. */
export async function* logAsCsv(
  db: Database | Transaction,
  search: LogSearch,
  filePageSize = 2000,
): AsyncGenerator<string> {
  yield `${columns.join(';')}\r\n`;
  let before: number | undefined;
  for (;;) {
    const rows = await pageOf(db, search, before, filePageSize);
    for (const row of rows)
      yield `${columns.map((name) => cell(name === 'at' ? row.at.toISOString() : row[name])).join(';')}\r\n`;
    if (rows.length < filePageSize) return;
    before = rows.at(-1)?.number;
  }
}

/** Quoted, and text that a spreadsheet would run as a formula is escaped. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const toLine = ({ previousHash: _previous, keyId: _key, at, details, ...row }: LogRow): LogLine => ({
  ...row,
  at: at.toISOString(),
  details: JSON.parse(details) as Record<string, unknown>,
});
