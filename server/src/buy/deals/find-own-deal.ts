import type { Account } from '@riparo/domain/people/account/account.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { closeOutdatedPages } from './close-pages-of-others.ts';
import { isUnclaimedWith, ownerOf } from './deal-owner.ts';
import { type DealRow, deals } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'enqueue'>;

/**
 * Guest purchases with the account's proved address become the account's. Anyone may have opened them in its
 * name: what the opening browser has ends with it.
 */
export async function claimDeals(parts: Parts, account: Account): Promise<void> {
  const { db } = parts;
  const isUnclaimed = isUnclaimedWith(account.email);
  if ((await db.$count(deals, isUnclaimed)) === 0) return;
  await db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, account, account.email);
    if (!accountId) return;
    const claimed = await tx
      .update(deals)
      .set({ accountId, browserVersion: sql`${deals.browserVersion} + 1` })
      .where(isUnclaimed)
      .returning({ uuid: deals.uuid, stage: deals.stage });
    await closeOutdatedPages(tx, parts, claimed);
  });
}

/** Null for another account's deal, as for one that never existed. */
export async function findOwnDeal(parts: Parts, account: Account, uuid: DealUuid): Promise<DealRow | null> {
  await claimDeals(parts, account);
  const [deal] = await parts.db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), eq(deals.accountId, account.id)));
  return deal ?? null;
}
