import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { temporaryFailure } from '../../platform/http/problem-answers.ts';
import type { StaffActor } from './actor.ts';
import { appendToLog } from './append.ts';
import { deskLog } from './tables.ts';

type RefusedAction = 'deal.correction-refused' | 'request.correction-refused';

/** More conflicts with colleagues in an hour about one thing are not plausible. */
const MAX_PER_HOUR = 10;
const hourSeconds = 3600;

/**
 * A correction names the value it replaces and learns whether it matches, which could be used to guess hidden
 * data. So each refusal is logged, and after a few nobody can correct this thing for an hour.
 */
export async function tooManyRefused(
  tx: Transaction,
  { action, subject }: { action: RefusedAction; subject: string },
  now: Date,
) {
  const since = new Date(now.getTime() - hourSeconds * 1000);
  const isRefused = and(eq(deskLog.subject, subject), eq(deskLog.action, action), gt(deskLog.at, since));
  return (await tx.$count(deskLog, isRefused)) >= MAX_PER_HOUR
    ? temporaryFailure(hourSeconds, staffAccessErrors.TooManyReads)
    : null;
}

export const noteRefusedCorrection = (
  tx: Transaction,
  { actor }: StaffActor,
  { action, subject, fields }: { action: RefusedAction; subject: string; fields: readonly string[] },
  now: Date,
) => appendToLog(tx, actor, { action, subject, details: { fields } }, now);
