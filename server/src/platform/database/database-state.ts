import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** A database may answer but refuse writes: a standby, or the old host after a failover. */
export type DatabaseState = 'ok' | 'read-only';

export async function databaseState(db: Database): Promise<DatabaseState> {
  const { rows } = await db.execute<{ refuses: boolean }>(
    sql`select current_setting('transaction_read_only')::boolean as refuses`,
  );
  return rows[0]?.refuses ? 'read-only' : 'ok';
}
