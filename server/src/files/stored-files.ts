import type { FileKind } from '@riparo/domain/files/limits.ts';
import type { FileId } from '@riparo/domain/files/stored-file.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { piecesOf } from './file-pieces.ts';
import { storedFiles, type StoredFileRow } from './tables.ts';

/** A file that is stored, without its bytes. */
export type StoredFile = {
  id: FileId;
  ownerId: string;
  name: string;
  kind: FileKind;
  contentType: 'image/jpeg' | 'application/pdf';
  /** Of what is kept. */
  sizeBytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  pages: number | null;
  storedAt: Date;
};

export async function filesOf(
  db: Database | Transaction,
  ownerIds: readonly string[],
): Promise<StoredFile[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.ownerId, [...ownerIds]), eq(storedFiles.state, 'stored')))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
  return rows.flatMap(storedFile);
}

export async function findFile(
  db: Database | Transaction,
  ownerId: string,
  id: FileId,
): Promise<StoredFile | null> {
  const rows = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.id, id), eq(storedFiles.state, 'stored')));
  return rows.flatMap(storedFile)[0] ?? null;
}

/** Which of these has a file of this id, stored or on its way. */
export async function findOwnerOf(
  db: Database | Transaction,
  ownerIds: readonly string[],
  id: FileId,
): Promise<string | null> {
  if (ownerIds.length === 0) return null;
  const [found] = await db
    .select({ ownerId: storedFiles.ownerId })
    .from(storedFiles)
    .where(and(inArray(storedFiles.ownerId, [...ownerIds]), eq(storedFiles.id, id)));
  return found?.ownerId ?? null;
}

/** The bytes of a stored file; a PDF has no preview. */
export function readStoredFile(
  db: Database | Transaction,
  file: Pick<StoredFile, 'ownerId' | 'id'>,
  part: 'content' | 'preview',
): AsyncGenerator<Buffer> {
  return piecesOf(db, { ownerId: file.ownerId, fileId: file.id }, part);
}

function storedFile(row: StoredFileRow): StoredFile[] {
  const { id, ownerId, name, kind, contentType, keptBytes, sha256, width, height, pages, storedAt } = row;
  if (!kind || !contentType || keptBytes === null || !sha256 || !storedAt) return [];
  const sizeBytes = keptBytes;
  return [{ id, ownerId, name, kind, contentType, sizeBytes, sha256, width, height, pages, storedAt }];
}
