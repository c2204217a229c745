import type { Cents } from '@riparo/domain/values/money.ts';

/** The broker has two accounts at the provider; each has its keys, and signs its own notices. */
export const cardAccounts = ['main', 'partner'] as const;
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
  /** The same key is the same refund. */
  key: string;
};

export type Refund = { id: string; state: 'done' | 'pending' | 'failed' };

/** A notice whose signature was right: what happened, and to what. The rest is asked of the provider. */
export type CardNotice = {
  id: string;
  type: string;
  checkoutId: string | null;
  /** Set when the notice says that this refund failed after all. */
  failedRefundId: string | null;
  madeAt: Date;
};

/** The provider did not answer, or not as it should: to be tried again. */
export class CardProviderFailure extends Error {
  override readonly name = 'CardProviderFailure';
}

/** The port. Whatever goes wrong on the way rejects with `CardProviderFailure`. */
export type CardProvider = {
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  getCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  /** Gives the page as it is after: expired, or paid when the buyer was quicker. */
  expireCheckout(account: CardAccount, id: string): Promise<Checkout | null>;
  refund(order: RefundOrder): Promise<Refund>;
  /** Null for a notice that this account did not sign, or signed too long ago. */
  readNotice(account: CardAccount, body: Buffer, signature: string): Promise<CardNotice | null>;
};
