import { createHash } from 'node:crypto';
import { type LogKeys, logKeys } from './log-keys.ts';
import type { LogRow } from './tables.ts';

/** Predecessor of the first row. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/**
 * Rows from before the log had keys; the first signed row contains the hash of the last of them, and so
 * protects all.
 */
export const NO_KEY = '';

type HashedRow = Omit<LogRow, 'hash'>;

/**
 * Covers everything in a row, and the row before it: changing one requires changing all that follow, with the
 * key. Null for an unknown key.
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

/** The end of the chain, as stored beside it. */
export type LogEnd = { readonly number: number; readonly at: Date; readonly hash: string };

export const endSignature = ({ number, at, hash }: LogEnd, keyId: string, keys: LogKeys = logKeys()) =>
  keys.find(keyId)?.sign('end', number, at.toISOString(), hash) ?? null;
