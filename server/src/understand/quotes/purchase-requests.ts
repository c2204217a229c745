import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { PricedQuote } from './life-quotes.ts';
import { purchaseRequests } from './tables.ts';

/**
 * Whether the request comes from the browser that made the quote: only then the quote belongs to this
 * mailbox.
 */
type Asker = { readonly email: string; readonly byMaker: boolean };

type Parts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'config'>;

/** A repeated request is stored once, and the desk is notified once. */
export async function registerPurchaseRequest(
  { db, clock, sendMailLater, config }: Parts,
  quote: PricedQuote,
  asker: Asker,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await storePurchaseRequest(tx, quote, asker, clock());
    if (!isNew) return;
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'purchase-request-for-desk',
      data: {
        name: `${quote.firstName} ${quote.lastName}`,
        email: asker.email,
        sumAssured: formatWholeEuro(quote.sumAssuredCents),
        years: quote.years,
        monthlyPrice: formatEuro(quote.monthlyCents),
      },
    });
  });
}

/** True if it is this person's first request about this quote. */
export async function storePurchaseRequest(
  tx: Transaction,
  quote: PricedQuote,
  { email, byMaker }: Asker,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(purchaseRequests)
    .values({ quoteUuid: quote.uuid, email, byMaker, createdAt: now })
    .onConflictDoNothing();
  if (rowCount === 0 && byMaker)
    await tx
      .update(purchaseRequests)
      .set({ byMaker })
      .where(
        and(
          eq(purchaseRequests.quoteUuid, quote.uuid),
          sql`lower(${purchaseRequests.email}) = ${emailKey(email)}`,
        ),
      );
  return rowCount === 1;
}
