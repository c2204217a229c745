import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A write acknowledged by one PostgreSQL itself, bypassing everything that leads to the primary. */
export type StraightWrite = {
  readonly id: string;
  readonly member: string;
  /** Rises with each takeover. */
  readonly timeline: number;
  readonly begunAt: number;
  readonly doneAt: number;
};

export type StraightWrites = {
  readonly acknowledged: readonly StraightWrite[];
  stop(): Promise<void>;
};

const pauseMs = 500;
const patienceMs = 2_000;
const insert = `insert into straight_write (id) values ($1)
  returning ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`;

export const straightWritesTable =
  'create table straight_write (id uuid primary key); grant select, insert on straight_write to riparo';

/** Tries to write to each PostgreSQL, primary or not: this detects two that accept writes at once. */
export function writeStraight(urls: ReadonlyMap<string, string>): StraightWrites {
  const acknowledged: StraightWrite[] = [];
  const leaving = new AbortController();

  async function write(member: string, url: string): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('error', () => undefined);
    const [id, begunAt] = [randomUUID(), performance.now()];
    try {
      await client.connect();
      const { rows } = await client.query<{ timeline: number }>(insert, [id]);
      const timeline = rows[0]?.timeline ?? 0;
      acknowledged.push({ id, member, timeline, begunAt, doneAt: performance.now() });
    } catch {
      // A standby refuses and a dead one is silent: neither is an acknowledgement.
    } finally {
      // A frozen one never closes the connection.
      void client.end().catch(() => undefined);
    }
  }

  async function writeOneAfterTheOther(member: string, url: string): Promise<void> {
    while (!leaving.signal.aborted) {
      await write(member, url);
      await delay(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }

  const writing = [...urls].map(([member, url]) => writeOneAfterTheOther(member, url));
  return {
    acknowledged,
    async stop() {
      leaving.abort();
      await Promise.all(writing);
    },
  };
}

/** Writes that a former primary began and acknowledged after another had already acknowledged one. */
export function writesOfFormerPrimaries(writes: readonly StraightWrite[]): number {
  return writes.filter((write) =>
    writes.some((other) => other.timeline > write.timeline && other.doneAt < write.begunAt),
  ).length;
}
