import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import type { AccountId } from '@riparo/domain/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { accounts } from '../providers/identity/built-in/tables.ts';

/**
 * Keeps an account from being deleted, and from moving to another address, until the transaction ends; null for one
 * that is gone. Whoever writes rows that belong to an account begins with it, before any other lock: between reading
 * a session and writing, the account may have been deleted in another window.
 */
export async function holdAccount(
  tx: Transaction,
  id: AccountId,
): Promise<{ id: AccountId; emailKey: EmailKey } | null> {
  const [held] = await tx
    .select({ id: accounts.id, emailKey: accounts.emailKey })
    .from(accounts)
    .where(eq(accounts.id, id))
    // What the database takes by itself for a row that refers to this one.
    .for('key share');
  return held ?? null;
}
