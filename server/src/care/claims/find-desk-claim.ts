import { may } from '@riparo/domain/platform/call/roles.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockDeal } from '../../buy/deals/find-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { lockClaim } from './change-claim.ts';
import { type ClaimRow, claims } from './tables.ts';

export type DeskClaimRow = { claim: ClaimRow; deal: DealRow };

/**
 * After erasure a claim is stored for the law, with the contract: only staff who answer to the law see it.
 */
const isVisibleTo = ({ role }: Pick<StaffActor, 'role'>, { erasureAskedAt }: DealRow) =>
  erasureAskedAt === null || may(role, 'export-deals');

/** Drafts are visible to their claimant alone. */
async function findSent(db: Database | Transaction, id: ClaimId): Promise<DeskClaimRow | undefined> {
  const [found] = await db
    .select({ claim: claims, deal: deals })
    .from(claims)
    .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
    .where(and(eq(claims.id, id), isNotNull(claims.state)));
  return found;
}

export async function findDeskClaim(
  db: Database | Transaction,
  id: ClaimId,
  reader: Pick<StaffActor, 'role'>,
): Promise<DeskClaimRow | null> {
  const found = await findSent(db, id);
  return found && isVisibleTo(reader, found.deal) ? found : null;
}

/**
 * Locks the deal first, as everywhere. Access is checked after locking, since the owner may be erased in
 * between.
 */
export async function lockDeskClaim(
  tx: Transaction,
  id: ClaimId,
  staffActor: StaffActor,
): Promise<DeskClaimRow | null> {
  const found = await findSent(tx, id);
  const deal = found && (await lockDeal(tx, found.deal.uuid));
  const claim = deal && (await lockClaim(tx, id));
  return claim && isVisibleTo(staffActor, deal) ? { claim, deal } : null;
}
