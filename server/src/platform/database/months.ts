import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Transaction } from './connection.ts';

// Statements that arrive while we wait for the table queue behind us. Shorter than PostgreSQL's deadlock
// timeout.
const lockWaitMs = 500;

/** In UTC, like the partitions of the database. */
export function startOfMonth(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));
}

/** Applies until the transaction ends. */
export const setShortLockTimeout = (tx: Transaction) =>
  tx.execute(sql`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`);

/** Another transaction held the table all the while. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof DatabaseError && cause.code === '55P03';
}
