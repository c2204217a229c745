import { type FileErrorCode, fileErrors } from '@riparo/domain/care/files/errors.ts';
import { shownFileName } from '@riparo/domain/care/files/file-name.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '@riparo/domain/care/files/limits.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import type { Limiter } from '../../platform/http/rate-limit/limiter.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { storedFiles, type OwnerKind, type StoredFileRow } from './tables.ts';
import { countAnnounced } from './upload-budget.ts';

export type FileOwner = {
  kind: OwnerKind;
  id: string;
  /**
   * The claim or complaint whose files are counted together; a document that we requested owns its files
   * itself.
   */
  subjectId: string;
  /** The address of the connection. */
  address: string;
};
export type AnnouncedFile = { id: FileId; name: string; sizeBytes: number };

export type FirstStepParts = { db: Database; clock: () => Date; limiter: Limiter; keyedHash: KeyedHash };

export type FileError = (typeof fileErrors)[FileErrorCode];

/**
 * Starts or resumes an upload: the same id means the same file. After an interruption the sender learns here
 * how much has arrived.
 */
export async function openFile(
  { db, clock, limiter, keyedHash }: FirstStepParts,
  owner: FileOwner,
  { id, name, sizeBytes }: AnnouncedFile,
): Promise<StoredFileRow | { error: FileError; retryAfterSeconds?: number | undefined }> {
  const isThis = and(eq(storedFiles.ownerId, owner.id), eq(storedFiles.id, id));
  const isNew = (await db.$count(storedFiles, isThis)) === 0;
  const isCounted = isNew && sizeBytes > 0 && sizeBytes <= MAX_FILE_BYTES;
  const refused = isCounted ? await countAnnounced(limiter, { ...owner, sizeBytes }) : null;
  if (refused) return refused;
  return db.transaction(async (tx) => {
    // Files announced at the same moment are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${owner.id}`}, 0))`);
    const [known] = await tx.select().from(storedFiles).where(isThis);
    if (known) return known.sizeBytes === sizeBytes ? known : { error: fileErrors.FileDiffers };
    if (sizeBytes === 0) return { error: fileErrors.FileEmpty };
    if (sizeBytes > MAX_FILE_BYTES) return { error: fileErrors.FileTooLarge };
    const counted = await tx.$count(
      storedFiles,
      and(eq(storedFiles.ownerId, owner.id), ne(storedFiles.state, 'refused')),
    );
    if (counted >= MAX_FILES) return { error: fileErrors.TooManyFiles };
    const [row] = await tx
      .insert(storedFiles)
      .values({
        ownerId: owner.id,
        ownerKind: owner.kind,
        id,
        name: shownFileName(name),
        state: 'arriving',
        sender: senderOf(keyedHash, owner.address, clock()),
        sizeBytes,
        arrivedBytes: 0,
        createdAt: clock(),
      })
      .returning();
    if (!row) throw new Error('an inserted file was not returned');
    return row;
  });
}

/** Tells the files of one address apart from those of others, for one day, without storing the address. */
const senderOf = (keyedHash: KeyedHash, address: string, now: Date) =>
  keyedHash('sender of files', addressKey(address), now.toISOString().slice(0, 10)).slice(0, 22);
