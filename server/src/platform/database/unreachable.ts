import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';

// PostgreSQL's codes for it: connection failures, no room for another one, shutting down or starting,
// read-only.
const passingStates = /^(08...|53...|57P0[1-4]|25006)$/;
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Errors without a code from the driver: a connection that broke in the middle, and none free in time.
const brokenConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Whether a request failed because the database is temporarily away or full, rather than because of the
 * query. Errors of other hosts (fetch, Stripe, SMTP) come in wrappers that are not opened here.
 */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return brokenConnection.test(error.message);
  if ('severity' in error) return passingStates.test(error.code);
  // A missing file has this code too; only a missing socket is a failed connection.
  return passingCodes.has(error.code) && (error.code !== 'ENOENT' || isOfSocket(error));
}

function isOfSocket(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

const pauseMs = 200;

/** Retries while the database is away, until the signal aborts. */
export async function retryWhileUnreachable<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      await delay(pauseMs, undefined, { signal });
    }
  }
}
