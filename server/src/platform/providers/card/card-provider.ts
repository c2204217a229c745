import { CARD_ACCOUNTS } from '@riparo/domain/buy/payment/card-accounts.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';

/** Each account has its own keys and signs its own notices. */
export const cardAccounts = CARD_ACCOUNTS;
export type CardAccount = (typeof cardAccounts)[number];

/** A hosted payment page. The same reference and attempt always give the same page. */
export type CheckoutOrder = {
  account: CardAccount;
  /** The uuid of what is being paid. */
  reference: string;
  attempt: number;
  title: string;
  description: string;
  amountCents: Cents;
  email: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type CheckoutState =
  | 'open'
  /** Submitted, but the bank has not decided yet. */
  | 'processing'
  | 'paid'
  | 'expired';

export type Checkout = {
  id: string;
  /** Null once it can no longer be paid. */
  url: string | null;
  state: CheckoutState;
  amountCents: number | null;
  currency: string | null;
  /** The reference we gave; null for a page that is not ours. */
  reference: string | null;
  attempt: number | null;
  /** Needed for a refund. */
  paymentId: string | null;
};

export type RefundOrder = {
  account: CardAccount;
  paymentId: string;
  amountCents: Cents;
  /**
   * Idempotency key. The provider stores it with the refund, so that the refund can be found again at any
   * time.
   */
  key: string;
};

export type RefundOutcome = 'done' | 'pending' | 'failed';

export type Refund = { id: string; state: RefundOutcome };

/** A payment in the provider's books. */
export type BookedPayment = {
  paymentId: string;
  /** The amount really charged, which is what counts. */
  amountCents: number;
  currency: string;
  /** The uuid of what was paid; null if it is not ours. */
  reference: string | null;
  at: Date;
};

/** A refund in the books, whoever requested it. */
export type BookedRefund = Refund & {
  paymentId: string;
  amountCents: number;
  /** The key given through this port; null for a refund made in the provider's dashboard. */
  key: string | null;
  at: Date;
};

/** A customer who reclaims the money through their bank. */
export type BookedDispute = {
  id: string;
  paymentId: string;
  amountCents: number;
  state: 'open' | 'won' | 'lost';
  /** The provider's term. */
  reason: string;
  at: Date;
  /** The deadline for our answer; null once it is over. */
  answerBy: Date | null;
};

/** Including the first moment, excluding the last. */
export type Period = { from: Date; until: Date };

/**
 * A notice with a valid signature: the kind of event and its object. Details are fetched from the provider.
 */
export type CardNotice = {
  id: string;
  type: string;
  checkoutId: string | null;
  /** Set if the notice says that this refund failed after all. */
  failedRefundId: string | null;
  disputeId: string | null;
  madeAt: Date;
};

/** The provider did not answer, or answered incorrectly: retry, unless it refused. */
export class CardProviderFailure extends Error {
  override readonly name = 'CardProviderFailure';
  /** The request is impossible, now and later. */
  readonly isRefusal: boolean;
  readonly code: string;
  constructor(message: string, { isRefusal = false, code = '' } = {}) {
    super(message);
    this.isRefusal = isRefusal;
    this.code = code;
  }
}

/** The port. Every failure rejects with `CardProviderFailure`. */
export type CardProvider = {
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  getCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  /** Returns the resulting state: expired, or paid if the buyer was quicker. */
  expireCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  refund(order: RefundOrder): Promise<Refund>;
  /** All refunds of a payment, completed or pending. */
  refundsOf(account: CardAccount, paymentId: string): Promise<BookedRefund[]>;
  getPayment(account: CardAccount, paymentId: string): Promise<BookedPayment | null>;
  getRefund(account: CardAccount, id: string): Promise<BookedRefund | null>;
  getDispute(account: CardAccount, id: string): Promise<BookedDispute | null>;
  /** Payments, refunds and disputes of a period: fetched page by page, yielded one by one. */
  paymentsOf(account: CardAccount, period: Period): AsyncIterable<BookedPayment>;
  refundsMadeIn(account: CardAccount, period: Period): AsyncIterable<BookedRefund>;
  disputesOpenedIn(account: CardAccount, period: Period): AsyncIterable<BookedDispute>;
  /** Null for a notice with a foreign signature or an old one. */
  readNotice(account: CardAccount, body: Buffer, signature: string): Promise<CardNotice | null>;
};
