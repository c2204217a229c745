import type { FileKind } from '@riparo/domain/care/files/limits.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { PagePicture } from '../../platform/providers/file-checker/outcome.ts';
import { piecesOf, rangeOf } from './file-pieces.ts';
import { storedFiles, type StoredFileRow } from './tables.ts';

/** A stored file, without its bytes. */
export type StoredFile = {
  id: FileId;
  ownerId: string;
  name: string;
  kind: FileKind;
  contentType: 'image/jpeg' | 'application/pdf';
  /** Of the stored version. */
  sizeBytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  pages: number | null;
  pagePictures: readonly PagePicture[];
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

/** Which of these owners has a file of this id, stored or on its way. */
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

export function readStoredFile(
  db: Database | Transaction,
  file: Pick<StoredFile, 'ownerId' | 'id'>,
  part: 'content' | 'preview',
): AsyncGenerator<Buffer> {
  return piecesOf(db, { ownerId: file.ownerId, fileId: file.id }, part);
}

/** The picture of a page, which is a part of the PDF. */
export function readPagePicture(
  db: Database | Transaction,
  file: Pick<StoredFile, 'ownerId' | 'id'>,
  picture: PagePicture,
): AsyncGenerator<Buffer> {
  return rangeOf(db, { ownerId: file.ownerId, fileId: file.id }, 'content', picture);
}

function storedFile(row: StoredFileRow): StoredFile[] {
  const { id, ownerId, name, kind, contentType, keptBytes, sha256, width, height, pages, storedAt } = row;
  if (!kind || !contentType || keptBytes === null || !sha256 || !storedAt) return [];
  const sizeBytes = keptBytes;
  const pagePictures = row.pagePictures ?? [];
  return [
    { id, ownerId, name, kind, contentType, sizeBytes, sha256, width, height, pages, pagePictures, storedAt },
  ];
}
