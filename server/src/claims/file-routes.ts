import { everybody, staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  claimFilePath,
  claimPiecePath,
  claimPreviewPath,
  deskClaimFilePath,
  deskClaimPreviewPath,
} from '@riparo/domain/claims/file-paths.ts';
import { announceClaimFileCall } from '@riparo/domain/contract/claim-file-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/files/stored-file.ts';
import { claimIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { announcementLimit, pieceLimit } from '../files/limits.ts';
import { sendPreview, sendStoredFile } from '../files/send-file.ts';
import { findFile, findOwnerOf } from '../files/stored-files.ts';
import type { App } from '../http/app-instance.ts';
import { failure, sendProblem } from '../http/problem-answers.ts';
import { serveFile } from '../http/serve-file.ts';
import { serveUpload } from '../http/serve-upload.ts';
import { serve } from '../http/serve.ts';
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
    ({ params, body }) => announceFile(parts, params.token, params.fileId, body),
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

  for (const [path, send, reads] of [
    [deskClaimFilePath(':id', ':fileId'), sendStoredFile, 'claim.file-read'],
    [deskClaimPreviewPath(':id', ':fileId'), sendPreview, 'claim.preview-seen'],
  ] as const) {
    const served = { path, access: staff('read-claims'), reads, params: atDesk };
    serveFile(app, served, async ({ params: { id, fileId }, member, deliver }) =>
      deliver({ subject: subjectOf({ id }), details: { file: fileId } }, async () => {
        const found = await findDeskClaim(parts.db, id, member);
        const papers = found ? await papersOf(parts.db, found.claim) : [];
        const owners = found ? [found.claim.id, ...papers.map((paper) => paper.id)] : [];
        const owner = await findOwnerOf(parts.db, owners, fileId);
        const file = owner && (await findFile(parts.db, owner, fileId));
        return file ? { send: (reply) => send(reply, parts.db, file) } : failure(generalErrors['not-found']);
      }),
    );
  }
}
