import { accountErrors } from '@riparo/domain/account/errors.ts';
import { failure } from '../../../http/problem-answers.ts';
import { findAccount, lockAccount, toAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { closeSession, openSession } from './sessions.ts';

/** Takes as long for an unknown address, and only who knows the password hears that it is not confirmed yet. */
export async function signIn(
  { db, clock, passwords, onAccountEvent }: IdentityParts,
  { email, password }: { email: string; password: string },
  { replaced, device }: { replaced: string | null; device: string },
) {
  const refused = failure(accountErrors.NotAuthorizedException);
  const found = await findAccount(db, { email });
  const isRight = await passwords.matches(found?.passwordHash ?? null, password);
  if (!found || !isRight) return refused;
  if (!found.confirmedAt) return failure(accountErrors.UserNotConfirmedException);

  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, found);
    // Changed while it was being compared: that change ended all sessions, and this one must not outlive it.
    if (account?.passwordHash !== found.passwordHash) return refused;
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, account.id, device, clock());
    await onAccountEvent(tx, { accountId: account.id, kind: 'signed-in', device });
    return { token, account: toAccount(account) };
  });
}
