import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { fileIdSchema, type FileId } from '@riparo/domain/care/files/stored-file.ts';
import { expect } from 'vitest';
import type { Dependencies } from '../../src/platform/process/dependencies.ts';
import type { AnnouncedFile, FileOwner } from '../../src/care/files/open-file.ts';
import type { SettlingParts } from '../../src/care/files/settle-file.ts';
import { takeFile } from '../../src/care/files/take-file.ts';
import { takePiece } from '../../src/care/files/take-piece.ts';
import type { TestServer } from '../test-server.ts';

export const newFileId = (): FileId => fileIdSchema.parse(crypto.randomUUID());

/** All of it, piece by piece, as the browser does. */
export async function sendPieces(
  parts: Pick<Dependencies, 'db' | 'enqueue'>,
  ownerId: string,
  id: FileId,
  bytes: Buffer,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    await takePiece(parts, ownerId, { id, from, content: bytes.subarray(from, from + PIECE_BYTES) });
}

/** The remaining pieces of a file, over HTTP: each to its own address. */
export async function putPieces(
  server: TestServer,
  addressOf: (from: number) => string,
  bytes: Buffer,
  arrivedBytes = 0,
): Promise<void> {
  for (let from = arrivedBytes; from < bytes.length; from += PIECE_BYTES) {
    const sent = await server.request({
      method: 'PUT',
      url: addressOf(from),
      headers: { 'content-type': 'application/octet-stream' },
      payload: bytes.subarray(from, from + PIECE_BYTES),
    });
    expect(sent.statusCode).toBe(200);
  }
}

/** Polls as often as the browser does: a busy machine takes its time to open a file. */
export async function pollUntilOpened(
  parts: SettlingParts,
  owner: FileOwner,
  file: AnnouncedFile,
): Promise<Awaited<ReturnType<typeof takeFile>>> {
  for (;;) {
    const answer = await takeFile(parts, owner, file);
    if ('error' in answer || answer.state === 'stored' || answer.arrivedBytes < answer.sizeBytes)
      return answer;
  }
}

export async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces));
}
