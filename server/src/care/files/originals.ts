import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { openBytes, sealBytes } from '../../platform/settings/secrets/sealed-text.ts';
import { type FileKey, piecesOf, storePieces } from './file-pieces.ts';
import type { StoredFile } from './stored-files.ts';

const keyOf = (keyedHash: KeyedHash, { ownerId, fileId }: FileKey) =>
  keyedHash('original file', ownerId, fileId);

/**
 * A PDF as it was sent, sealed with a key of its own, so that nothing that reads the tables opens it by
 * chance.
 */
export const storeOriginal = (tx: Transaction, keyedHash: KeyedHash, file: FileKey, bytes: Buffer) =>
  storePieces(tx, file, 'original', sealBytes(keyOf(keyedHash, file), bytes));

/** Null where there is none, and where it was changed. */
export async function readOriginal(
  { db, keyedHash }: { db: Database; keyedHash: KeyedHash },
  { ownerId, id: fileId }: Pick<StoredFile, 'ownerId' | 'id'>,
): Promise<Buffer | null> {
  const file = { ownerId, fileId };
  const sealed = Buffer.concat(await Array.fromAsync(piecesOf(db, file, 'original')));
  return openBytes(keyOf(keyedHash, file), sealed);
}
