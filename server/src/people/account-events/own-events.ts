import type { AccountEvent } from '@riparo/domain/people/account/account-event-calls.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { accountEvents } from './tables.ts';

/** As many as a person looks through; the data export has all of them. */
const shown = 50;

/** The latest first. */
export async function ownEvents(db: Database | Transaction, accountId: AccountId): Promise<AccountEvent[]> {
  const rows = await db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.accountId, accountId))
    .orderBy(desc(accountEvents.id))
    .limit(shown);
  return rows.map(({ id, kind, device, about, at }) => ({ id, kind, device, about, at: at.toISOString() }));
}

export async function eventDataOf(db: Database | Transaction, accountId: AccountId) {
  const { kind, device, about, at } = accountEvents;
  return db
    .select({ kind, device, about, at })
    .from(accountEvents)
    .where(eq(accountEvents.accountId, accountId))
    .orderBy(accountEvents.id);
}
