import type { AnnounceFileCall, AnnouncedFile } from '@riparo/domain/care/files/announce-file.ts';
import { fileParams } from '@riparo/domain/care/files/announce-file.ts';
import type { FilePaths } from '@riparo/domain/care/files/file-paths.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { type FileId, fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import { everybody, staff } from '@riparo/domain/platform/call/access.ts';
import type { ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import * as z from 'zod';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { readOriginal } from './originals.ts';
import { toSentFile } from './seen-files.ts';
import { pageNumber, sendOriginal, sendPagePicture, sendPreview, sendStoredFile } from './send-file.ts';
import { findFile, type StoredFile } from './stored-files.ts';
import type { OwnerKind } from './tables.ts';
import { fileFailure, takeFile } from './take-file.ts';
import { takePiece } from './take-piece.ts';
import { countArriving } from './upload-budget.ts';

// Ten files of sixteen pieces on the fastest line, doubled.
const pieceLimit = { max: 400, windowSeconds: 60, perProcess: true };
const announcementLimit = { max: 300, windowSeconds: 60, perProcess: true };

type NotFound = (typeof generalErrors)['not-found'];

/** How claims or complaints own files: which call announces one, and who may add and read it. */
export type FileOwners<E extends ErrorDefinition> = {
  kind: OwnerKind;
  paths: FilePaths;
  announceCall: AnnounceFileCall<E>;
  /** The owner of a file announced by this link, and the claim or complaint it counts for. */
  ownerOfNew: (
    token: string,
    announced: AnnouncedFile,
  ) => Promise<{ id: string; subjectId: string } | Failure<NoInfer<E> | NotFound>>;
  /** The owner of a file that this link may resume or open; null if there is none. */
  ownerOf: (token: string, id: FileId, purpose: 'send' | 'open') => Promise<string | null>;
  whenStored: (subjectId: string, id: FileId) => Promise<unknown>;
  desk: {
    idSchema: z.ZodType<string>;
    permission: Permission;
    reads: Readonly<Record<'file' | 'preview' | 'original', ReadAction>>;
    /** A file that this member of staff may read; null if there is none. */
    find: (
      ids: { id: string; fileId: FileId },
      member: SignedInStaff['member'],
    ) => Promise<StoredFile | null>;
  };
};

/** Photos and documents of claims or complaints: sent by the holder of the link, viewed by the desk. */
export function serveFiles<E extends ErrorDefinition>(
  app: App,
  parts: Dependencies,
  { kind, paths, announceCall, ownerOfNew, ownerOf, whenStored, desk }: FileOwners<E>,
): void {
  serve(
    app,
    announceCall,
    async ({ params: { token, fileId: id }, body, request }) => {
      const owner = await ownerOfNew(token, body);
      if (owner instanceof Failure) return owner;
      const { name, sizeBytes } = body;
      const taken = await takeFile(parts, { kind, ...owner, address: request.ip }, { id, name, sizeBytes });
      if ('error' in taken) return fileFailure(taken);
      if (taken.state === 'stored') await whenStored(owner.subjectId, id);
      return { data: toSentFile(taken, paths, token) };
    },
    { rateLimit: announcementLimit, hasOwnLimit: true },
  );

  const piece = {
    path: paths.piece(':token', ':fileId', ':from'),
    access: everybody,
    params: fileParams.extend({ from: z.coerce.number().int().min(0).multipleOf(PIECE_BYTES) }),
    mostBytes: PIECE_BYTES,
    rateLimit: pieceLimit,
    allowance: (sent: { address: string; bytes: number }) => countArriving(parts.limiter, sent),
  };
  serveUpload(app, piece, async ({ params: { token, fileId: id, from }, body }) => {
    const owner = await ownerOf(token, id, 'send');
    const taken = owner === null ? null : await takePiece(parts, owner, { id, from, content: body });
    return taken ?? failure(generalErrors['not-found']);
  });

  for (const [path, send] of [
    [paths.file(':token', ':fileId'), sendStoredFile],
    [paths.preview(':token', ':fileId'), sendPreview],
  ] as const) {
    const own = { path, access: everybody, params: fileParams };
    serveFile(app, own, async ({ params: { token, fileId }, request, reply }) => {
      const owner = await ownerOf(token, fileId, 'open');
      const file = owner === null ? null : await findFile(parts.db, owner, fileId);
      return file ? send(reply, parts.db, file) : sendProblem(request, reply, generalErrors['not-found']);
    });
  }

  const params = z.object({ id: desk.idSchema, fileId: fileIdSchema });
  const access = staff(desk.permission);

  for (const [path, send, reads] of [
    [paths.desk.file(':id', ':fileId'), sendStoredFile, desk.reads.file],
    [paths.desk.preview(':id', ':fileId'), sendPreview, desk.reads.preview],
  ] as const)
    serveFile(app, { path, access, reads, params }, async ({ params: ids, member, deliver }) =>
      deliver({ subject: `${kind} ${ids.id}`, details: { file: ids.fileId } }, async () => {
        const file = await desk.find(ids, member);
        return file ? { send: (reply) => send(reply, parts.db, file) } : failure(generalErrors['not-found']);
      }),
    );

  const page = {
    path: paths.desk.page(':id', ':fileId', ':page'),
    access,
    reads: desk.reads.file,
    params: params.extend({ page: pageNumber }),
  };
  serveFile(app, page, async ({ params: ids, member, deliver }) =>
    deliver({ subject: `${kind} ${ids.id}`, details: { file: ids.fileId, page: ids.page } }, async () => {
      const file = await desk.find(ids, member);
      if (!file?.pagePictures[ids.page - 1]) return failure(generalErrors['not-found']);
      return { send: (reply) => sendPagePicture(reply, parts.db, file, ids.page) };
    }),
  );

  const original = {
    path: paths.desk.original(':id', ':fileId'),
    access: staff('read-original-files'),
    reads: desk.reads.original,
    params,
  };
  serveFile(app, original, async ({ params: ids, member, deliver }) =>
    deliver({ subject: `${kind} ${ids.id}`, details: { file: ids.fileId } }, async () => {
      const file = await desk.find(ids, member);
      const content = file && (await readOriginal(parts, file));
      if (!content) return failure(generalErrors['not-found']);
      return { send: (reply) => sendOriginal(reply, file, content) };
    }),
  );
}
