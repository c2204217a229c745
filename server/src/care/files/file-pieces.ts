import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type FilePart, storedFilePieces } from './tables.ts';

export type FileKey = { ownerId: string; fileId: FileId };

/** One piece at a time, as the reader is ready for the next. */
export async function* piecesOf(
  db: Database | Transaction,
  { ownerId, fileId }: FileKey,
  part: FilePart,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await pieceAt(db, { ownerId, fileId }, part, number);
    if (!piece) return;
    yield piece;
  }
}

async function pieceAt(
  db: Database | Transaction,
  { ownerId, fileId }: FileKey,
  part: FilePart,
  number: number,
): Promise<Buffer | undefined> {
  const [piece] = await db
    .select({ content: storedFilePieces.content })
    .from(storedFilePieces)
    .where(
      and(
        eq(storedFilePieces.ownerId, ownerId),
        eq(storedFilePieces.fileId, fileId),
        eq(storedFilePieces.part, part),
        eq(storedFilePieces.number, number),
      ),
    );
  return piece?.content;
}

/** A range of the bytes. */
export async function* rangeOf(
  db: Database | Transaction,
  { ownerId, fileId }: FileKey,
  part: FilePart,
  { from, bytes }: { from: number; bytes: number },
): AsyncGenerator<Buffer> {
  const end = from + bytes;
  for (let number = Math.floor(from / PIECE_BYTES); number * PIECE_BYTES < end; number += 1) {
    const piece = await pieceAt(db, { ownerId, fileId }, part, number);
    if (!piece) return;
    const start = number * PIECE_BYTES;
    yield piece.subarray(Math.max(0, from - start), end - start);
  }
}

export async function storePieces(
  tx: Transaction,
  { ownerId, fileId }: FileKey,
  part: FilePart,
  content: Buffer,
): Promise<void> {
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    await tx.insert(storedFilePieces).values({
      ownerId,
      fileId,
      part,
      number: from / PIECE_BYTES,
      content: content.subarray(from, from + PIECE_BYTES),
    });
}

export async function forgetPieces(
  tx: Transaction,
  { ownerId, fileId }: FileKey,
  part: FilePart,
): Promise<void> {
  await tx
    .delete(storedFilePieces)
    .where(
      and(
        eq(storedFilePieces.ownerId, ownerId),
        eq(storedFilePieces.fileId, fileId),
        eq(storedFilePieces.part, part),
      ),
    );
}
