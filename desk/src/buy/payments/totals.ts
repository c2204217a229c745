import type { PaymentTotals } from '@riparo/domain/care/deals/desk-payment-calls.ts';

type Sums = Pick<PaymentTotals, 'payments' | 'receivedCents' | 'refunds' | 'refundedCents'>;

const nothing: Sums = { payments: 0, receivedCents: 0, refunds: 0, refundedCents: 0 };

export const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      payments: sum.payments + row.payments,
      receivedCents: sum.receivedCents + row.receivedCents,
      refunds: sum.refunds + row.refunds,
      refundedCents: sum.refundedCents + row.refundedCents,
    }),
    nothing,
  );
