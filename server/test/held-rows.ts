import { Client } from 'pg';
import type { TestServer } from './test-server.ts';

/** A lock that a test has taken: whoever wants what it holds waits until it is let go. */
export type Hold = AsyncDisposable & {
  /** Comes back once so many wait, for this lock or for one another. */
  awaitedBy(count: number): Promise<void>;
  /** Something else in the same transaction: whoever waits finds both, or neither. */
  run(statement: string, values: unknown[]): Promise<void>;
  release(): Promise<void>;
};

const longestWaitMs = 60_000;

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
      const end = performance.now() + longestWaitMs;
      while (performance.now() < end) {
        // Within a transaction the same picture is shown again and again.
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
