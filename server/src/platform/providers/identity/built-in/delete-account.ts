import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { lockAccount } from './find-account.ts';
import { forgetCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { accounts, codeRequests, waitingNews } from './tables.ts';

export async function deleteAccount(
  parts: Pick<IdentityParts, 'db' | 'clock' | 'keyedHash'>,
  id: AccountId,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { id });
    if (!account) return;
    // Sessions and passkeys go with it.
    await tx.delete(accounts).where(eq(accounts.id, id));
    await forgetCodes(tx, parts, account);
    await tx.delete(codeRequests).where(eq(codeRequests.emailKey, account.emailKey));
    await tx.delete(waitingNews).where(eq(waitingNews.accountId, id));
  });
}
