import type { IdentityData } from '../identity-provider.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { codesOf } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { passkeyDataOf } from './passkeys/own-passkeys.ts';
import { accountCodes, accounts, accountSessions } from './tables.ts';

/** Everything about an account but its secrets: no hash of password, token or code leaves. */
export async function dataOfAccount(
  parts: Pick<IdentityParts, 'db' | 'clock' | 'keyedHash'>,
  { id, email }: Account,
): Promise<IdentityData> {
  const { db } = parts;
  const { passwordHash: _password, emailKey: _key, ...profile } = getTableColumns(accounts);
  const { tokenHash: _token, accountId: _owner, ...session } = getTableColumns(accountSessions);
  const { purpose, createdAt, expiresAt, usedAt } = getTableColumns(accountCodes);
  const [[account], sessions, codes, passkeys] = await Promise.all([
    db.select(profile).from(accounts).where(eq(accounts.id, id)),
    db.select(session).from(accountSessions).where(eq(accountSessions.accountId, id)),
    db
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(accountCodes)
      .where(codesOf(parts, { id, emailKey: emailKey(email) })),
    passkeyDataOf(db, id),
  ]);
  return { account: account ?? {}, sessions, codes, passkeys };
}
