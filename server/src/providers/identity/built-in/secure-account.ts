import { randomBytes } from 'node:crypto';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import { eq } from 'drizzle-orm';
import { failure } from '../../../http/problem-answers.ts';
import type { Account } from '../identity-provider.ts';
import type { Changing } from '../passkeys.ts';
import { lockAccount } from './find-account.ts';
import { issueCode, voidCodes } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { removeAllPasskeys } from './passkeys/own-passkeys.ts';
import { closeAllSessions, isSessionOpen } from './sessions.ts';
import { accounts } from './tables.ts';

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
  return parts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { id });
    // Whoever says it twice at once says it once, and gets one code.
    if (!account || !(await isSessionOpen(tx, parts, sessionToken)))
      return failure(accountErrors.SessionRequired);
    const { email, firstName } = account;
    await tx
      .update(accounts)
      .set({ passwordHash: nobodysPassword, hasOwnPassword: false })
      .where(eq(accounts.id, id));
    await closeAllSessions(tx, id);
    await removeAllPasskeys(tx, id);
    await voidCodes(tx, parts, account);
    await parts.onAccountEvent(tx, { accountId: id, kind: 'secured', device });
    const issued = await issueCode(tx, parts, { purpose: 'password-reset', mailbox: account.emailKey }, {});
    await parts.sendMailLater(tx, {
      to: email,
      template: 'account-secured',
      data: { firstName, email, ...issued },
    });
    return undefined;
  });
}
