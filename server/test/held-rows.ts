import { Client } from 'pg';
import type { TestServer } from './test-server.ts';

/** A lock taken by a test: anyone who wants the rows waits until it is released. */
export type Hold = AsyncDisposable & {
  /** Resolves once `count` transactions wait, for this lock or for one another. */
  awaitedBy(count: number): Promise<void>;
  /** Another statement in the same transaction: those waiting see both, or neither. */
  run(statement: string, values: unknown[]): Promise<void>;
  release(): Promise<void>;
};

const maxWaitMs = 60_000;

/** Takes a lock, `lock table deal in share mode` or `select … for update`, in a transaction of its own. */
export async function hold(server: TestServer, statement: string, values: unknown[] = []): Promise<Hold> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('commit');
    await client.end();
  };
  return {
    async awaitedBy(count) {
      const end = performance.now() + maxWaitMs;
      while (performance.now() < end) {
        // Within a transaction the statistics are a snapshot.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if ((rows[0]?.waiting ?? 0) >= count) return;
      }
      throw new Error(`fewer than ${count} wait`);
    },
    async run(further, furtherValues) {
      await client.query(further, furtherValues);
    },
    release,
    [Symbol.asyncDispose]: release,
  };
}
