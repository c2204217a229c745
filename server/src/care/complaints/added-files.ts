import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import {
  complaintFilePath,
  complaintPreviewPath,
  deskComplaintFilePath,
  deskComplaintOriginalPath,
  deskComplaintPagePath,
  deskComplaintPreviewPath,
} from '@riparo/domain/care/complaints/file-paths.ts';
import { isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { DeskFile, FileId, SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { toDeskFile, toSentFile } from '../files/seen-files.ts';
import { filesOf, findFile, type StoredFile } from '../files/stored-files.ts';
import { fileFailure, ownFilesOf, takeBackFile, takeFile } from '../files/take-file.ts';
import { takePiece } from '../files/take-piece.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { changeComplaint, holdComplaint } from './change-complaint.ts';
import { findLinkedComplaint, mayReadFiles } from './complaint-token.ts';
import { itsMaker } from './note-complaint.ts';
import { complaintHistory, type ComplaintRow } from './tables.ts';

type Announced = { name: string; sizeBytes: number; address: string };

const pathsFor = (token: string) => ({
  file: (id: string) => complaintFilePath(token, id),
  preview: (id: string) => complaintPreviewPath(token, id),
});

/** What they added, or are adding. */
export async function filesSeenByMaker(
  db: Database | Transaction,
  { id }: Pick<ComplaintRow, 'id'>,
  token: string,
): Promise<SentFile[]> {
  const files = (await ownFilesOf(db, [id])).get(id) ?? [];
  return files.map((file) => toSentFile(file, pathsFor(token)));
}

export async function filesAtDesk(
  db: Database | Transaction,
  { id }: Pick<ComplaintRow, 'id'>,
  role: Role,
): Promise<DeskFile[]> {
  const paths = {
    file: (fileId: string) => deskComplaintFilePath(id, fileId),
    preview: (fileId: string) => deskComplaintPreviewPath(id, fileId),
    page: (fileId: string, page: number) => deskComplaintPagePath(id, fileId, page),
    original: may(role, 'read-original-files')
      ? (fileId: string) => deskComplaintOriginalPath(id, fileId)
      : null,
  };
  return (await filesOf(db, [id])).map((file) => toDeskFile(file, paths));
}

/** Announced, gone on with, and opened once it is whole; while the complaint is open. */
export async function announceFile(
  parts: Dependencies,
  token: string,
  id: FileId,
  { address, ...announced }: Announced,
) {
  const linked = await findLinkedComplaint(parts.db, parts.keyedHash, token);
  if (!linked) return failure(generalErrors['not-found']);
  const { complaint } = linked;
  if (!isOpenComplaint(complaint.state)) return failure(complaintErrors.ComplaintEnded);
  const owner = { kind: 'complaint', id: complaint.id, subjectId: complaint.id, address } as const;
  const taken = await takeFile(parts, owner, { id, ...announced });
  if ('error' in taken) return fileFailure(taken);
  if (taken.state === 'stored') await noteComplaintFile(parts, complaint.id, id);
  return { data: toSentFile(taken, pathsFor(token)) };
}

/** Once, however often they ask: who follows the complaint sees that something was added. */
export const noteComplaintFile = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  ownerId: string,
  id: FileId,
) =>
  db.transaction(async (tx) => {
    const held = await holdComplaint(tx, complaintIdSchema.parse(ownerId));
    if (!held) return;
    const isThis = and(
      eq(complaintHistory.complaintId, held.id),
      sql`${complaintHistory.details}->>'file' = ${id}`,
    );
    if ((await tx.$count(complaintHistory, isThis)) > 0) return;
    await changeComplaint(tx, held, itsMaker, { action: 'file', details: { file: id } }, clock());
  });

export async function takeFilePiece(
  parts: Dependencies,
  token: string,
  piece: { id: FileId; from: number; content: Buffer },
) {
  const linked = await findLinkedComplaint(parts.db, parts.keyedHash, token);
  const taken = linked && (await takePiece(parts, linked.complaint.id, piece));
  return taken ?? failure(generalErrors['not-found']);
}

/** Of whoever has the address. */
export async function findOwnFile(
  { db, keyedHash }: Dependencies,
  token: string,
  id: FileId,
): Promise<StoredFile | null> {
  const linked = await findLinkedComplaint(db, keyedHash, token);
  return linked && mayReadFiles(linked) ? findFile(db, linked.complaint.id, id) : null;
}

/** What is still on its way, and what nobody at the desk has taken on yet. */
export async function removeFile({ db, keyedHash }: Dependencies, token: string, id: FileId) {
  const linked = await findLinkedComplaint(db, keyedHash, token);
  if (!linked || !mayReadFiles(linked)) return failure(generalErrors['not-found']);
  return db.transaction(async (tx) => {
    const held = await holdComplaint(tx, linked.complaint.id);
    if (!held) return failure(generalErrors['not-found']);
    const isKept = held.state !== 'received' && (await findFile(tx, held.id, id)) !== null;
    if (isKept) return failure(complaintErrors.ComplaintFileKept);
    await takeBackFile(tx, held.id, id);
    return { data: { files: await filesSeenByMaker(tx, held, token) } };
  });
}
