import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { CardAccount } from '../../platform/providers/card/card-provider.ts';

/**
 * Notices of a payment and of its dispute may be handled at the same moment, in transactions that do not see
 * each other's rows: the second writer waits here for the first.
 */
export async function lockProviderPayment(tx: Transaction, account: CardAccount, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${account} ${id}`}, 0))`);
}
