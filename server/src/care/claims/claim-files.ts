import { isHiddenFromStaff } from '@riparo/domain/care/claims/health-consent.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import type { DeskClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { toDeskFile, toSentFile } from '../files/seen-files.ts';
import { filesOf } from '../files/stored-files.ts';
import { ownFilesOf } from '../files/take-file.ts';
import { healthConsentMoments } from './health-consent.ts';
import type { ClaimPaperRow, ClaimRow } from './tables.ts';

export const claimFilePaths = filePathsOf('claims');

/** Files that the claimant sent or is sending, by owner: the claim itself or a requested document. */
export async function filesForClaimant(
  db: Database | Transaction,
  claim: Pick<ClaimRow, 'id'>,
  paperIds: readonly string[],
  token: string,
): Promise<ReadonlyMap<string, SentFile[]>> {
  const byOwner = await ownFilesOf(db, [claim.id, ...paperIds]);
  return new Map(
    [...byOwner].map(
      ([owner, files]) => [owner, files.map((file) => toSentFile(file, claimFilePaths, token))] as const,
    ),
  );
}

export async function hasStoredFiles(db: Database | Transaction, ownerId: string): Promise<boolean> {
  return (await filesOf(db, [ownerId])).length > 0;
}

type FileOwner = Pick<ClaimPaperRow, 'id' | 'isHealth'>;

/**
 * The files that staff may read and the insurer receives: health documents are hidden once consent is
 * withdrawn.
 */
export async function readableFiles(
  db: Database | Transaction,
  claim: Pick<ClaimRow, 'id'>,
  papers: readonly FileOwner[],
) {
  const [files, moments] = await Promise.all([
    filesOf(db, [claim.id, ...papers.map(({ id }) => id)]),
    healthConsentMoments(db, claim.id),
  ]);
  const readable = files.filter(
    ({ storedAt, ownerId }) =>
      !isHiddenFromStaff(moments, { storedAt, paper: papers.find(({ id }) => id === ownerId) ?? null }),
  );
  return { files: readable, hidden: files.length - readable.length };
}

export async function filesAtDesk(
  db: Database | Transaction,
  claim: Pick<ClaimRow, 'id'>,
  papers: readonly FileOwner[],
  role: Role,
): Promise<Pick<DeskClaim, 'files' | 'hiddenFiles'>> {
  const { files, hidden } = await readableFiles(db, claim, papers);
  return {
    files: files.map((file) => ({
      ...toDeskFile(file, claimFilePaths, claim.id, role),
      paperId: papers.find(({ id }) => id === file.ownerId)?.id ?? null,
    })),
    hiddenFiles: hidden,
  };
}
