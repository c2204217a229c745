import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';

// PostgreSQL's own words for it: connection failures, no room for one more, going down or not yet up, no writes for now.
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
// The driver gives these no code: a connection that broke in the middle, and none that was free in time.
const brokenConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Whether a request failed because the database is away or full for a while, and not because of what was asked of it.
 * Errors of other hosts come in a wrapping of their own (fetch, Stripe, SMTP), which is not opened here.
 */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return brokenConnection.test(error.message);
  if ('severity' in error) return passingStates.test(error.code);
  // A missing file has this code too; a missing socket is one that could not be connected to.
  return passingCodes.has(error.code) && (error.code !== 'ENOENT' || isOfSocket(error));
}

function isOfSocket(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

const pauseMs = 200;

/** Asks again and again while the database is away, for as long as somebody wants it. */
export async function onceReachable<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      await delay(pauseMs, undefined, { signal });
    }
  }
}
