import type { Account } from '@riparo/domain/people/account/account.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/connection.ts';
import type { Changing, Passkey } from '../../passkeys.ts';
import { refuse } from '../../refusal.ts';
import { lockAccount } from '../find-account.ts';
import type { IdentityParts } from '../parts.ts';
import { isSessionOpen } from '../sessions.ts';
import { changeAndEmit } from '../deliver-events.ts';
import { type PasskeyRow, passkeys } from './tables.ts';

export async function passkeysOf(db: Database | Transaction, accountId: AccountId): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(passkeys.createdAt, passkeys.id);
}

export async function passkeyNamesOf(tx: Transaction, accountId: AccountId): Promise<string[]> {
  return (await passkeysOf(tx, accountId)).map(({ name }) => name);
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

export async function removePasskey(
  parts: IdentityParts,
  { id: accountId }: Account,
  id: string,
  { sessionToken, device }: Changing,
) {
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id: accountId });
    if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');
    const found = (await passkeysOf(tx, accountId)).find((passkey) => passkey.id === id);
    if (!found) return false;
    await tx.delete(passkeys).where(eq(passkeys.id, found.id));
    tell(account, device, { kind: 'passkey-removed', about: found.name });
    return true;
  });
}

/** Returns the names of the removed passkeys. */
export async function removeAllPasskeys(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const gone = await tx
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ name: passkeys.name });
  return gone.map(({ name }) => name);
}

/** For the owner's data export: useless to anyone who finds the file. */
export async function passkeyDataOf(db: Database, accountId: AccountId) {
  const {
    accountId: _owner,
    credentialId: _credential,
    publicKey: _key,
    counter: _counter,
    ...harmless
  } = getTableColumns(passkeys);
  return db
    .select(harmless)
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(passkeys.createdAt);
}
