import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import { isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import type { FileId, SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { toSentFile } from '../files/seen-files.ts';
import { serveFiles } from '../files/routes.ts';
import { findFile } from '../files/stored-files.ts';
import { ownFilesOf, discardFile } from '../files/take-file.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { changeCase } from '../casework/change-case.ts';
import { isFileNoted } from '../casework/history.ts';
import { complaintCase, lockComplaint } from './change-complaint.ts';
import { readComplaint } from './complaint-answer.ts';
import { findLinkedComplaint, mayReadFiles } from './complaint-token.ts';
import type { ComplaintRow } from './tables.ts';

const complaintFilePaths = filePathsOf('complaints');

/** Files that the complainant added or is adding. */
export async function filesForComplainant(
  db: Database | Transaction,
  { id }: Pick<ComplaintRow, 'id'>,
  token: string,
): Promise<SentFile[]> {
  const files = (await ownFilesOf(db, [id])).get(id) ?? [];
  return files.map((file) => toSentFile(file, complaintFilePaths, token));
}

/** Photos and documents of complaints: sent by the complainant while it is open, looked at by the desk. */
export function registerComplaintFiles(app: App, parts: Dependencies): void {
  const { db, keyedHash } = parts;
  serve(app, removeComplaintFileCall, ({ params }) => removeFile(parts, params.token, params.fileId));
  serveFiles(app, parts, {
    kind: 'complaint',
    paths: complaintFilePaths,
    announceCall: announceComplaintFileCall,
    async ownerOfNew(token) {
      const linked = await findLinkedComplaint(db, keyedHash, token);
      if (!linked) return failure(generalErrors['not-found']);
      const { id, state } = linked.complaint;
      return isOpenComplaint(state) ? { id, subjectId: id } : failure(complaintErrors.ComplaintEnded);
    },
    async ownerOf(token, _id, purpose) {
      const linked = await findLinkedComplaint(db, keyedHash, token);
      return linked && (purpose === 'send' || mayReadFiles(linked)) ? linked.complaint.id : null;
    },
    whenStored: (complaintId, id) => noteComplaintFile(parts, complaintId, id),
    desk: {
      idSchema: complaintIdSchema,
      permission: 'read-own-complaints',
      reads: {
        file: 'complaint.file-read',
        preview: 'complaint.preview-seen',
        original: 'complaint.original-read',
      },
      async find({ id, fileId }, member) {
        const isTheirs = (await readComplaint(db, complaintIdSchema.parse(id), member)) !== null;
        return isTheirs ? findFile(db, id, fileId) : null;
      },
    },
  });
}

/** Notes an added file in the history, once, however often the browser polls. */
export const noteComplaintFile = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  ownerId: string,
  id: FileId,
) =>
  db.transaction(async (tx) => {
    const locked = await lockComplaint(tx, complaintIdSchema.parse(ownerId));
    if (!locked) return;
    if (await isFileNoted(tx, locked.id, id)) return;
    const act = { action: 'file', details: { file: id }, actor: theCustomer, now: clock() } as const;
    await changeCase(tx, complaintCase, locked, act, async () => null);
  });

/** Unfinished uploads can be removed, and files as long as no colleague has taken the complaint on. */
async function removeFile({ db, keyedHash }: Dependencies, token: string, id: FileId) {
  const linked = await findLinkedComplaint(db, keyedHash, token);
  if (!linked || !mayReadFiles(linked)) return failure(generalErrors['not-found']);
  return db.transaction(async (tx) => {
    const locked = await lockComplaint(tx, linked.complaint.id);
    if (!locked) return failure(generalErrors['not-found']);
    const isFinal = locked.state !== 'received' && (await findFile(tx, locked.id, id)) !== null;
    if (isFinal) return failure(complaintErrors.ComplaintFileKept);
    await discardFile(tx, locked.id, id);
    return { data: { files: await filesForComplainant(tx, locked, token) } };
  });
}
