import { emailKey } from '@riparo/domain/account/email-key.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { EmailMove } from '../providers/identity/identity-provider.ts';
import { dealSignatures } from '../signature/tables.ts';
import { isOf } from './deal-owner.ts';
import { dealToken, tokenPurposes } from './deal-token.ts';
import { deals } from './tables.ts';

/**
 * What somebody bought goes with them to the new address, what they bought as a guest too; whatever the old mailbox
 * holds opens nothing any more. Documents and evidence stay as they were signed. Gives the tokens of links by those
 * they replace.
 */
export async function moveDeals(
  tx: Transaction,
  keyedHash: KeyedHash,
  { accountId, from, to }: EmailMove,
): Promise<ReadonlyMap<string, string>> {
  const moved = await tx
    .update(deals)
    .set({
      accountId,
      email: to,
      emailKey: emailKey(to),
      linkVersion: sql`${deals.linkVersion} + 1`,
      version: sql`${deals.version} + 1`,
    })
    .where(isOf({ id: accountId, email: from }))
    .returning({ uuid: deals.uuid, linkVersion: deals.linkVersion });
  const uuids = moved.map(({ uuid }) => uuid);
  // The proof of a signature names the address its code was sent to.
  await tx.update(dealSignatures).set({ codeHash: null }).where(inArray(dealSignatures.dealUuid, uuids));
  return new Map(
    moved.flatMap((deal) =>
      tokenPurposes.map((purpose) => [
        dealToken(keyedHash, purpose, { ...deal, linkVersion: deal.linkVersion - 1 }),
        dealToken(keyedHash, purpose, deal),
      ]),
    ),
  );
}
