import { formatEuro, formatWholeEuro } from '@riparo/domain/values/money.ts';
import type { Transaction } from '../database/connection.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { PricedQuote } from './life-quotes.ts';
import { purchaseRequests } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'config'>;

/** Whoever asks twice has asked once, and the desk hears of it once. */
export async function registerPurchaseRequest(
  { db, clock, sendMailLater, config }: Parts,
  quote: PricedQuote,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await notePurchaseRequest(tx, quote, email, clock());
    if (!isNew) return;
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'purchase-request-for-desk',
      data: {
        name: `${quote.firstName} ${quote.lastName}`,
        email,
        sumAssured: formatWholeEuro(quote.sumAssuredCents),
        years: quote.years,
        monthlyPrice: formatEuro(quote.monthlyCents),
      },
    });
  });
}

/** Says whether it is the first of this person about this quote. */
export async function notePurchaseRequest(
  tx: Transaction,
  quote: PricedQuote,
  email: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(purchaseRequests)
    .values({ quoteUuid: quote.uuid, email, createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}
