import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import type { FileId, OwnFile } from '@riparo/domain/care/files/stored-file.ts';
import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { QueueFullError } from '../../platform/jobs/work/bounded-work.ts';
import { ScannerAway } from '../../platform/providers/scanner/file-scanner.ts';
import { type AnnouncedFile, type FileError, type FileOwner, openFile } from './open-file.ts';
import { settleFile, type SettlingParts } from './settle-file.ts';
import { storedFiles, type StoredFileRow } from './tables.ts';

// After this the sender asks again: phones lose requests that stay open.
const patienceMs = 10_000;

/**
 * Announces a file, reports its progress, and opens it once it has arrived completely: the sender asks until
 * it is stored.
 */
export async function takeFile(
  parts: SettlingParts,
  owner: FileOwner,
  announced: AnnouncedFile,
): Promise<OwnFile | { error: FileError; retryAfterSeconds?: number | undefined }> {
  const opened = await openFile(parts, owner, announced);
  if ('error' in opened) return opened;
  const isWhole = opened.state === 'arriving' && opened.arrivedBytes === opened.sizeBytes;
  if (!isWhole) return fileOrRefusal(opened);
  try {
    const settled = await withinPatience(settleFile(parts, { ownerId: owner.id, fileId: announced.id }));
    return fileOrRefusal(settled ?? opened);
  } catch (error) {
    if (error instanceof ScannerAway || error instanceof QueueFullError)
      return { error: fileErrors.FileNotChecked };
    throw error;
  }
}

/** The failure that the call answers. */
export const fileFailure = ({
  error,
  retryAfterSeconds,
}: {
  error: FileError;
  retryAfterSeconds?: number | undefined;
}) => (retryAfterSeconds === undefined ? failure(error) : temporaryFailure(retryAfterSeconds, error));

/** Null after a while: the work goes on. */
async function withinPatience<T>(work: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  // A later failure reaches the next request, so it is not unhandled.
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function fileOrRefusal(row: StoredFileRow): OwnFile | { error: FileError } {
  if (row.refusal) return { error: fileErrors[row.refusal] };
  return ownFile(row);
}

function ownFile({ id, name, sizeBytes, arrivedBytes, state, kind }: StoredFileRow): OwnFile {
  return { id, name, sizeBytes, arrivedBytes, state: state === 'stored' ? 'stored' : 'arriving', kind };
}

/** Files stored or on their way, by owner, in the order they were chosen. */
export async function ownFilesOf(
  db: Database | Transaction,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, OwnFile[]>> {
  const rows = await db
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.ownerId, [...ownerIds]), ne(storedFiles.state, 'refused')))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map([...byOwner].map(([owner, own]) => [owner, own.map(ownFile)] as const));
}

/** Succeeds whether or not the file existed, so that it can be repeated. */
export async function discardFile(db: Database | Transaction, ownerId: string, id: FileId): Promise<void> {
  await db.delete(storedFiles).where(and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.id, id)));
}

/** Everything of these owners, with its bytes. */
export async function forgetFiles(tx: Transaction, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.ownerId, [...ownerIds]));
}

/** An incomplete upload is useless once its owner is closed. Files waiting to be opened stay. */
export async function forgetUnfinished(tx: Transaction, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  const isUnfinished = or(
    eq(storedFiles.state, 'refused'),
    and(eq(storedFiles.state, 'arriving'), lt(storedFiles.arrivedBytes, storedFiles.sizeBytes)),
  );
  await tx.delete(storedFiles).where(and(inArray(storedFiles.ownerId, [...ownerIds]), isUnfinished));
}
