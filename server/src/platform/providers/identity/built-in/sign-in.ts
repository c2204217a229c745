import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { RequestingBrowser } from '../identity-provider.ts';
import { refuse } from '../refusal.ts';
import { findAccount, lockAccount, toAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { passkeysOf } from './passkeys/own-passkeys.ts';
import { registrationToSignIn } from './registrations.ts';
import { closeSession, openSession } from './sessions.ts';
import { registrations } from './tables.ts';
import { changeAndEmit } from './deliver-events.ts';

/**
 * Takes the same time for an unknown address, and only a person who knows the password learns that it is not
 * confirmed yet.
 */
export async function signIn(
  parts: IdentityParts,
  { email, password }: { email: string; password: string },
  { replaced, device, asking }: { replaced: string | null; device: string; asking: RequestingBrowser },
) {
  const { db, clock, passwords } = parts;
  const refused = refuse('NotAuthorizedException');
  const mailbox = emailKey(email);
  const [found, waiting] = await Promise.all([
    findAccount(db, { mailbox }),
    registrationToSignIn(db, mailbox, asking),
  ]);
  const isRight = await passwords.matches((found ?? waiting)?.passwordHash ?? null, password);
  if (!isRight) return refused;
  if (!found) {
    // Knowing the password proves having chosen it, in whichever browser.
    if (waiting)
      await db.update(registrations).set({ browser: asking }).where(eq(registrations.id, waiting.id));
    return refuse('UserNotConfirmedException');
  }

  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, found);
    // The password changed during the comparison: that change ended all sessions, and this one must not
    // outlive it.
    if (account?.passwordHash !== found.passwordHash) return refused;
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, account.id, device, clock());
    tell(account, device, { kind: 'signed-in' });
    return { token, account: toAccount(account) };
  });
}

/**
 * For a person who just proved the mailbox, and only if the account has no other protection: no chosen
 * password, no passkey.
 */
export async function enterByMailbox(
  parts: IdentityParts,
  id: AccountId,
  { replaced, device }: { replaced: string | null; device: string },
) {
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    if (!account || account.hasOwnPassword || (await passkeysOf(tx, id)).length > 0) return null;
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, id, device, parts.clock());
    tell(account, device, { kind: 'signed-in' });
    return { token, account: toAccount(account) };
  });
}
