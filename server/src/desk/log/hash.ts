import { createHash } from 'node:crypto';
import { type LogKeys, logKeys } from './log-keys.ts';
import type { LogRow } from './tables.ts';

/** What stands before the first row. */
export const BEFORE_ALL = '0'.repeat(64);

/** Rows of before the log had keys; the first row that was signed holds the hash of the last of them, and so of all. */
export const NO_KEY = '';

type HashedRow = Omit<LogRow, 'hash'>;

/**
 * Of everything in a row, and of the row before it: whoever changes one has to change all that follow, and needs the key to.
 * Null for a key that is not known here.
 */
export function hashOf(row: HashedRow, keys: LogKeys = logKeys()): string | null {
  const { number, at, actorId, actorName, address, action, subject, details, previousHash, keyId } = row;
  const parts = [
    number,
    at.toISOString(),
    actorId,
    actorName,
    address,
    action,
    subject,
    details,
    previousHash,
  ] as const;
  if (keyId === NO_KEY) return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return keys.find(keyId)?.sign('row', ...parts) ?? null;
}

/** The end of the chain, as it is written down beside it. */
export type LogEnd = { readonly number: number; readonly at: Date; readonly hash: string };

export const endSignature = ({ number, at, hash }: LogEnd, keyId: string, keys: LogKeys = logKeys()) =>
  keys.find(keyId)?.sign('end', number, at.toISOString(), hash) ?? null;
