import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { failureFor } from '../../platform/http/problem-answers.ts';
import type { DeskDoer } from './actor.ts';
import { appendToLog } from './append.ts';
import { deskLog } from './tables.ts';

type RefusedAction = 'deal.correction-refused' | 'request.correction-refused';

/** Nobody collides so often in an hour with what colleagues change in one thing. */
const MAX_PER_HOUR = 10;
const hourSeconds = 3600;

/**
 * Whoever corrects says what they read, and is told whether it stands: that would be a way to guess what is hidden. So each refusal is
 * in the log, and after a few nobody corrects this thing for an hour, whatever they say.
 */
export async function tooManyRefused(
  tx: Transaction,
  { action, subject }: { action: RefusedAction; subject: string },
  now: Date,
) {
  const since = new Date(now.getTime() - hourSeconds * 1000);
  const isRefused = and(eq(deskLog.subject, subject), eq(deskLog.action, action), gt(deskLog.at, since));
  return (await tx.$count(deskLog, isRefused)) >= MAX_PER_HOUR
    ? failureFor(hourSeconds, staffAccessErrors.TooManyReads)
    : null;
}

export const noteRefusedCorrection = (
  tx: Transaction,
  { actor }: DeskDoer,
  { action, subject, fields }: { action: RefusedAction; subject: string; fields: readonly string[] },
  now: Date,
) => appendToLog(tx, actor, { action, subject, details: { fields } }, now);
