import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { EmailMove } from '../../platform/customers/email-move.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { closeOutdatedPages } from '../../buy/deals/close-pages-of-others.ts';
import { hashOfAddress, mailedAddress } from '../../buy/deals/deal-address.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { notifyDesksOfDeal } from '../../buy/deals/notify-desks-of-deal.ts';

/**
 * A customer's purchases move to the new address, including those made as a guest; links and codes of the old
 * mailbox are void. Documents and evidence stay as signed.
 */
export async function moveDeals(
  tx: Transaction,
  parts: Pick<Dependencies, 'keyedHash' | 'enqueue'>,
  { accountId, from, to }: EmailMove,
): Promise<DealRow[]> {
  const moved = await tx
    .update(deals)
    .set({
      accountId,
      email: to,
      emailKey: emailKey(to),
      linkVersion: sql`${deals.linkVersion} + 1`,
      browserVersion: sql`${deals.browserVersion} + 1`,
      version: sql`${deals.version} + 1`,
    })
    .where(isOf({ id: accountId, email: from }))
    .returning();
  const uuids = moved.map(({ uuid }) => uuid);
  // The evidence of a signature names the address that got its code.
  await tx.update(dealSignatures).set({ codeHash: null }).where(inArray(dealSignatures.dealUuid, uuids));
  for (const deal of moved) {
    const address = hashOfAddress(mailedAddress(parts.keyedHash, deal));
    await tx.update(deals).set({ mailedAddress: address }).where(eq(deals.uuid, deal.uuid));
    await notifyDesksOfDeal(tx, deal);
  }
  await closeOutdatedPages(tx, parts, moved);
  return moved;
}
