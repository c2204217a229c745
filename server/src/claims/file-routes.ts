import { everybody, staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  claimFilePath,
  claimPiecePath,
  claimPreviewPath,
  deskClaimFilePath,
  deskClaimOriginalPath,
  deskClaimPagePath,
  deskClaimPreviewPath,
} from '@riparo/domain/claims/file-paths.ts';
import { announceClaimFileCall } from '@riparo/domain/contract/claim-file-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import { fileIdSchema } from '@riparo/domain/files/stored-file.ts';
import { claimIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import { type DeskDoer, doerOf } from '../desk-log/actor.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { announcementLimit, pieceLimit } from '../files/limits.ts';
import { readOriginal } from '../files/originals.ts';
import {
  pageNumber,
  sendOriginal,
  sendPagePicture,
  sendPreview,
  sendStoredFile,
} from '../files/send-file.ts';
import { findFile, findOwnerOf } from '../files/stored-files.ts';
import { countArriving } from '../files/upload-budget.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';
import { serveFile } from '../http/serve-file.ts';
import { serveUpload } from '../http/serve-upload.ts';
import { serve } from '../http/serve.ts';
import { noteReading } from './desk-words.ts';
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

  /** The file, with the claim and who asks for it. */
  async function findAtDesk(params: z.output<typeof atDesk>, doer: DeskDoer) {
    const found = await findDeskClaim(parts.db, params.id, doer);
    const papers = found ? await papersOf(parts.db, found.claim) : [];
    const owners = found ? [found.claim.id, ...papers.map(({ id }) => id)] : [];
    const owner = await findOwnerOf(parts.db, owners, params.fileId);
    const file = owner && (await findFile(parts.db, owner, params.fileId));
    return found && file ? { claim: found.claim, file } : null;
  }

  for (const [path, send, part] of [
    [deskClaimFilePath(':id', ':fileId'), sendStoredFile, 'content'],
    [deskClaimPreviewPath(':id', ':fileId'), sendPreview, 'preview'],
  ] as const)
    serveFile(app, { path, access: staff('read-claims'), params: atDesk }, async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const found = await findAtDesk(params, doer);
      if (!found) return sendProblem(request, reply, generalErrors['not-found']);
      // Previews come with the page, whose reading is in the log; the whole file is a step of its own.
      if (part === 'content')
        await noteReading(parts, found.claim, doer, 'claim.file-read', { file: found.file.id });
      return send(reply, parts.db, found.file);
    });

  serveFile(
    app,
    {
      path: deskClaimPagePath(':id', ':fileId', ':page'),
      access: staff('read-claims'),
      params: atDesk.extend({ page: pageNumber }),
    },
    async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const found = await findAtDesk(params, doer);
      if (!found?.file.pagePictures[params.page - 1])
        return sendProblem(request, reply, generalErrors['not-found']);
      const details = { file: found.file.id, page: params.page };
      await noteReading(parts, found.claim, doer, 'claim.file-read', details);
      return sendPagePicture(reply, parts.db, found.file, params.page);
    },
  );

  serveFile(
    app,
    { path: deskClaimOriginalPath(':id', ':fileId'), access: staff('read-original-files'), params: atDesk },
    async (asked) => {
      const { request, reply, params } = asked;
      const doer = doerOf(asked);
      const found = await findAtDesk(params, doer);
      const original = found && (await readOriginal(parts, found.file));
      if (!found || !original) return sendProblem(request, reply, generalErrors['not-found']);
      await noteReading(parts, found.claim, doer, 'claim.original-read', { file: found.file.id });
      return sendOriginal(reply, found.file, original);
    },
  );
}
