import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { CardAccount } from '../../platform/providers/card/card-provider.ts';

/**
 * A payment and its dispute may be heard of at the same moment, by two who do not see each other's rows yet: whoever writes
 * the second waits here for the first.
 */
export async function holdProviderPayment(tx: Transaction, account: CardAccount, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${account} ${id}`}, 0))`);
}
