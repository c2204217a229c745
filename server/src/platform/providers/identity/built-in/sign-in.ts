import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { AskingBrowser } from '../identity-provider.ts';
import { refuse } from '../refusal.ts';
import { findAccount, lockAccount, toAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { passkeysOf } from './passkeys/own-passkeys.ts';
import { registrationToSignIn } from './registrations.ts';
import { closeSession, openSession } from './sessions.ts';
import { registrations } from './tables.ts';
import { changeAndTell } from './tell-news.ts';

/** Takes as long for an unknown address, and only whoever knows the password hears that it is not confirmed yet. */
export async function signIn(
  parts: IdentityParts,
  { email, password }: { email: string; password: string },
  { replaced, device, asking }: { replaced: string | null; device: string; asking: AskingBrowser },
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
    // Whoever knows the password is who chose it, whichever browser it was.
    if (waiting)
      await db.update(registrations).set({ browser: asking }).where(eq(registrations.id, waiting.id));
    return refuse('UserNotConfirmedException');
  }

  return changeAndTell(parts, async (tx, tell) => {
    const account = await lockAccount(tx, found);
    // Changed while it was being compared: that change ended all sessions, and this one must not outlive it.
    if (account?.passwordHash !== found.passwordHash) return refused;
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, account.id, device, clock());
    tell(account, device, { kind: 'signed-in' });
    return { token, account: toAccount(account) };
  });
}

/** For whoever has just proved the mailbox, and only where nothing else was ever asked for: no password of their own, no passkey. */
export async function enterByMailbox(
  parts: IdentityParts,
  id: AccountId,
  { replaced, device }: { replaced: string | null; device: string },
) {
  return changeAndTell(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    if (!account || account.hasOwnPassword || (await passkeysOf(tx, id)).length > 0) return null;
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, id, device, parts.clock());
    tell(account, device, { kind: 'signed-in' });
    return { token, account: toAccount(account) };
  });
}
