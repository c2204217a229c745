import { everybody, staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  complaintFilePath,
  complaintPiecePath,
  complaintPreviewPath,
  deskComplaintFilePath,
  deskComplaintOriginalPath,
  deskComplaintPagePath,
  deskComplaintPreviewPath,
} from '@riparo/domain/complaints/file-paths.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/contract/complaint-file-calls.ts';
import type { LogAction } from '@riparo/domain/desk-log/actions.ts';
import { PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/files/stored-file.ts';
import { type ComplaintId, complaintIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { type DeskDoer, doerOf } from '../desk-log/actor.ts';
import { appendToLog } from '../desk-log/append.ts';
import { announcementLimit, pieceLimit } from '../files/limits.ts';
import { readOriginal } from '../files/originals.ts';
import {
  pageNumber,
  sendOriginal,
  sendPagePicture,
  sendPreview,
  sendStoredFile,
} from '../files/send-file.ts';
import { findFile } from '../files/stored-files.ts';
import { countArriving } from '../files/upload-budget.ts';
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
    ({ params, body, request }) =>
      announceFile(parts, params.token, params.fileId, { ...body, address: request.ip }),
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
      allowance: (sent) => countArriving(parts.limiter, sent),
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

  async function findAtDesk({ id, fileId }: z.output<typeof atDesk>, doer: DeskDoer) {
    const isTheirs = (await readComplaint(db, id, doer)) !== null;
    return isTheirs ? findFile(db, id, fileId) : null;
  }

  const noteReading = (id: ComplaintId, doer: DeskDoer, action: LogAction, details: object) =>
    db.transaction((tx) =>
      appendToLog(tx, doer.actor, { action, subject: `complaint ${id}`, details: { ...details } }, clock()),
    );

  for (const [path, send, part] of [
    [deskComplaintFilePath(':id', ':fileId'), sendStoredFile, 'content'],
    [deskComplaintPreviewPath(':id', ':fileId'), sendPreview, 'preview'],
  ] as const)
    serveFile(app, { path, access: staff('read-complaints'), params: atDesk }, async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const file = await findAtDesk(params, doer);
      if (!file) return sendProblem(request, reply, generalErrors['not-found']);
      if (part === 'content') await noteReading(params.id, doer, 'complaint.file-read', { file: file.id });
      return send(reply, db, file);
    });

  serveFile(
    app,
    {
      path: deskComplaintPagePath(':id', ':fileId', ':page'),
      access: staff('read-complaints'),
      params: atDesk.extend({ page: pageNumber }),
    },
    async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const file = await findAtDesk(params, doer);
      if (!file?.pagePictures[params.page - 1])
        return sendProblem(request, reply, generalErrors['not-found']);
      const details = { file: file.id, page: params.page };
      await noteReading(params.id, doer, 'complaint.file-read', details);
      return sendPagePicture(reply, db, file, params.page);
    },
  );

  serveFile(
    app,
    {
      path: deskComplaintOriginalPath(':id', ':fileId'),
      access: staff('read-original-files'),
      params: atDesk,
    },
    async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const file = await findAtDesk(params, doer);
      const original = file && (await readOriginal(parts, file));
      if (!file || !original) return sendProblem(request, reply, generalErrors['not-found']);
      await noteReading(params.id, doer, 'complaint.original-read', { file: file.id });
      return sendOriginal(reply, file, original);
    },
  );
}
