import { createHash } from 'node:crypto';
import type { LogRow } from './tables.ts';

/** What stands before the first row. */
export const BEFORE_ALL = '0'.repeat(64);

/** Of everything in a row, and of the row before it: whoever changes one has to change all that follow. */
export function hashOf(row: Omit<LogRow, 'hash'>): string {
  const { number, at, actorId, actorName, address, action, subject, details, previousHash } = row;
  const text = JSON.stringify([
    number,
    at.toISOString(),
    actorId,
    actorName,
    address,
    action,
    subject,
    details,
    previousHash,
  ]);
  return createHash('sha256').update(text).digest('hex');
}
