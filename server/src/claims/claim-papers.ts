import type { AskedPaper } from '@riparo/domain/claims/asked-paper.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { claimPapers, type ClaimPaperRow, type ClaimRow } from './tables.ts';

/** Those still missing first, then as they were asked for. */
const order = { asked: 0, given: 1, seen: 2 } as const;

export const papersOf = async (
  db: Database | Transaction,
  { id }: Pick<ClaimRow, 'id'>,
): Promise<ClaimPaperRow[]> =>
  (
    await db
      .select()
      .from(claimPapers)
      .where(eq(claimPapers.claimId, id))
      .orderBy(asc(claimPapers.askedAt), asc(claimPapers.id))
  ).toSorted((one, other) => order[one.state] - order[other.state]);

export const toAskedPaper = (paper: ClaimPaperRow): AskedPaper => ({
  id: paper.id,
  kind: paper.kind,
  title: paper.title,
  hint: paper.hint,
  state: paper.state,
  times: paper.times,
  why: paper.why,
  askedAt: paper.askedAt.toISOString(),
  givenAt: paper.givenAt?.toISOString() ?? null,
  note: paper.note,
});
