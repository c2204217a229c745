import type Stripe from 'stripe';
import type { CardAccountKeys, CardConnection } from '../../settings/card-config.ts';
import {
  type CardAccount,
  type CardNotice,
  type CardProvider,
  CardProviderFailure,
  type Checkout,
  type CheckoutOrder,
  type RefundOrder,
} from './card-provider.ts';
import {
  createdIn,
  outcomeOf,
  pageSize,
  toDispute,
  toPayment,
  toPaymentOfIntent,
  toRefund,
} from './stripe-books.ts';

export type StripeCardParts = {
  connection: CardConnection;
  keys: Record<CardAccount, CardAccountKeys>;
  clock: () => Date;
  /** For one try, after which there is a second. */
  timeoutMs?: number;
};

type Sdk = { Stripe: typeof Stripe; clients: Record<CardAccount, Stripe> };

// Pins types, answers and notices to this version, whatever the accounts default to.
const apiVersion = '2026-10-28.endive';
// A buyer waits at most half a minute, and opening a checkout may take two calls.
const defaultTimeoutMs = 6_000;
const networkRetries = 1;
// For one payment, far more than the refunds anyone makes.
const maxRefunds = 1000;
// Older notices may be replayed copies, as the provider signs each retry again. A timestamp in the future
// would stay fresh for long.
const noticeToleranceSeconds = 300;

/** Stripe's hosted Checkout through its SDK. The sandbox is reached by the same code at another host. */
export function openStripeCard(parts: StripeCardParts): CardProvider {
  let loading: Promise<Sdk> | undefined;
  // Loaded with the first payment: it is large, and most processes start long before one.
  const sdk = () => (loading ??= loadSdk(parts));

  return {
    async openCheckout(order) {
      const { clients } = await sdk();
      return answered(async () => {
        const session = await clients[order.account].checkout.sessions.create(sessionParams(order), {
          idempotencyKey: `checkout ${order.reference} ${order.attempt}`,
        });
        return toCheckout(session);
      });
    },

    async getCheckout(account, id) {
      const { clients } = await sdk();
      return answered(() => retrieve(clients[account], id));
    },

    async expireCheckout(account, id) {
      const { Stripe: Sdk, clients } = await sdk();
      return answered(async () => {
        try {
          return toCheckout(await clients[account].checkout.sessions.expire(id));
        } catch (error) {
          // No longer open: paid or expired.
          if (error instanceof Sdk.errors.StripeInvalidRequestError) return retrieve(clients[account], id);
          throw error;
        }
      });
    },

    async refund({ account, paymentId, amountCents, key }: RefundOrder) {
      const { clients } = await sdk();
      return answered(async () => {
        const refund = await clients[account].refunds.create(
          { payment_intent: paymentId, amount: amountCents, metadata: { refund: key } },
          { idempotencyKey: `refund ${key}` },
        );
        return { id: refund.id, state: outcomeOf(refund) };
      });
    },

    async refundsOf(account, paymentId) {
      const { clients } = await sdk();
      return answered(async () => {
        const refunds = clients[account].refunds.list({ payment_intent: paymentId, limit: pageSize });
        return (await refunds.autoPagingToArray({ limit: maxRefunds })).map(toRefund);
      });
    },

    async getPayment(account, paymentId) {
      const { clients } = await sdk();
      return found(async () => toPaymentOfIntent(await clients[account].paymentIntents.retrieve(paymentId)));
    },

    async getRefund(account, id) {
      const { clients } = await sdk();
      return found(async () => toRefund(await clients[account].refunds.retrieve(id)));
    },

    async getDispute(account, id) {
      const { clients } = await sdk();
      return found(async () => toDispute(await clients[account].disputes.retrieve(id)));
    },

    // Charges, not intents: an intent is dated by its checkout, not by its payment.
    paymentsOf: (account, period) =>
      eachOf(
        sdk,
        ({ clients }) => clients[account].charges.list({ ...createdIn(period), limit: pageSize }),
        toPayment,
      ),

    refundsMadeIn: (account, period) =>
      eachOf(
        sdk,
        ({ clients }) => clients[account].refunds.list({ ...createdIn(period), limit: pageSize }),
        toRefund,
      ),

    disputesOpenedIn: (account, period) =>
      eachOf(
        sdk,
        ({ clients }) => clients[account].disputes.list({ ...createdIn(period), limit: pageSize }),
        toDispute,
      ),

    async readNotice(account, body, signature) {
      // The SDK checks only the age, and accepts timestamps in the future.
      if (!isFreshlySigned(signature, parts.clock())) return null;
      const { clients } = await sdk();
      try {
        const event = clients[account].webhooks.constructEvent(
          body,
          signature,
          parts.keys[account].webhookSecret,
          noticeToleranceSeconds,
          undefined,
          parts.clock().getTime(),
        );
        return toNotice(event);
      } catch {
        // Malformed input: the SDK has its own error for most of it, and plain ones for the rest.
        return null;
      }
    },
  };
}

/** Checks every timestamp in the header, whichever is the signed one. */
function isFreshlySigned(signature: string, now: Date): boolean {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const moments = signature.split(',').flatMap((part) => {
    const [name, value] = part.split('=', 2);
    return name?.trim() === 't' ? [Number(value)] : [];
  });
  return moments.every((moment) => Math.abs(nowSeconds - moment) <= noticeToleranceSeconds);
}

async function loadSdk({ connection, keys, timeoutMs = defaultTimeoutMs }: StripeCardParts): Promise<Sdk> {
  const { default: Sdk } = await import('stripe');
  const client = (account: CardAccount) =>
    new Sdk(keys[account].secretKey, {
      ...connection,
      apiVersion,
      telemetry: false,
      timeout: timeoutMs,
      maxNetworkRetries: networkRetries,
    });
  return { Stripe: Sdk, clients: { main: client('main'), partner: client('partner') } };
}

function sessionParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: order.reference, attempt: String(order.attempt) };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: order.amountCents,
          product_data: { name: order.title, description: order.description },
        },
      },
    ],
    customer_email: order.email,
    client_reference_id: order.reference,
    metadata,
    payment_intent_data: { metadata },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    locale: 'it',
  };
}

const retrieve = (client: Stripe, id: string): Promise<Checkout | null> =>
  orNull(async () => toCheckout(await client.checkout.sessions.retrieve(id)));

/** Null if the account does not know the object. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return null;
    throw error;
  }
}

const found = <T>(ask: () => Promise<T>) => answered(() => orNull(ask));

/** Yields one by one, and fetches the next page when needed. Objects of another kind are left out. */
async function* eachOf<From, To>(
  sdk: () => Promise<Sdk>,
  list: (sdk: Sdk) => AsyncIterable<From>,
  read: (object: From) => To | null,
): AsyncGenerator<To> {
  const objects = list(await sdk())[Symbol.asyncIterator]();
  for (;;) {
    const next = await answered(() => objects.next());
    if (next.done) return;
    const one = read(next.value);
    if (one !== null) yield one;
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const attempt = Number(session.metadata?.['attempt']);
  const payment = session.payment_intent;
  return {
    id: session.id,
    url: session.url,
    state: stateOf(session),
    amountCents: session.amount_total,
    currency: session.currency,
    reference: session.metadata?.['reference'] ?? null,
    attempt: Number.isSafeInteger(attempt) ? attempt : null,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): Checkout['state'] {
  if (status === 'complete') return payment_status === 'paid' ? 'paid' : 'processing';
  return status === 'expired' ? 'expired' : 'open';
}

function toNotice(event: Stripe.Event): CardNotice {
  const subject: { object?: string; id?: string; status?: unknown } = event.data.object;
  const hasFailed =
    subject.object === 'refund' && (subject.status === 'failed' || subject.status === 'canceled');
  return {
    id: event.id,
    type: event.type,
    checkoutId: subject.object === 'checkout.session' ? (subject.id ?? null) : null,
    failedRefundId: hasFailed ? (subject.id ?? null) : null,
    disputeId: subject.object === 'dispute' ? (subject.id ?? null) : null,
    madeAt: new Date(event.created * 1000),
  };
}

/** The SDK's errors contain the request with customers' input: only their kind is passed on. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type = 'unknown', code = '' } = error as { type?: string; code?: string };
    throw new CardProviderFailure(`the card provider answered ${type} ${code}`.trim(), {
      isRefusal: type === 'StripeInvalidRequestError',
      code,
    });
  }
}
