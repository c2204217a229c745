import type { RefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import type { DealUuid, PaymentId } from '@riparo/domain/platform/values/ids.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import { eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../deals/tables.ts';
import type { CardAccount } from '../../platform/providers/card/card-provider.ts';

const account = () => text().notNull().$type<CardAccount>();
const dealUuid = () =>
  uuid('deal_uuid')
    .notNull()
    .$type<DealUuid>()
    // Money has moved or may move: such a deal cannot be deleted by accident.
    .references(() => deals.uuid, { onDelete: 'restrict' });

/** `opening`: about to be requested, or requested without an answer. The last three are final. */
export const sessionStates = ['opening', 'open', 'processing', 'paid', 'expired', 'refused'] as const;
export type SessionState = (typeof sessionStates)[number];
export const unsettledStates = ['opening', 'open', 'processing'] as const satisfies readonly SessionState[];

/** A page of the card provider on which a deal can be paid, with all parameters of its request. */
export const paymentSessions = pgTable(
  'payment_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealUuid: dealUuid(),
    /** Counts the pages of a deal; together with its uuid, the idempotency key at the provider. */
    attempt: integer().notNull(),
    account: account(),
    state: text({ enum: sessionStates }).notNull(),
    amountCents: integer('amount_cents').notNull().$type<Cents>(),
    email: text().notNull(),
    /** With a hash in place of the deal's address. */
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Identifies the buyer and browser it was opened for: once the deal has others, it is closed. */
    openedFor: text('opened_for'),
    /** The provider's id and address; null until it has answered. */
    checkoutId: text('checkout_id').unique(),
    url: text(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider was last asked about it. */
    checkedAt: moment('checked_at'),
  },
  (table) => [
    unique('payment_session_attempt').on(table.dealUuid, table.attempt),
    index('payment_session_unsettled')
      .on(table.createdAt)
      .where(sql`${table.state} in ('opening', 'open', 'processing')`),
  ],
);

export type PaymentSession = typeof paymentSessions.$inferSelect;

/** Signed notices of the provider, stored before anything else is done. */
export const paymentNotices = pgTable(
  'payment_notice',
  {
    account: account(),
    /** The provider's id. */
    id: text().notNull(),
    type: text().notNull(),
    checkoutId: text('checkout_id'),
    failedRefundId: text('failed_refund_id'),
    disputeId: text('dispute_id'),
    madeAt: moment('made_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    /** The result of handling it. */
    outcome: text(),
  },
  (table) => [primaryKey({ columns: [table.account, table.id] })],
);

/** Money received: at most one payment per deal counts; any number may be refunded. */
export const payments = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom().$type<PaymentId>(),
    dealUuid: dealUuid(),
    /** What was bought: it does not change once paid. */
    productKey: text('product_key').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => paymentSessions.id, { onDelete: 'restrict' }),
    account: account(),
    /** The provider's name for it. */
    providerPaymentId: text('provider_payment_id').notNull().unique(),
    amountCents: integer('amount_cents').notNull().$type<Cents>(),
    currency: text().notNull(),
    /**
     * `received` counts for its deal, even when partly refunded. The refunds say how the rest is returned.
     */
    state: text({ enum: ['received', 'refund-due', 'refunded'] }).notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Why it no longer counts. */
    refundReason: text('refund_reason').$type<RefundReason>(),
  },
  (table) => [
    uniqueIndex('payment_that_counts')
      .on(table.dealUuid)
      .where(eq(table.state, sql`'received'`)),
    index('payment_deal').on(table.dealUuid),
    index('payment_received').on(table.receivedAt, table.id),
    index('payment_product').on(table.productKey, table.receivedAt, table.id),
    index('payment_going_back')
      .on(table.receivedAt, table.id)
      .where(sql`${table.state} <> 'received'`),
  ],
);

export type Payment = typeof payments.$inferSelect;
