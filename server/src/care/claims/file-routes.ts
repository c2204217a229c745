import { everybody, staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  claimFilePath,
  claimPiecePath,
  claimPreviewPath,
  deskClaimFilePath,
  deskClaimOriginalPath,
  deskClaimPagePath,
  deskClaimPreviewPath,
} from '@riparo/domain/care/claims/file-paths.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import { claimIdSchema } from '@riparo/domain/platform/values/ids.ts';
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
import { readableFiles } from './claim-files.ts';
import { subjectOf } from './change-claim.ts';
import { findDeskClaim } from './find-desk-claim.ts';
import { papersOf } from './claim-papers.ts';
import { announceFile, findOwnFile, takeFilePiece } from './reporter-files.ts';

const own = z.object({ token: z.string().max(100), fileId: fileIdSchema });
const atDesk = z.object({ id: claimIdSchema, fileId: fileIdSchema });

/** Photos and papers of claims: sent by whoever reported them, looked at by the desk. */
export function registerClaimFiles(app: App, parts: Dependencies): void {
  serve(
    app,
    announceClaimFileCall,
    ({ params, body, request }) =>
      announceFile(parts, params.token, params.fileId, { ...body, address: request.ip }),
    { rateLimit: announcementLimit, hasOwnLimit: true },
  );

  serveUpload(
    app,
    {
      path: claimPiecePath(':token', ':fileId', ':from'),
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
    [claimFilePath(':token', ':fileId'), sendStoredFile],
    [claimPreviewPath(':token', ':fileId'), sendPreview],
  ] as const)
    serveFile(app, { path, access: everybody, params: own }, async ({ params, request, reply }) => {
      const file = await findOwnFile(parts, params.token, params.fileId);
      return file ? send(reply, parts.db, file) : sendProblem(request, reply, generalErrors['not-found']);
    });

  /** A file of a claim that this person may read; null where there is none. */
  async function findAtDesk({ id, fileId }: z.output<typeof atDesk>, member: AtDesk['member']) {
    const found = await findDeskClaim(parts.db, id, member);
    const papers = found ? await papersOf(parts.db, found.claim) : [];
    const seen = found && (await readableFiles(parts.db, found.claim, papers));
    const owner = seen?.files.find((file) => file.id === fileId)?.ownerId;
    return owner ? findFile(parts.db, owner, fileId) : null;
  }

  for (const [path, send, reads] of [
    [deskClaimFilePath(':id', ':fileId'), sendStoredFile, 'claim.file-read'],
    [deskClaimPreviewPath(':id', ':fileId'), sendPreview, 'claim.preview-seen'],
  ] as const) {
    const served = { path, access: staff('read-claims'), reads, params: atDesk };
    serveFile(app, served, async ({ params, member, deliver }) =>
      deliver({ subject: subjectOf(params), details: { file: params.fileId } }, async () => {
        const file = await findAtDesk(params, member);
        return file ? { send: (reply) => send(reply, parts.db, file) } : failure(generalErrors['not-found']);
      }),
    );
  }

  const page = {
    path: deskClaimPagePath(':id', ':fileId', ':page'),
    access: staff('read-claims'),
    reads: 'claim.file-read',
    params: atDesk.extend({ page: pageNumber }),
  } as const;
  serveFile(app, page, async ({ params, member, deliver }) =>
    deliver({ subject: subjectOf(params), details: { file: params.fileId, page: params.page } }, async () => {
      const file = await findAtDesk(params, member);
      if (!file?.pagePictures[params.page - 1]) return failure(generalErrors['not-found']);
      return { send: (reply) => sendPagePicture(reply, parts.db, file, params.page) };
    }),
  );

  const original = {
    path: deskClaimOriginalPath(':id', ':fileId'),
    access: staff('read-original-files'),
    reads: 'claim.original-read',
    params: atDesk,
  } as const;
  serveFile(app, original, async ({ params, member, deliver }) =>
    deliver({ subject: subjectOf(params), details: { file: params.fileId } }, async () => {
      const file = await findAtDesk(params, member);
      const content = file && (await readOriginal(parts, file));
      if (!content) return failure(generalErrors['not-found']);
      return { send: (reply) => sendOriginal(reply, file, content) };
    }),
  );
}
