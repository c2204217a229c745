import {
  claimFilePath,
  claimPreviewPath,
  deskClaimFilePath,
  deskClaimPreviewPath,
} from '@riparo/domain/claims/file-paths.ts';
import type { ClaimFile } from '@riparo/domain/contract/claim-calls.ts';
import type { DeskClaim } from '@riparo/domain/contract/desk-claim-calls.ts';
import type { OwnFile } from '@riparo/domain/files/stored-file.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { filesOf } from '../files/stored-files.ts';
import { ownFilesOf } from '../files/take-file.ts';
import type { ClaimPaperRow, ClaimRow } from './tables.ts';

/** As whoever sends it sees it. */
export const claimFile = (file: OwnFile, token: string): ClaimFile => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.sizeBytes,
  arrivedBytes: file.arrivedBytes,
  state: file.state,
  previewPath: file.kind === null || file.kind === 'pdf' ? null : claimPreviewPath(token, file.id),
  path: claimFilePath(token, file.id),
});

/** What they sent, or are sending, by what owns it: the claim itself, or something that we asked for. */
export async function filesSeenByReporter(
  db: Database | Transaction,
  claim: Pick<ClaimRow, 'id'>,
  paperIds: readonly string[],
  token: string,
): Promise<ReadonlyMap<string, ClaimFile[]>> {
  const byOwner = await ownFilesOf(db, [claim.id, ...paperIds]);
  return new Map(
    [...byOwner].map(([owner, files]) => [owner, files.map((file) => claimFile(file, token))] as const),
  );
}

export async function hasStoredFiles(db: Database | Transaction, ownerId: string): Promise<boolean> {
  return (await filesOf(db, [ownerId])).length > 0;
}

export async function filesAtDesk(
  db: Database | Transaction,
  claim: Pick<ClaimRow, 'id'>,
  papers: readonly Pick<ClaimPaperRow, 'id'>[],
): Promise<DeskClaim['files']> {
  const files = await filesOf(db, [claim.id, ...papers.map(({ id }) => id)]);
  return files.map((file) => ({
    id: file.id,
    name: file.name,
    type: file.contentType,
    sizeBytes: file.sizeBytes,
    previewPath: file.kind === 'pdf' ? null : deskClaimPreviewPath(claim.id, file.id),
    path: deskClaimFilePath(claim.id, file.id),
    addedAt: file.storedAt.toISOString(),
    paperId: papers.find(({ id }) => id === file.ownerId)?.id ?? null,
  }));
}
