import type { RequestedDocument } from '@riparo/domain/care/claims/requested-document.ts';
import type { PaperState } from '@riparo/domain/care/claims/papers.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { claimPapers, type ClaimPaperRow, type ClaimRow } from './tables.ts';

/** Documents still missing come first; within a state, in the order of the request. */
const order: readonly PaperState[] = ['asked', 'given', 'seen'];

export const requestedDocumentsOf = async (
  db: Database | Transaction,
  { id }: Pick<ClaimRow, 'id'>,
): Promise<ClaimPaperRow[]> =>
  (
    await db
      .select()
      .from(claimPapers)
      .where(eq(claimPapers.claimId, id))
      .orderBy(asc(claimPapers.askedAt), asc(claimPapers.id))
  ).toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

export const toAskedPaper = (paper: ClaimPaperRow): RequestedDocument => ({
  id: paper.id,
  kind: paper.kind,
  title: paper.title,
  hint: paper.hint,
  isHealth: paper.isHealth,
  state: paper.state,
  times: paper.times,
  why: paper.why,
  askedAt: paper.askedAt.toISOString(),
  givenAt: paper.givenAt?.toISOString() ?? null,
  note: paper.note,
});
