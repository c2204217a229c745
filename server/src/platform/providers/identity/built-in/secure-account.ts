import type { Account } from '@riparo/domain/people/account/account.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Changing } from '../passkeys.ts';
import { refuse } from '../refusal.ts';
import { lockAccount } from './find-account.ts';
import { issueCode, voidCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { removeAllPasskeys } from './passkeys/own-passkeys.ts';
import { closeAllSessions, isSessionOpen } from './sessions.ts';
import { accounts } from './tables.ts';
import { changeAndTell } from './tell-news.ts';

/**
 * «Non ero io». The old password goes too: whoever knows it would be back before its owner has read the mail. The code
 * leaves whatever a stranger asked for before: who is signed in is no stranger, and no longer signed in after it.
 */
export async function secureAccount(
  parts: IdentityParts,
  { id }: Account,
  { sessionToken, device }: Changing,
) {
  const nobodysPassword = await parts.passwords.hash(randomBytes(32).toString('base64url'));
  return changeAndTell(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    // Whoever says it twice at once says it once, and gets one code.
    if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');
    await tx
      .update(accounts)
      // Not as after a purchase: from here on the mailbox opens it with a new password alone.
      .set({ passwordHash: nobodysPassword, hasOwnPassword: true })
      .where(eq(accounts.id, id));
    await closeAllSessions(tx, id);
    await removeAllPasskeys(tx, id);
    await voidCodes(tx, parts, account);
    const issued = await issueCode(tx, parts, { purpose: 'password-reset', mailbox: account.emailKey }, {});
    tell(account, device, { kind: 'secured', ...issued });
    return undefined;
  });
}
