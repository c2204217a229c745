import type { CardAccount } from '@riparo/domain/buy/payment/card-accounts.ts';
import type { DisputeState } from '@riparo/domain/buy/payment/disputes.ts';
import type { PaymentId } from '@riparo/domain/platform/values/ids.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { payments } from './tables.ts';

/** A customer's chargeback at their bank, as the provider last reported it. */
export const disputes = pgTable(
  'dispute',
  {
    account: text().notNull().$type<CardAccount>(),
    /** The provider's id. */
    id: text().notNull(),
    /** Null for a payment that we do not know. */
    paymentId: uuid('payment_id')
      .$type<PaymentId>()
      .references(() => payments.id, { onDelete: 'restrict' }),
    providerPaymentId: text('provider_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull().$type<Cents>(),
    state: text().notNull().$type<DisputeState>(),
    reason: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    answerBy: moment('answer_by'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.id] }),
    index('dispute_payment').on(table.paymentId),
    index('dispute_opened').on(table.openedAt, table.id),
    index('dispute_open')
      .on(table.openedAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;
