import { type DealEvent, stageAfter } from '@riparo/domain/buy/deal/stages.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { dealHistory, type DealRow, deals } from './tables.ts';
import { notifyDesksOfDeal } from './notify-desks-of-deal.ts';

export type Cause = {
  /** Who or what caused it, without personal data: `notice evt_…`, `buyer`. */
  cause: string;
  at: Date;
};

/** What may change together with the stage. */
type Changes = Partial<Pick<DealRow, 'expiresAt' | 'startsOn' | 'endsOn'>>;

/** The deal changed since it was read. Callers that lock it first never meet this. */
export class DealChanged extends Error {
  override readonly name = 'DealChanged';
}

/**
 * The only writer of stages: moves a deal along the table of transitions and appends to its history. Null when the
 * event has no business at the deal's stage.
 */
export async function advanceDeal(
  tx: Transaction,
  deal: DealRow,
  event: DealEvent,
  { cause, at }: Cause,
  changes: Changes = {},
): Promise<DealRow | null> {
  const stage = stageAfter(deal.order, deal.stage, event);
  if (stage === null) return null;
  const [advanced] = await tx
    .update(deals)
    .set({ ...changes, stage, version: sql`${deals.version} + 1` })
    .where(and(eq(deals.uuid, deal.uuid), eq(deals.version, deal.version)))
    .returning();
  if (!advanced) throw new DealChanged('the deal has changed since it was read');
  await tx
    .insert(dealHistory)
    .values({ dealUuid: deal.uuid, event, fromStage: deal.stage, toStage: stage, cause, at });
  await notifyDesksOfDeal(tx, advanced);
  return advanced;
}
