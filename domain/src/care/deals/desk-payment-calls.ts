import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, partnerTimeoutMs, serviceTimeoutMs } from '../../platform/call/call.ts';
import { CARD_ACCOUNTS } from '../../buy/payment/card-accounts.ts';
import { COMPARISON_STATES, DIFFERENCE_KINDS, DIFFERENCE_STATES } from '../../buy/payment/differences.ts';
import { LISTED_PAYMENT_STATES } from '../../buy/payment/listed-states.ts';
import { reconciliationErrors } from '../../buy/payment/reconciliation-errors.ts';
import { REFUND_STATES } from '../../buy/payment/refund-states.ts';
import { dealUuidSchema, paymentIdSchema, staffIdSchema } from '../../platform/values/ids.ts';
import { deskRefundSchema, disputeSchema } from './refund-calls.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/payments';
const moment = z.iso.datetime();
const product = z.object({ key: z.string(), title: z.string() });

/** Search criteria; days are Italian, both inclusive. */
export const paymentSearchSchema = z.object({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  product: z.string().max(60).optional(),
  account: z.enum(CARD_ACCOUNTS).optional(),
  state: z.enum(LISTED_PAYMENT_STATES).optional(),
});

export type PaymentSearch = z.output<typeof paymentSearchSchema>;

/** Cursor: where the previous page ended. */
const after = z.string().max(100).optional();

export const listedPaymentSchema = z.object({
  id: paymentIdSchema,
  dealUuid: dealUuidSchema,
  /** Null for an erased person. */
  customer: z.string().nullable(),
  product,
  account: z.enum(CARD_ACCOUNTS),
  amountCents: z.int(),
  currency: z.string(),
  receivedAt: moment,
  reference: z.string(),
  state: z.enum(LISTED_PAYMENT_STATES),
  /** Refunded, or on its way. */
  refundedCents: z.int(),
  /** Waiting for a second person. */
  waitingCents: z.int(),
});

export type ListedPayment = z.output<typeof listedPaymentSchema>;

export const deskPaymentsCall = defineCall({
  id: 'deskPayments',
  method: 'GET',
  path: base,
  access: staff('read-payments'),
  reads: 'payments.listed',
  summary: 'I pagamenti arrivati, gli ultimi per primi.',
  query: paymentSearchSchema.extend({ after }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(listedPaymentSchema), next: z.string().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const totalsSchema = z.object({
  account: z.enum(CARD_ACCOUNTS),
  product,
  payments: z.int(),
  receivedCents: z.int(),
  refunds: z.int(),
  refundedCents: z.int(),
});

export type PaymentTotals = z.output<typeof totalsSchema>;

export const paymentTotalsCall = defineCall({
  id: 'paymentTotals',
  method: 'GET',
  path: `${base}/totals`,
  access: staff('read-payments'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary:
    'Incassi e rimborsi di un periodo, per conto e prodotto: ogni pagamento nel giorno in cui è arrivato, ogni rimborso nel giorno in cui è partito.',
  query: paymentSearchSchema.omit({ state: true }),
  answer: { status: 200, schema: z.object({ data: z.array(totalsSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

/** A refund with its deal and payment. */
export const listedRefundSchema = deskRefundSchema.extend({
  customer: z.string().nullable(),
  product,
  account: z.enum(CARD_ACCOUNTS),
  paidCents: z.int(),
});

export type ListedRefund = z.output<typeof listedRefundSchema>;

export const deskRefundsCall = defineCall({
  id: 'deskRefunds',
  method: 'GET',
  path: `${base}/refunds`,
  access: staff('read-payments'),
  reads: 'payments.listed',
  summary: 'I rimborsi, gli ultimi chiesti per primi.',
  query: z.object({ state: z.enum(REFUND_STATES).optional(), after }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(listedRefundSchema), next: z.string().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const listedDisputeSchema = disputeSchema.extend({
  customer: z.string().nullable(),
  product: product.nullable(),
});

export type ListedDispute = z.output<typeof listedDisputeSchema>;

export const deskDisputesCall = defineCall({
  id: 'deskDisputes',
  method: 'GET',
  path: `${base}/disputes`,
  access: staff('read-payments'),
  reads: 'payments.listed',
  summary: 'Le contestazioni presso le banche, prima quelle aperte.',
  query: z.object({ after }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(listedDisputeSchema), next: z.string().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const moneyWaitingCall = defineCall({
  id: 'moneyWaiting',
  method: 'GET',
  path: `${base}/waiting`,
  access: staff('read-payments'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary: 'Quanto aspetta qualcuno tra i pagamenti: rimborsi da confermare, contestazioni, differenze.',
  answer: {
    status: 200,
    schema: z.object({
      /** Refunds requested by colleagues that the reader may decide about. */
      refundsToConfirm: z.int(),
      /** Requested by the reader, to be decided by a colleague. */
      ownRefunds: z.int(),
      refundsFailed: z.int(),
      disputes: z.int(),
      differences: z.int(),
      /** Days for which the provider could not be queried. */
      failedDays: z.int(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const comparedDaySchema = z.object({
  day: z.string(),
  account: z.enum(CARD_ACCOUNTS),
  state: z.enum(COMPARISON_STATES),
  /** When the provider was last queried. */
  at: moment,
  payments: z.int(),
  receivedCents: z.int(),
  refunds: z.int(),
  refundedCents: z.int(),
  disputes: z.int(),
  openDifferences: z.int(),
  explainedDifferences: z.int(),
});

export type ComparedDay = z.output<typeof comparedDaySchema>;

export const comparedDaysCall = defineCall({
  id: 'comparedDays',
  method: 'GET',
  path: `${base}/days`,
  access: staff('read-payments'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary: 'Il confronto con il fornitore di pagamenti, giorno per giorno, dall’ultimo.',
  /** The first day of the previous page. */
  query: z.object({ before: z.iso.date().optional() }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(comparedDaySchema), next: z.string().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const differenceSchema = z.object({
  id: z.uuid(),
  day: z.string(),
  account: z.enum(CARD_ACCOUNTS),
  kind: z.enum(DIFFERENCE_KINDS),
  state: z.enum(DIFFERENCE_STATES),
  /** The provider's reference of the differing item. */
  reference: z.string(),
  dealUuid: dealUuidSchema.nullable(),
  /** Null if one side does not know it. */
  providerCents: z.int().nullable(),
  ourCents: z.int().nullable(),
  foundAt: moment,
  explainedBy: z.object({ id: staffIdSchema, name: z.string() }).nullable(),
  explainedAt: moment.nullable(),
  note: z.string().nullable(),
});

export type Difference = z.output<typeof differenceSchema>;

export const differencesCall = defineCall({
  id: 'differences',
  method: 'GET',
  path: `${base}/differences`,
  access: staff('read-payments'),
  reads: readsNoPersonalData('Amounts and references of payments, without names.'),
  summary: 'Le differenze tra i nostri conti e quelli del fornitore: quelle aperte, o quelle di un giorno.',
  query: z.object({ day: z.iso.date().optional(), after }),
  answer: {
    status: 200,
    schema: z.object({ data: z.array(differenceSchema), next: z.string().nullable() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const compareDayCall = defineCall({
  id: 'compareDay',
  method: 'POST',
  path: `${base}/days/:day/compare`,
  access: staff('refund'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary: 'Confronta adesso un giorno con il fornitore di pagamenti, su entrambi i conti.',
  params: z.object({ day: z.iso.date() }),
  answer: { status: 200, schema: z.object({ data: z.array(comparedDaySchema) }) },
  errors: [reconciliationErrors.DayNotOver],
  timeoutMs: partnerTimeoutMs,
});

export const explainDifferenceCall = defineCall({
  id: 'explainDifference',
  method: 'POST',
  path: `${base}/differences/:id/explain`,
  access: staff('refund'),
  reads: readsNoPersonalData('Amounts and references of payments, without names.'),
  summary: 'Spiega una differenza con una nota: da lì in poi non aspetta più nessuno.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ note: z.string().trim().min(1).max(1000) }),
  answer: { status: 200, schema: z.object({ data: differenceSchema }) },
  errors: [reconciliationErrors.DifferenceExplained],
  timeoutMs: serviceTimeoutMs,
});
