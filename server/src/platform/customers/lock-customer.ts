import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { customers } from './tables.ts';

export type LockedCustomer = { id: AccountId; email: string; emailKey: EmailKey };

const { id: idColumn, email, emailKey } = customers;
const fields = { id: idColumn, email, emailKey };

/**
 * Protects a customer from deletion and from a change of address until the transaction ends; null if the
 * customer is gone. Call it first, before taking any other lock, when writing rows that belong to a customer:
 * the account may have been deleted in another window since the session was read.
 */
export async function lockCustomerInPlace(tx: Transaction, id: AccountId): Promise<LockedCustomer | null> {
  const isThis = eq(customers.id, id);
  // The same lock that PostgreSQL takes for a foreign key to this row.
  const [held] = await tx.select(fields).from(customers).where(isThis).for('key share');
  return held ?? null;
}

/** Serialises changes that depend on the customer's previous state, until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: AccountId): Promise<LockedCustomer | null> {
  const [locked] = await tx.select(fields).from(customers).where(eq(customers.id, id)).for('update');
  return locked ?? null;
}
