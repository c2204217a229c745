import { everybody, staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  complaintFilePath,
  complaintPiecePath,
  complaintPreviewPath,
  deskComplaintFilePath,
  deskComplaintPreviewPath,
} from '@riparo/domain/complaints/file-paths.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/contract/complaint-file-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/files/stored-file.ts';
import { complaintIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { doerOf } from '../desk-log/actor.ts';
import { appendToLog } from '../desk-log/append.ts';
import { announcementLimit, pieceLimit } from '../files/limits.ts';
import { sendPreview, sendStoredFile } from '../files/send-file.ts';
import { findFile } from '../files/stored-files.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';
import { serveFile } from '../http/serve-file.ts';
import { serveUpload } from '../http/serve-upload.ts';
import { serve } from '../http/serve.ts';
import { announceFile, findOwnFile, removeFile, takeFilePiece } from './added-files.ts';
import { readComplaint } from './complaint-answer.ts';

const own = z.object({ token: z.string().max(100), fileId: fileIdSchema });
const atDesk = z.object({ id: complaintIdSchema, fileId: fileIdSchema });

/** Photos and papers of complaints: sent by whoever complains, looked at by the desk. */
export function registerComplaintFiles(app: App, parts: Dependencies): void {
  const { db, clock } = parts;

  serve(
    app,
    announceComplaintFileCall,
    ({ params, body }) => announceFile(parts, params.token, params.fileId, body),
    { rateLimit: announcementLimit, hasOwnLimit: true },
  );

  serve(app, removeComplaintFileCall, ({ params }) => removeFile(parts, params.token, params.fileId));

  serveUpload(
    app,
    {
      path: complaintPiecePath(':token', ':fileId', ':from'),
      access: everybody,
      params: own.extend({ from: z.coerce.number().int().min(0).multipleOf(PIECE_BYTES) }),
      mostBytes: PIECE_BYTES,
      rateLimit: pieceLimit,
    },
    ({ params: { token, fileId: id, from }, body }) =>
      takeFilePiece(parts, token, { id, from, content: body }),
  );

  for (const [path, send] of [
    [complaintFilePath(':token', ':fileId'), sendStoredFile],
    [complaintPreviewPath(':token', ':fileId'), sendPreview],
  ] as const)
    serveFile(app, { path, access: everybody, params: own }, async ({ params, request, reply }) => {
      const file = await findOwnFile(parts, params.token, params.fileId);
      return file ? send(reply, db, file) : sendProblem(request, reply, generalErrors['not-found']);
    });

  for (const [path, send, part] of [
    [deskComplaintFilePath(':id', ':fileId'), sendStoredFile, 'content'],
    [deskComplaintPreviewPath(':id', ':fileId'), sendPreview, 'preview'],
  ] as const)
    serveFile(app, { path, access: staff('read-own-complaints'), params: atDesk }, async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const isTheirs = (await readComplaint(db, params.id, doer)) !== null;
      const file = isTheirs ? await findFile(db, params.id, params.fileId) : null;
      if (!file) return sendProblem(request, reply, generalErrors['not-found']);
      if (part === 'content') {
        const entry = { action: 'complaint.file-read', subject: `complaint ${params.id}` } as const;
        await db.transaction((tx) =>
          appendToLog(tx, doer.actor, { ...entry, details: { file: file.id } }, clock()),
        );
      }
      return send(reply, db, file);
    });
}
