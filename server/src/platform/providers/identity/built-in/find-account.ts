import type { Account } from '@riparo/domain/people/account/account.ts';
import { type EmailKey, emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { openFinder } from '../../../database/batching/finder.ts';
import type { AddressOwner } from '../identity-provider.ts';
import { type AccountRow, accounts } from './tables.ts';

type Where = { mailbox: EmailKey } | { id: AccountId };

const matching = (where: Where) =>
  'id' in where ? eq(accounts.id, where.id) : eq(accounts.emailKey, where.mailbox);

export async function findAccount(db: Database | Transaction, where: Where): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(matching(where));
  return row ?? null;
}

/**
 * The owner who proved a mailbox. Every questionnaire asks, so that concurrent lookups share a round trip.
 */
export function openOwnerFinder(db: Database): (email: string) => Promise<AddressOwner | null> {
  const find = openFinder(db, 'owners_of_mailboxes', {
    key: accounts.emailKey,
    fields: { id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName },
  });
  return (email) => find(emailKey(email));
}

/**
 * Changes to the passwords, codes or sessions of an account lock its row first, so that concurrent ones run
 * one after the other without deadlocks.
 */
export async function lockAccount(tx: Transaction, where: Where): Promise<AccountRow | null> {
  const [row] = await tx.select().from(accounts).where(matching(where)).for('update');
  return row ?? null;
}

/** Serialises registering, confirming and moving to a mailbox, even if there is no row to lock yet. */
export async function lockMailbox(tx: Transaction, mailbox: EmailKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox}`}, 0))`);
}

export function toAccount(row: AccountRow): Account {
  const { id, email, firstName, lastName, birthDate, phone, hasOwnPassword, profileVersion } = row;
  return { id, email, firstName, lastName, birthDate, phone, hasOwnPassword, profileVersion };
}
