import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { EmailMove } from '../../platform/customers/email-move.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { closePagesOfOthers } from '../../buy/deals/close-pages-of-others.ts';
import { hashOfAddress, mailedAddress } from '../../buy/deals/deal-address.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { tellDesksOfDeal } from '../../buy/deals/tell-desks-of-deal.ts';

/**
 * What somebody bought goes with them to the new address, what they bought as a guest too; links and codes that the
 * old mailbox holds are void. Documents and evidence stay as they were signed.
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
  // The proof of a signature names the address its code was sent to.
  await tx.update(dealSignatures).set({ codeHash: null }).where(inArray(dealSignatures.dealUuid, uuids));
  for (const deal of moved) {
    const address = hashOfAddress(mailedAddress(parts.keyedHash, deal));
    await tx.update(deals).set({ mailedAddress: address }).where(eq(deals.uuid, deal.uuid));
    await tellDesksOfDeal(tx, deal);
  }
  await closePagesOfOthers(tx, parts, moved);
  return moved;
}
