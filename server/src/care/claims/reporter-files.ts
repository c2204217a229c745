import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { claimIdSchema, type RequestedDocumentId } from '@riparo/domain/platform/values/ids.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { serveFiles } from '../files/routes.ts';
import { findFile, findOwnerOf } from '../files/stored-files.ts';
import { discardFile } from '../files/take-file.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { isFileNoted } from '../casework/history.ts';
import { changeClaim, lockClaim } from './change-claim.ts';
import { claimFilePaths, readableFiles } from './claim-files.ts';
import { requestedDocumentsOf } from './claim-papers.ts';
import { findDeskClaim } from './find-desk-claim.ts';
import { findLinkedClaim, type LinkedClaim } from './claim-token.ts';
import { healthConsentOf } from './health-consent.ts';
import { readDraft } from './drafts.ts';
import { readSent } from './read-sent.ts';
import type { ClaimRow } from './tables.ts';

/** Photos and documents of claims: sent by the claimant, looked at by the desk. */
export function registerClaimFiles(app: App, parts: Dependencies): void {
  const { db, keyedHash } = parts;
  serveFiles(app, parts, {
    kind: 'claim',
    paths: claimFilePaths,
    announceCall: announceClaimFileCall,
    async ownerOfNew(token, { paperId }) {
      const linked = await findLinkedClaim(db, keyedHash, token);
      if (!linked) return failure(generalErrors['not-found']);
      const { claim } = linked;
      if (paperId && !(await isAsked(db, claim, paperId))) return failure(generalErrors['not-found']);
      if (paperId && (await lacksConsent(db, claim, paperId)))
        return failure(claimErrors.HealthConsentNeeded);
      if (claim.endedAt) return failure(claimErrors.ClaimEnded);
      return { id: paperId ?? claim.id, subjectId: claim.id };
    },
    async ownerOf(token, id) {
      const linked = await findLinkedClaim(db, keyedHash, token);
      return linked && ownerOf(db, linked.claim, id);
    },
    whenStored: (claimId, id) => noteClaimFile(parts, claimId, id),
    desk: {
      idSchema: claimIdSchema,
      permission: 'read-claims',
      reads: {
        file: 'claim.file-read',
        preview: 'claim.preview-seen',
        original: 'claim.original-read',
      },
      async find({ id, fileId }, member) {
        const found = await findDeskClaim(db, claimIdSchema.parse(id), member);
        const readable =
          found && (await readableFiles(db, found.claim, await requestedDocumentsOf(db, found.claim)));
        return readable?.files.find((file) => file.id === fileId) ?? null;
      },
    },
  });
}

const isAsked = async (db: Database, claim: ClaimRow, paperId: RequestedDocumentId) =>
  (await requestedDocumentsOf(db, claim)).some(({ id, state }) => id === paperId && state === 'asked');

/** A health document is refused without the consent of the person it is about. */
const lacksConsent = async (db: Database, claim: ClaimRow, paperId: RequestedDocumentId) =>
  (await requestedDocumentsOf(db, claim)).some(({ id, isHealth }) => id === paperId && isHealth) &&
  (await healthConsentOf(db, claim.id))?.given !== true;

/**
 * Notes an added file in the history, once, however often the browser polls. A file for a requested document
 * belongs to that document, and is noted when it is ticked off.
 */
export const noteClaimFile = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  ownerId: string,
  id: FileId,
) =>
  db.transaction(async (tx) => {
    const locked = await lockClaim(tx, claimIdSchema.parse(ownerId));
    if (!locked) return;
    if (await isFileNoted(tx, locked.id, id)) return;
    // A file added before the claim was sent is not news.
    const file = await findFile(tx, locked.id, id);
    if (!file || !locked.sentAt || file.storedAt < locked.sentAt) return;
    await changeClaim(tx, locked, {
      action: 'file',
      details: { file: id },
      actor: theCustomer,
      now: clock(),
    });
  });

/**
 * Files of a sent claim stay; an unfinished upload, or one for a document not yet ticked off, can be removed.
 */
export async function removeFile(parts: Dependencies, token: string, id: FileId) {
  const { db, keyedHash } = parts;
  const linked = await findLinkedClaim(db, keyedHash, token);
  if (!linked) return failure(generalErrors['not-found']);
  const { claim } = linked;
  const owner = await ownerOf(db, claim, id);
  if (owner) {
    const paper = (await requestedDocumentsOf(db, claim)).find((each) => each.id === owner);
    const isFinal = paper ? paper.state !== 'asked' : claim.state !== null;
    if (isFinal && (await findFile(db, owner, id))) return failure(claimErrors.ClaimSent);
    await discardFile(db, owner, id);
  }
  return currentView(parts, linked, token);
}

/** The draft, or the claim that was sent. */
export async function currentView(parts: Dependencies, linked: LinkedClaim, token: string) {
  const { claim, deal } = linked;
  if (claim.state === null) return { data: await readDraft(parts, linked, token) };
  if (!deal) throw new Error('a claim that was sent is about a deal');
  return { data: await readSent(parts.db, { claim, deal }, token) };
}

async function ownerOf(db: Database, claim: ClaimRow, id: FileId): Promise<string | null> {
  const papers = await requestedDocumentsOf(db, claim);
  return findOwnerOf(db, [claim.id, ...papers.map((paper) => paper.id)], id);
}
