import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Transaction } from './connection.ts';

// Whoever comes while we wait for the table waits behind us; less than after which PostgreSQL looks for those who wait in a ring.
const lockWaitMs = 500;

/** In UTC, as the database divides them. */
export function startOfMonth(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));
}

/** Until the transaction ends. */
export const waitBriefly = (tx: Transaction) =>
  tx.execute(sql`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`);

/** Somebody else had the table all the while. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof DatabaseError && cause.code === '55P03';
}
