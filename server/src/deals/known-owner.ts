import type { AccountId } from '@riparo/domain/values/ids.ts';
import { isSameName } from '@riparo/domain/person/same-name.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { DealRow } from './tables.ts';

/** The account of whoever has this mailbox and this name. Under another name it is none of theirs. */
export async function knownOwnerOf(
  identity: Dependencies['identity'],
  { email, firstName, lastName }: Pick<DealRow, 'email' | 'firstName' | 'lastName'>,
): Promise<AccountId | null> {
  const owner = await identity.ownerOf(email);
  const isTheirs = owner && isSameName(owner.firstName, firstName) && isSameName(owner.lastName, lastName);
  return isTheirs ? owner.id : null;
}
