import type { Account } from '@riparo/domain/account/account.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { isUnclaimedAt, ownerOf } from './deal-owner.ts';
import { type DealRow, deals } from './tables.ts';

/** What was bought as a guest with the account's proved address becomes theirs. */
export async function claimDeals(db: Database, account: Account): Promise<void> {
  const isUnclaimed = isUnclaimedAt(account.email);
  if ((await db.$count(deals, isUnclaimed)) === 0) return;
  await db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, account, account.email);
    if (accountId) await tx.update(deals).set({ accountId }).where(isUnclaimed);
  });
}

/** Null for somebody else's, as for one that never was. */
export async function findOwnDeal(db: Database, account: Account, uuid: DealUuid): Promise<DealRow | null> {
  await claimDeals(db, account);
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), eq(deals.accountId, account.id)));
  return deal ?? null;
}
