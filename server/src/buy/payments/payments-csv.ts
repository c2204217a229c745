import type { PaymentSearch } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import { refundReasonNames } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { dayInRome, formatItalianDate, timeInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { isSold, isWithin, productOf } from './list-payments.ts';
import { refunds } from './refund-tables.ts';
import { type Payment, payments } from './tables.ts';

const pageSize = 2000;

const columns = [
  'Giorno',
  'Ora',
  'Che cosa',
  'Importo',
  'Valuta',
  'Conto',
  'Prodotto',
  'Pratica',
  'Riferimento',
  'Motivo',
];

type Cell = string | { cents: number };

/**
 * Quoted; cells that a spreadsheet would take for formulas become text. Amounts are ours, and remain numbers.
 */
function written(cell: Cell): string {
  if (typeof cell !== 'string') return `"${(cell.cents / 100).toFixed(2).replace('.', ',')}"`;
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: readonly Cell[]) => `${cells.map(written).join(';')}\r\n`;

/**
 * For accounting: each payment on the day it came, then each refund, as a negative amount, on its day.
 * Streamed page by page, so that years need not fit in memory.
 */
export async function* paymentsAsCsv(
  db: Database,
  search: Omit<PaymentSearch, 'state'>,
): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 only with this mark.
  yield `\uFEFF${line(columns)}`;
  for await (const payment of eachPayment(db, search))
    yield lineOf(payment, payment.receivedAt, 'Pagamento', payment.amountCents, '');
  for await (const { refund, payment } of eachRefund(db, search))
    yield lineOf(
      payment,
      refund.doneAt ?? refund.askedAt,
      'Rimborso',
      -refund.amountCents,
      refundReasonNames[refund.reason],
    );
}

function lineOf(payment: Payment, at: Date, what: string, amount: number, reason: string): string {
  const { account, currency, productKey, dealUuid, providerPaymentId } = payment;
  return line([
    formatItalianDate(dayInRome(at)),
    timeInRome(at),
    what,
    { cents: amount },
    currency.toUpperCase(),
    cardAccountNames[account],
    productOf(productKey).title,
    dealUuid,
    providerPaymentId,
    reason,
  ]);
}

async function* eachPayment(db: Database, search: Omit<PaymentSearch, 'state'>): AsyncGenerator<Payment> {
  let last: Payment | undefined;
  for (;;) {
    const rows: Payment[] = await db
      .select()
      .from(payments)
      .where(
        and(
          isWithin(payments.receivedAt, search),
          isSold(search),
          last &&
            sql`(${payments.receivedAt}, ${payments.id}) > ((select received_at from payment as last where last.id = ${last.id}), ${last.id})`,
        ),
      )
      .orderBy(asc(payments.receivedAt), asc(payments.id))
      .limit(pageSize);
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

async function* eachRefund(db: Database, search: Omit<PaymentSearch, 'state'>) {
  let last: string | undefined;
  for (;;) {
    const rows: { refund: typeof refunds.$inferSelect; payment: Payment }[] = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(refunds.state, 'done'),
          isNotNull(refunds.doneAt),
          isWithin(refunds.doneAt, search),
          isSold(search),
          last
            ? sql`(${refunds.doneAt}, ${refunds.id}) > ((select done_at from refund as last where last.id = ${last}), ${last})`
            : undefined,
        ),
      )
      .orderBy(asc(refunds.doneAt), asc(refunds.id))
      .limit(pageSize);
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.refund.id;
  }
}
