import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { lockCustomerInPlace } from '../../platform/customers/lock-customer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { isNotErased } from './find-deal.ts';
import { deals } from './tables.ts';

/**
 * Bought with this mailbox and not yet linked to an account. What an erased customer left behind belongs to
 * no account.
 */
export const isUnclaimedWith = (email: string) =>
  and(isNull(deals.accountId), isNotErased, eq(deals.emailKey, emailKey(email)));

/** Already theirs, or claimable with the mailbox their account has proved. */
export const isOf = ({ id, email }: Pick<Account, 'id' | 'email'>) =>
  or(eq(deals.accountId, id), isUnclaimedWith(email));

/**
 * The owner of a deal for this address. A session proves its own mailbox only: buying for another address
 * gives no ownership of that purchase. The account is locked before any deal, to avoid deadlocks.
 */
export async function ownerOf(
  tx: Transaction,
  account: Account | null,
  email: string,
): Promise<AccountId | null> {
  const lockedAccount = account && (await lockCustomerInPlace(tx, account.id));
  return lockedAccount?.emailKey === emailKey(email) ? lockedAccount.id : null;
}
