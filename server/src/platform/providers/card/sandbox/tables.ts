import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../database/columns.ts';
import type { CardAccount } from '../card-provider.ts';

const account = () => text().notNull().$type<CardAccount>();

// The books of the built-in card provider; always empty in production.

export const sandboxCheckouts = pgTable('sandbox_card_checkout', {
  id: text().primaryKey(),
  account: account(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  productName: text('product_name').notNull(),
  productDescription: text('product_description'),
  email: text(),
  reference: text(),
  metadata: jsonb().notNull().$type<Record<string, string>>(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
  paymentId: text('payment_id').unique(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
});

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;

export const sandboxRefunds = pgTable('sandbox_card_refund', {
  id: text().primaryKey(),
  account: account(),
  paymentId: text('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text({ enum: ['succeeded', 'failed'] })
    .notNull()
    .default('succeeded'),
  metadata: jsonb().notNull().default({}).$type<Record<string, string>>(),
  createdAt: moment('created_at').notNull(),
});

export const sandboxDisputes = pgTable('sandbox_card_dispute', {
  id: text().primaryKey(),
  account: account(),
  paymentId: text('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  status: text({ enum: ['needs_response', 'under_review', 'won', 'lost'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  answerBy: moment('answer_by').notNull(),
});

export type SandboxDispute = typeof sandboxDisputes.$inferSelect;

/** Notices, each repeated until the site acknowledges it. */
export const sandboxEvents = pgTable('sandbox_card_event', {
  id: text().primaryKey(),
  account: account(),
  body: text().notNull(),
  createdAt: moment('created_at').notNull(),
  deliveredAt: moment('delivered_at'),
});

/** Answers by idempotency key: the same key gets the same answer. */
export const sandboxAnswers = pgTable(
  'sandbox_card_answer',
  {
    account: account(),
    key: text().notNull(),
    /** A hash of the request. */
    request: text().notNull(),
    body: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.key] })],
);
