import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Log } from '../log/log.ts';
import { connectReadOnly, type Database } from './connection.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/**
 * For reads that may be a second old: a standby answers on a connection that refuses writes. Without a
 * standby, or if it does not answer or lags behind, the primary answers.
 */
export type Standby = {
  read<T>(ask: (db: Database) => Promise<T>): Promise<T>;
  /** Chooses one database for something that is read in several pieces. */
  choose(): Promise<Database>;
};

export type OpenStandby = Standby & { close(): Promise<void> };

const looksEveryMs = 1_000;
const secondsBehind = 5;

/**
 * It follows the primary and has replayed what it received: in a quiet hour the last change is old, but
 * nothing is pending. A standby that was cut off still answers; that is noticed once its receiver gives up
 * (`wal_receiver_timeout`).
 */
const isUpToDate = sql`select not pg_is_in_recovery() or (
    exists (select from pg_stat_wal_receiver) and (
      pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
      or now() - pg_last_xact_replay_timestamp() < make_interval(secs => ${secondsBehind})
    )
  ) as "isUpToDate"`;

export function openStandby(url: string | null, primary: Database, log: Log): OpenStandby {
  if (url === null)
    return { read: (ask) => ask(primary), choose: async () => primary, close: async () => undefined };
  const { db, close } = connectReadOnly(url, log);
  let looked: { at: number; isUsable: Promise<boolean> } | null = null;

  async function look(): Promise<boolean> {
    try {
      const { rows } = await db.execute<{ isUpToDate: boolean }>(isUpToDate);
      return rows[0]?.isUpToDate === true;
    } catch (error) {
      log.warn({ err: error }, 'the standby does not answer: the primary does');
      return false;
    }
  }

  /** Checked at most once a second, so that an absent standby delays at most one request per second. */
  function isUsable(): Promise<boolean> {
    if (!looked || performance.now() - looked.at > looksEveryMs)
      looked = { at: performance.now(), isUsable: look() };
    return looked.isUsable;
  }

  return {
    async read(ask) {
      if (!(await isUsable())) return ask(primary);
      try {
        return await ask(db);
      } catch (error) {
        if (!isStandbyFailure(error)) throw error;
        looked = { at: performance.now(), isUsable: Promise.resolve(false) };
        return ask(primary);
      }
    },
    choose: async () => ((await isUsable()) ? db : primary),
    close,
  };
}

/** A refused write is our mistake, which the primary must not hide. */
function isStandbyFailure(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // 40001: the primary removed what was being read, and the standby could not wait any longer.
  return code === '40001' || (code !== '25006' && isDatabaseUnreachable(thrown));
}
