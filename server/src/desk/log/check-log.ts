import { LOG_RETENTION_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { startOfMonth } from '../../platform/database/months.ts';
import { FIRST_PREVIOUS_HASH, endSignature, hashOf, NO_KEY } from './hash.ts';
import { logKeys } from './log-keys.ts';
import { headSignature, type LogHead } from './note-head.ts';
import { deskLog, deskLogEnd, deskLogHeads, type LogRow } from './tables.ts';

/** An end of the log noted elsewhere: signed, or only a number and a hash. */
export type NotedEnd = Pick<LogHead, 'number' | 'hash'> | LogHead;

export type LogCheck = {
  rows: number;
  last: { number: number; hash: string } | null;
  /** Faults in Italian, in order of the log. */
  faults: string[];
};

type Place = { number: number; hash: string; at: Date | null };
type Start = Place & { shortenedAt: Date | null };

/**
 * Walks the whole log as of one moment, and reports forged or missing rows: each row is checked against its
 * signature and its predecessor, the end against its stored copy, everything against the ends noted
 * elsewhere.
 */
export const checkLog = (db: Database, noted: readonly NotedEnd[] = [], pageSize = 5000): Promise<LogCheck> =>
  db.transaction(
    async (tx) => {
      const faults: string[] = [];
      const start = await startOf(tx, faults);
      const ends = [...(await storedHeads(tx)), ...noted].filter((end) => isGenuine(end, faults));
      const hashes = new Map(ends.map(({ number }) => [number, '']));
      const walk = new Walk(start);
      let rows = 0;
      for await (const row of everyRow(tx, pageSize)) {
        const fault = walk.faultOf(row);
        if (fault) faults.push(fault);
        else if (hashes.has(row.number)) hashes.set(row.number, row.hash);
        rows += 1;
      }
      const { last } = walk;
      faults.push(...(await faultsOfEnd(tx, last, rows)));
      for (const end of ends) faults.push(...faultsOfNoted(end, hashes.get(end.number), last, start));
      return {
        rows,
        last: rows === 0 ? null : { number: last.number, hash: last.hash },
        faults: [...new Set(faults)],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** In one transaction: separate pages could show some rows twice and others never. */
async function* everyRow(tx: Transaction, pageSize: number): AsyncGenerator<LogRow> {
  await tx.execute(sql`declare log_rows no scroll cursor for select number, at, actor_id as "actorId",
    actor_name as "actorName", address, action, subject, details, previous_hash as "previousHash", hash,
    key_id as "keyId" from desk_log order by number, at`);
  for (;;) {
    const { rows } = await tx.execute<Omit<LogRow, 'number' | 'at'> & { number: string; at: string }>(
      sql.raw(`fetch ${pageSize} from log_rows`),
    );
    for (const row of rows) yield { ...row, number: Number(row.number), at: new Date(row.at) };
    if (rows.length < pageSize) break;
  }
  await tx.execute(sql`close log_rows`);
}

// During a rolling update some processes still sign with the previous key.
const rollingUpdateMs = 3_600_000;

/** Goes from row to row, and remembers what the next one must follow. */
class Walk {
  last: Place;
  #hasSigned = false;
  /** When rows began to be signed with the current key. */
  #currentSince: Date | null = null;

  constructor(start: Place) {
    this.last = start;
  }

  faultOf(row: LogRow): string | null {
    const { last } = this;
    const what = `riga ${row.number}`;
    const follows = row.number === last.number + 1 && row.previousHash === last.hash;
    const forged = this.#signatureFault(row);
    if (forged) {
      // The next row contains this hash, if this one is in its place.
      if (follows) this.last = { number: row.number, hash: row.hash, at: null };
      return `${what}: ${forged}`;
    }
    if (row.number <= last.number) return `${what}: non è al suo posto`;
    this.last = row;
    if (row.number !== last.number + 1)
      return `mancano le righe dalla ${last.number + 1} alla ${row.number - 1}`;
    if (row.previousHash !== last.hash) return `${what}: non segue quella che la precede`;
    if (last.at && row.at < last.at) return `${what}: è datata prima di quella che la precede`;
    return row.action === 'log.end-changed'
      ? `${what}: prima di questa qualcuno ha cambiato la fine del registro`
      : null;
  }

  #signatureFault({ keyId, at, ...row }: LogRow): string | null {
    const { current, find } = logKeys();
    if (keyId === NO_KEY && this.#hasSigned) return 'non è firmata';
    if (keyId !== NO_KEY && !find(keyId)) return `è firmata con una chiave che qui non c’è (${keyId})`;
    if (hashOf({ keyId, at, ...row }) !== row.hash) return 'è stata cambiata, o non l’abbiamo scritta noi';
    this.#hasSigned ||= keyId !== NO_KEY;
    if (keyId === current.id) this.#currentSince ??= at;
    else if (this.#currentSince && at.getTime() > this.#currentSince.getTime() + rollingUpdateMs)
      return `è firmata con una chiave che era già stata sostituita (${keyId})`;
    return null;
  }
}

/** What precedes the oldest row: nothing, or expired rows, whose removal the log itself records. */
async function startOf(tx: Transaction, faults: string[]): Promise<Start> {
  const nothing = { number: 0, hash: FIRST_PREVIOUS_HASH, at: null, shortenedAt: null };
  const shortenings = await tx
    .select()
    .from(deskLog)
    .where(eq(deskLog.action, 'log.shortened'))
    .orderBy(desc(deskLog.number));
  const last = shortenings.find((row) => hashOf(row) === row.hash);
  if (!last) return nothing;
  type Through = { number: number; hash: string; at?: string };
  const { through } = JSON.parse(last.details) as { through: Through };
  const at = through.at ? new Date(through.at) : null;
  if (at && at >= retainedSince(last.at)) faults.push(tooEarly(through.number));
  return { number: through.number, hash: through.hash, at, shortenedAt: last.at };
}

const retainedSince = (moment: Date) => startOfMonth(moment, -LOG_RETENTION_MONTHS);
const tooEarly = (number: number) =>
  `righe fino alla ${number}: sono state tolte prima che passassero ${LOG_RETENTION_MONTHS} mesi`;

async function storedHeads(tx: Transaction): Promise<LogHead[]> {
  const rows = await tx.select().from(deskLogHeads).orderBy(deskLogHeads.id);
  return rows.map(({ id: _id, at, ...head }) => ({ ...head, at: at.toISOString() }));
}

function isGenuine(end: NotedEnd, faults: string[]): boolean {
  if (!('signature' in end) || headSignature(end, end.keyId) === end.signature) return true;
  faults.push(`annotazione del ${end.at} (riga ${end.number}): non porta la nostra firma`);
  return false;
}

async function faultsOfEnd(tx: Transaction, last: Place, rows: number): Promise<string[]> {
  const [end] = await tx.select().from(deskLogEnd);
  if (!end) return ['la fine del registro non è più scritta da nessuna parte'];
  if (end.signature === null) return rows > 0 ? ['la fine del registro non è firmata'] : [];
  if (endSignature(end, end.keyId) !== end.signature) return ['la fine del registro è stata cambiata'];
  if (end.number > last.number)
    return [`mancano le righe dopo la ${last.number}: l’ultima scritta è la ${end.number}`];
  if (end.number < last.number) return [`righe dopo la ${end.number}: non le abbiamo scritte noi`];
  return end.hash === last.hash ? [] : [`riga ${end.number}: non è quella scritta per ultima`];
}

function faultsOfNoted(end: NotedEnd, found: string | undefined, last: Place, start: Start): string[] {
  if (end.number > last.number)
    return [`mancano le righe dopo la ${last.number}: era stata annotata la ${end.number}`];
  if (end.number <= start.number) {
    const isYoung =
      'at' in end && start.shortenedAt !== null && new Date(end.at) >= retainedSince(start.shortenedAt);
    return isYoung ? [tooEarly(start.number)] : [];
  }
  return found === end.hash ? [] : [`riga ${end.number}: non è quella che era stata annotata`];
}
