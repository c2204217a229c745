import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { type DealStage, dealOrders, dealStages } from '../../buy/deal/stages.ts';
import { deskDealErrors } from './errors.ts';
import { CARD_ACCOUNTS } from '../../buy/payment/card-accounts.ts';
import { DISPUTE_STATES } from '../../buy/payment/disputes.ts';
import { MIN_REFUND_CENTS } from '../../buy/payment/give-back.ts';
import { refundErrors } from '../../buy/payment/refund-errors.ts';
import { DESK_REFUND_REASONS, REFUND_REASONS } from '../../buy/payment/refund-reasons.ts';
import { REFUND_FAILURES, REFUND_STATES } from '../../buy/payment/refund-states.ts';
import { dealUuidSchema, paymentIdSchema, refundIdSchema, staffIdSchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk';
const { RefundTooMuch, PaymentDisputed, RefundDecided, OwnRefund, LetInByAsker } = refundErrors;

const { DealMovedOn } = deskDealErrors;

const moment = z.iso.datetime();
const member = z.object({ id: staffIdSchema, name: z.string() });

export const deskRefundSchema = z.object({
  id: refundIdSchema,
  paymentId: paymentIdSchema,
  dealUuid: dealUuidSchema,
  amountCents: z.int(),
  reason: z.enum(REFUND_REASONS),
  /** The customer's explanation besides the reason. */
  words: z.string().nullable(),
  state: z.enum(REFUND_STATES),
  failure: z.enum(REFUND_FAILURES).nullable(),
  /** Null for refunds made by the system itself. */
  askedBy: member.nullable(),
  askedAt: moment,
  /** Who confirmed or declined it, if a second person was needed. */
  decidedBy: member.nullable(),
  decidedAt: moment.nullable(),
  /** Why it was declined. */
  decisionNote: z.string().nullable(),
  /** Who may confirm it while it waits. */
  confirmers: z.array(member),
  doneAt: moment.nullable(),
});

export type DeskRefund = z.output<typeof deskRefundSchema>;

export const disputeSchema = z.object({
  /** The card provider's id. */
  id: z.string(),
  account: z.enum(CARD_ACCOUNTS),
  /** Null for a payment unknown to us. */
  paymentId: paymentIdSchema.nullable(),
  dealUuid: dealUuidSchema.nullable(),
  amountCents: z.int(),
  state: z.enum(DISPUTE_STATES),
  /** As the provider names it. */
  reason: z.string(),
  openedAt: moment,
  /** The provider's deadline for our answer; null once it has passed. */
  answerBy: moment.nullable(),
  closedAt: moment.nullable(),
});

export type Dispute = z.output<typeof disputeSchema>;

export const paymentOfDealSchema = z.object({
  id: paymentIdSchema,
  account: z.enum(CARD_ACCOUNTS),
  /** The card provider's reference. */
  reference: z.string(),
  amountCents: z.int(),
  receivedAt: moment,
  /** `received` counts for its deal; the others no longer do. */
  state: z.enum(['received', 'refund-due', 'refunded']),
  /** The latest first. */
  refunds: z.array(deskRefundSchema),
  disputes: z.array(disputeSchema),
  /** The amount that can still be refunded. */
  leftCents: z.int(),
  /** The sum of lost disputes. */
  lostCents: z.int(),
});

export type PaymentOfDeal = z.output<typeof paymentOfDealSchema>;

const stageKeys = dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]];

export const dealPaymentsCall = defineCall({
  id: 'dealPayments',
  method: 'GET',
  path: `${base}/deals/:uuid/payments`,
  access: staff('read-payments'),
  reads: 'deal.read',
  summary: 'I pagamenti di una pratica, con rimborsi, contestazioni e quanto resta da restituire.',
  params: z.object({ uuid: dealUuidSchema }),
  answer: {
    status: 200,
    schema: z.object({
      deal: z.object({
        uuid: dealUuidSchema,
        order: z.enum(dealOrders),
        stage: z.enum(stageKeys),
        product: z.object({ key: z.string(), title: z.string() }),
        /** The mailbox for news about a refund; null for an erased person. */
        email: z.string().nullable(),
      }),
      /** The payment that counts first, then the latest. */
      data: z.array(paymentOfDealSchema),
      /** The names of those who could confirm a refund requested by the reader now. */
      confirmers: z.array(z.string()),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const oneRefund = z.object({ data: deskRefundSchema });
const byId = z.object({ id: refundIdSchema });

export const askRefundCall = defineCall({
  id: 'askRefund',
  method: 'POST',
  path: `${base}/payments/:id/refunds`,
  access: staff('refund'),
  reads: readsNoPersonalData('Amounts and references of payments, without names.'),
  summary:
    'Restituisce tutto o una parte di un pagamento. Oltre 200 € in tutto aspetta la conferma di una seconda persona. La stessa richiesta mandata due volte vale una.',
  params: z.object({ id: paymentIdSchema }),
  body: z.object({
    /** Created by the browser, once for each intended refund. */
    refundId: refundIdSchema,
    amountCents: z.int().min(MIN_REFUND_CENTS).max(100_000_00),
    reason: z.enum(DESK_REFUND_REASONS),
    /** Required if the reason explains nothing by itself. */
    words: z.string().trim().max(500).optional(),
  }),
  answer: { status: 200, schema: oneRefund },
  errors: [RefundTooMuch, PaymentDisputed],
  timeoutMs: serviceTimeoutMs,
});

export const confirmRefundCall = defineCall({
  id: 'confirmRefund',
  method: 'POST',
  path: `${base}/refunds/:id/confirm`,
  access: staff('refund'),
  reads: readsNoPersonalData('Amounts and references of payments, without names.'),
  summary:
    'Conferma un rimborso, o un recesso, che un’altra persona ha chiesto; non chi è entrato al banco per mano sua negli ultimi 30 giorni.',
  params: byId,
  answer: { status: 200, schema: oneRefund },
  errors: [RefundDecided, OwnRefund, LetInByAsker, PaymentDisputed, DealMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const declineRefundCall = defineCall({
  id: 'declineRefund',
  method: 'POST',
  path: `${base}/refunds/:id/decline`,
  access: staff('refund'),
  reads: readsNoPersonalData('Amounts and references of payments, without names.'),
  summary:
    'Non approva un rimborso che aspetta; chi l’ha chiesto può così ritirarlo. Al cliente non si scrive nulla, se non era un recesso: allora legge come recedere da sé.',
  params: byId,
  body: z.object({ note: z.string().trim().min(1).max(500) }),
  answer: { status: 200, schema: oneRefund },
  errors: [RefundDecided],
  timeoutMs: serviceTimeoutMs,
});
