import { everybody, staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  complaintFilePath,
  complaintPiecePath,
  complaintPreviewPath,
  deskComplaintFilePath,
  deskComplaintOriginalPath,
  deskComplaintPagePath,
  deskComplaintPreviewPath,
} from '@riparo/domain/care/complaints/file-paths.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import { type ComplaintId, complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
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
import type { AtDesk } from '../../platform/http/access/at-desk.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { serve } from '../../platform/http/serve.ts';
import { announceFile, findOwnFile, removeFile, takeFilePiece } from './added-files.ts';
import { readComplaint } from './complaint-answer.ts';

const own = z.object({ token: z.string().max(100), fileId: fileIdSchema });
const atDesk = z.object({ id: complaintIdSchema, fileId: fileIdSchema });

const subjectOf = (id: ComplaintId) => `complaint ${id}`;

/** Photos and papers of complaints: sent by whoever complains, looked at by the desk. */
export function registerComplaintFiles(app: App, parts: Dependencies): void {
  const { db } = parts;

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

  /** A file of a complaint that this person may read; null where there is none. */
  async function findAtDesk({ id, fileId }: z.output<typeof atDesk>, member: AtDesk['member']) {
    const isTheirs = (await readComplaint(db, id, member)) !== null;
    return isTheirs ? findFile(db, id, fileId) : null;
  }

  for (const [path, send, reads] of [
    [deskComplaintFilePath(':id', ':fileId'), sendStoredFile, 'complaint.file-read'],
    [deskComplaintPreviewPath(':id', ':fileId'), sendPreview, 'complaint.preview-seen'],
  ] as const) {
    const served = { path, access: staff('read-own-complaints'), reads, params: atDesk };
    serveFile(app, served, async ({ params, member, deliver }) =>
      deliver({ subject: subjectOf(params.id), details: { file: params.fileId } }, async () => {
        const file = await findAtDesk(params, member);
        return file ? { send: (reply) => send(reply, db, file) } : failure(generalErrors['not-found']);
      }),
    );
  }

  const page = {
    path: deskComplaintPagePath(':id', ':fileId', ':page'),
    access: staff('read-own-complaints'),
    reads: 'complaint.file-read',
    params: atDesk.extend({ page: pageNumber }),
  } as const;
  serveFile(app, page, async ({ params, member, deliver }) =>
    deliver(
      { subject: subjectOf(params.id), details: { file: params.fileId, page: params.page } },
      async () => {
        const file = await findAtDesk(params, member);
        if (!file?.pagePictures[params.page - 1]) return failure(generalErrors['not-found']);
        return { send: (reply) => sendPagePicture(reply, db, file, params.page) };
      },
    ),
  );

  const original = {
    path: deskComplaintOriginalPath(':id', ':fileId'),
    access: staff('read-original-files'),
    reads: 'complaint.original-read',
    params: atDesk,
  } as const;
  serveFile(app, original, async ({ params, member, deliver }) =>
    deliver({ subject: subjectOf(params.id), details: { file: params.fileId } }, async () => {
      const file = await findAtDesk(params, member);
      const content = file && (await readOriginal(parts, file));
      if (!content) return failure(generalErrors['not-found']);
      return { send: (reply) => sendOriginal(reply, file, content) };
    }),
  );
}
