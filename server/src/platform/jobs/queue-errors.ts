import { isDatabaseUnreachable } from '../database/unreachable.ts';
import type { Log } from '../log/log.ts';

/** After this much quiet, the next error counts as a new incident. */
const QUIET_MS = 60_000;

/** The library's messages for a listener that it reopens by itself. */
const lostListener = /^LISTEN\/NOTIFY (heartbeat timed out|connection ended|channel registration was lost)/;

type Tell = (thrown: unknown, message: string, more?: Readonly<Record<string, unknown>>) => void;

/**
 * On a busy machine connections come late, for each queue and at every poll; workers, listener and timers
 * recover by themselves. Each such period is logged in one line; any other error in full.
 */
export function createQueueErrorLog(log: Log, now: () => number = Date.now): Tell {
  let lastSeenAt = Number.NEGATIVE_INFINITY;
  return (thrown, message, more) => {
    const reported = readQueueError(thrown);
    const { err } = reported;
    if (!isDatabaseUnreachable(err) && !lostListener.test(err.message))
      return log.error({ ...more, ...reported }, message);
    const isKnown = now() - lastSeenAt <= QUIET_MS;
    lastSeenAt = now();
    if (isKnown) return;
    const reason = err.message.replace(/ \(Queue: .*$/, '');
    const code = 'code' in err ? { code: err.code } : {};
    log.warn({ reason, ...code }, 'the job queue waits for the database and goes on by itself');
  };
}

/** The library reports some errors as plain objects; a log line describes only Error instances. */
function readQueueError(reported: unknown): { err: Error; queue?: string } {
  if (reported instanceof Error) return { err: reported };
  const copy = typeof reported === 'object' && reported !== null ? reported : {};
  const message = 'message' in copy && typeof copy.message === 'string' ? copy.message : 'unknown';
  const err = Object.assign(new Error(message), copy);
  return 'queue' in copy && typeof copy.queue === 'string' ? { err, queue: copy.queue } : { err };
}
