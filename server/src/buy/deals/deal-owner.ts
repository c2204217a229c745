import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { holdCustomer } from '../../platform/customers/hold-customer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { isNotErased } from './find-deal.ts';
import { deals } from './tables.ts';

/** Bought with this mailbox and not yet of any account. What somebody who was forgotten left behind is nobody's. */
export const isUnclaimedAt = (email: string) =>
  and(isNull(deals.accountId), isNotErased, eq(deals.emailKey, emailKey(email)));

/** Theirs already, or to be claimed with the mailbox that their account has proved. */
export const isOf = ({ id, email }: Pick<Account, 'id' | 'email'>) =>
  or(eq(deals.accountId, id), isUnclaimedAt(email));

/**
 * Whose a deal for this address is. A session proves its own mailbox and no other: whoever buys for another address does
 * not own that purchase. The account is held first, before any deal is locked, so that nobody waits for each other.
 */
export async function ownerOf(
  tx: Transaction,
  account: Account | null,
  email: string,
): Promise<AccountId | null> {
  const held = account && (await holdCustomer(tx, account.id));
  return held?.emailKey === emailKey(email) ? held.id : null;
}
