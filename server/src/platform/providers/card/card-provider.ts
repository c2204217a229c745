import { CARD_ACCOUNTS } from '@riparo/domain/buy/payment/card-accounts.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';

/** Each account has its keys, and signs its own notices. */
export const cardAccounts = CARD_ACCOUNTS;
export type CardAccount = (typeof cardAccounts)[number];

/** A page to pay on. The same reference and attempt is the same page, however often it is asked for. */
export type CheckoutOrder = {
  account: CardAccount;
  /** The uuid of what is paid for. */
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
  /** Handed in, and the bank has not said yes or no. */
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
  /** What we said it is for; null for a page that is not ours. */
  reference: string | null;
  attempt: number | null;
  /** What a refund names. */
  paymentId: string | null;
};

export type RefundOrder = {
  account: CardAccount;
  paymentId: string;
  amountCents: Cents;
  /** The same key is the same refund. The provider keeps it with the refund, so that it is found again after any time. */
  key: string;
};

export type RefundOutcome = 'done' | 'pending' | 'failed';

export type Refund = { id: string; state: RefundOutcome };

/** What the provider's books say of money that came. */
export type BookedPayment = {
  paymentId: string;
  /** What counts: what a buyer was really charged. */
  amountCents: number;
  currency: string;
  /** The uuid of what was paid for; null for what is not ours. */
  reference: string | null;
  at: Date;
};

/** And of money that went back, whoever asked for it. */
export type BookedRefund = Refund & {
  paymentId: string;
  amountCents: number;
  /** Of the one who asked through this port; null for what was done in the provider's own dashboard. */
  key: string | null;
  at: Date;
};

/** A customer who wants their money back from their bank. */
export type BookedDispute = {
  id: string;
  paymentId: string;
  amountCents: number;
  state: 'open' | 'won' | 'lost';
  /** In the provider's word. */
  reason: string;
  at: Date;
  /** Until when our answer is taken; null once it is over. */
  answerBy: Date | null;
};

/** From the first moment on, up to the second and without it. */
export type Period = { from: Date; until: Date };

/** A notice whose signature was right: what happened, and to what. The rest is asked of the provider. */
export type CardNotice = {
  id: string;
  type: string;
  checkoutId: string | null;
  /** Set when the notice says that this refund failed after all. */
  failedRefundId: string | null;
  disputeId: string | null;
  madeAt: Date;
};

/** The provider did not answer, or not as it should: to be tried again, unless it said no. */
export class CardProviderFailure extends Error {
  override readonly name = 'CardProviderFailure';
  /** What was asked for can not be done, and not later either. */
  readonly isRefusal: boolean;
  readonly code: string;
  constructor(message: string, { isRefusal = false, code = '' } = {}) {
    super(message);
    this.isRefusal = isRefusal;
    this.code = code;
  }
}

/** The port. Whatever goes wrong on the way rejects with `CardProviderFailure`. */
export type CardProvider = {
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  getCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  /** Gives the page as it is after: expired, or paid when the buyer was quicker. */
  expireCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  refund(order: RefundOrder): Promise<Refund>;
  /** Everything of a payment that went back, or was to. */
  refundsOf(account: CardAccount, paymentId: string): Promise<BookedRefund[]>;
  getPayment(account: CardAccount, paymentId: string): Promise<BookedPayment | null>;
  getRefund(account: CardAccount, id: string): Promise<BookedRefund | null>;
  getDispute(account: CardAccount, id: string): Promise<BookedDispute | null>;
  /** What came, went back and was disputed in a period: asked for page by page, and told one by one. */
  paymentsOf(account: CardAccount, period: Period): AsyncIterable<BookedPayment>;
  refundsMadeIn(account: CardAccount, period: Period): AsyncIterable<BookedRefund>;
  disputesOpenedIn(account: CardAccount, period: Period): AsyncIterable<BookedDispute>;
  /** Null for a notice that this account did not sign, or signed too long ago. */
  readNotice(account: CardAccount, body: Buffer, signature: string): Promise<CardNotice | null>;
};
