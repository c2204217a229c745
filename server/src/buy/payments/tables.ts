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
    // Money has moved or may move: such a deal can not be deleted by accident.
    .references(() => deals.uuid, { onDelete: 'restrict' });

/** `opening`: about to be asked for, or asked for and never heard of again. The last three are final. */
export const sessionStates = ['opening', 'open', 'processing', 'paid', 'expired', 'refused'] as const;
export type SessionState = (typeof sessionStates)[number];
export const unsettledStates = ['opening', 'open', 'processing'] as const satisfies readonly SessionState[];

/** A page of the card provider on which a deal can be paid, with everything it was asked for with. */
export const paymentSessions = pgTable(
  'payment_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealUuid: dealUuid(),
    /** Counts the pages of a deal; with its uuid the key under which the provider makes one only once. */
    attempt: integer().notNull(),
    account: account(),
    state: text({ enum: sessionStates }).notNull(),
    amountCents: integer('amount_cents').notNull().$type<Cents>(),
    email: text().notNull(),
    /** With a hash in place of the address of the deal. */
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Of the buyer and the browser it was opened for: once the deal has others, it is closed. */
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

/** What the provider told us, signed. Stored before anything else is done about it. */
export const paymentNotices = pgTable(
  'payment_notice',
  {
    account: account(),
    /** The provider's. */
    id: text().notNull(),
    type: text().notNull(),
    checkoutId: text('checkout_id'),
    failedRefundId: text('failed_refund_id'),
    disputeId: text('dispute_id'),
    madeAt: moment('made_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    /** What came of it. */
    outcome: text(),
  },
  (table) => [primaryKey({ columns: [table.account, table.id] })],
);

/** Money that arrived: one that counts for each deal at most, and any number that go back. */
export const payments = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom().$type<PaymentId>(),
    dealUuid: dealUuid(),
    /** What was bought: it no longer changes once it is paid. */
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
    /** `received` counts for its deal, also where a part of it went back. How the rest goes back is told by its refunds. */
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
