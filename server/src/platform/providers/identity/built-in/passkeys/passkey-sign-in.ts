import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { PasskeyRequest, UsedPasskey } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../database/connection.ts';
import type { OpenedSession } from '../../opened-session.ts';
import type { Asked } from '../../passkeys.ts';
import { refuse } from '../../refusal.ts';
import { lockAccount, toAccount } from '../find-account.ts';
import type { IdentityParts } from '../parts.ts';
import { closeSession, openSession } from '../sessions.ts';
import { changeAndEmit } from '../deliver-events.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { relyingParty } from '../../../../sign-in/webauthn/relying-party.ts';
import { passkeys } from './tables.ts';
import { loadLibrary, verifyUsed } from '../../../../sign-in/webauthn/verification.ts';

export async function askToSign(parts: IdentityParts): Promise<Asked<PasskeyRequest>> {
  const { challenge, browserToken } = await issueChallenge(parts, null);
  const { id: rpId } = relyingParty(parts.siteUrl);
  return {
    options: { challenge, rpId, timeout: PASSKEY_CHALLENGE_MS, userVerification: 'required' },
    browserToken,
  };
}

export async function signInWithPasskey(
  parts: IdentityParts,
  { browserToken, credential }: { browserToken: string; credential: UsedPasskey },
  { replaced, device }: { replaced: string | null; device: string },
) {
  const refused = refuse('PasskeyRefused');
  // Before any lock is taken: the first load takes a moment.
  await loadLibrary();
  return changeAndEmit(parts, async (tx, tell) => {
    const challenge = await takeChallenge(tx, parts, browserToken, null);
    if (challenge === null) return refuse('PasskeyExpired');
    const found = await lockPasskey(tx, credential.id);
    if (!found) return refused;
    const { passkey, account } = found;
    const known = { ...passkey, ownerId: account.id };
    const use = await verifyUsed(credential, known, { challenge, siteUrl: parts.siteUrl });
    if (!use) return refused;

    const now = parts.clock();
    await tx
      .update(passkeys)
      .set({ ...use, lastUsedAt: now })
      .where(eq(passkeys.id, passkey.id));
    if (replaced) await closeSession(tx, replaced);
    const token = await openSession(tx, account.id, device, now);
    tell(account, device, { kind: 'signed-in-with-passkey', about: passkey.name });
    return { token, account: toAccount(account) } satisfies OpenedSession;
  });
}

/** Locks the account first, like every change to it: a passkey being removed is gone afterwards. */
async function lockPasskey(tx: Transaction, credentialId: string) {
  const itself = eq(passkeys.credentialId, credentialId);
  const [known] = await tx.select({ accountId: passkeys.accountId }).from(passkeys).where(itself);
  const account = known && (await lockAccount(tx, { id: known.accountId }));
  const [passkey] = await tx.select().from(passkeys).where(itself);
  return account && passkey ? { account, passkey } : null;
}
