import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { customers } from './tables.ts';

export type HeldCustomer = { id: AccountId; email: string; emailKey: EmailKey };

const { id: idColumn, email, emailKey } = customers;
const fields = { id: idColumn, email, emailKey };

/**
 * Keeps a customer from being forgotten, and from moving to another address, until the transaction ends; null for one
 * that is gone. Whoever writes rows that belong to a customer begins with it, before any other lock: between reading
 * a session and writing, the account may have been deleted in another window.
 */
export async function holdCustomer(tx: Transaction, id: AccountId): Promise<HeldCustomer | null> {
  const isThis = eq(customers.id, id);
  // What the database takes by itself for a row that refers to this one.
  const [held] = await tx.select(fields).from(customers).where(isThis).for('key share');
  return held ?? null;
}

/** Whatever depends on what was before waits here for its turn, until the transaction ends. */
export async function lockCustomer(tx: Transaction, id: AccountId): Promise<HeldCustomer | null> {
  const [locked] = await tx.select(fields).from(customers).where(eq(customers.id, id)).for('update');
  return locked ?? null;
}
