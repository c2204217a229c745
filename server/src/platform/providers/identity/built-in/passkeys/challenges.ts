import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/connection.ts';
import { hashOfToken, newToken } from '../../../../settings/secrets/tokens.ts';
import type { IdentityParts } from '../parts.ts';
import { passkeyChallenges } from './tables.ts';

type Parts = Pick<IdentityParts, 'db' | 'clock'>;
/** The account that adds a passkey; null for a sign-in. */
type Asker = AccountId | null;

/** A challenge to sign, and the token that identifies the browser that requested it. */
export async function issueChallenge({ db, clock }: Parts, accountId: Asker) {
  const [challenge, browserToken] = [newToken(), newToken()];
  const expiresAt = new Date(clock().getTime() + PASSKEY_CHALLENGE_MS);
  await db
    .insert(passkeyChallenges)
    .values({ accountId, challenge, tokenHash: hashOfToken(browserToken), expiresAt });
  return { challenge, browserToken };
}

/**
 * Removes it whatever the outcome, so that nothing is signed twice. Null if expired, used or from another
 * browser.
 */
export async function takeChallenge(
  tx: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  browserToken: string,
  accountId: Asker,
): Promise<string | null> {
  const { accountId: owner, expiresAt, tokenHash } = passkeyChallenges;
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(tokenHash, hashOfToken(browserToken)),
        accountId === null ? isNull(owner) : eq(owner, accountId),
        gt(expiresAt, clock()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}

export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
