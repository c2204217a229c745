import { PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import type { FileId } from '@riparo/domain/files/stored-file.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { type FilePart, storedFilePieces } from './tables.ts';

type OneFile = { ownerId: string; fileId: FileId };

/** One after the other, as whoever reads them is ready for the next. */
export async function* piecesOf(
  db: Database | Transaction,
  { ownerId, fileId }: OneFile,
  part: FilePart,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
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
    if (!piece) return;
    yield piece.content;
  }
}

export async function storePieces(
  tx: Transaction,
  { ownerId, fileId }: OneFile,
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
  { ownerId, fileId }: OneFile,
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
