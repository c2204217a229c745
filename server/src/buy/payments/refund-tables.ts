import type { RefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import type { RefundFailure, RefundState } from '@riparo/domain/buy/payment/refund-states.ts';
import type { DealUuid, PaymentId, RefundId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { payments } from './tables.ts';

const member = (name: string) =>
  uuid(name)
    .$type<StaffId>()
    .references(() => staffMembers.id);

/** Full or partial refunds, whoever decided them. The id is the idempotency key at the provider. */
export const refunds = pgTable(
  'refund',
  {
    id: uuid().primaryKey().defaultRandom().$type<RefundId>(),
    paymentId: uuid('payment_id')
      .notNull()
      .$type<PaymentId>()
      .references(() => payments.id, { onDelete: 'restrict' }),
    dealUuid: uuid('deal_uuid')
      .notNull()
      .$type<DealUuid>()
      .references(() => deals.uuid, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull().$type<Cents>(),
    reason: text().notNull().$type<RefundReason>(),
    /** An explanation to the customer besides the reason. */
    words: text(),
    state: text().notNull().$type<RefundState>(),
    failure: text().$type<RefundFailure>(),
    /** The payment continues to count for its deal. */
    leavesCover: boolean('leaves_cover').notNull(),
    /** Null for what the product refunds by itself. */
    askedBy: member('asked_by'),
    askedAt: moment('asked_at').notNull(),
    /** The second person. */
    decidedBy: member('decided_by'),
    decidedAt: moment('decided_at'),
    decisionNote: text('decision_note'),
    providerRefundId: text('provider_refund_id').unique(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('refund_payment').on(table.paymentId),
    index('refund_deal').on(table.dealUuid),
    index('refund_asked').on(table.askedAt, table.id),
    index('refund_open')
      .on(table.askedAt, table.id)
      .where(sql`${table.state} in ('waiting', 'due', 'failed')`),
    index('refund_done')
      .on(table.doneAt)
      .where(sql`${table.state} = 'done'`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
