import type { Account } from '../identity-provider.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { passkeyDataOf } from './passkeys/own-passkeys.ts';
import { accountCodes, accounts, accountSessions } from './tables.ts';

/** Everything about an account but its secrets: no hash of password, token or code leaves. */
export async function dataOfAccount(db: Database, { id }: Account): Promise<Record<string, unknown>> {
  const { passwordHash: _password, emailKey: _key, ...profile } = getTableColumns(accounts);
  const { tokenHash: _token, accountId: _owner, ...session } = getTableColumns(accountSessions);
  const { codeHash: _code, accountId: _codeOwner, ...code } = getTableColumns(accountCodes);
  const [[account], sessions, codes, passkeys] = await Promise.all([
    db.select(profile).from(accounts).where(eq(accounts.id, id)),
    db.select(session).from(accountSessions).where(eq(accountSessions.accountId, id)),
    db.select(code).from(accountCodes).where(eq(accountCodes.accountId, id)),
    passkeyDataOf(db, id),
  ]);
  return { account, sessions, codes, passkeys };
}
