import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { paymentErrors } from '../payment/errors.ts';
import { dealAddressSchema } from '../../platform/values/ids.ts';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, partnerTimeoutMs } from '../../platform/call/call.ts';
import { dealOrderFields } from './deal-calls.ts';
import { refundSchema } from '../payment/refund-schema.ts';

const callbackUrl = z.string().max(500);

export const createPaymentSessionCall = defineCall({
  id: 'createPaymentSession',
  method: 'POST',
  path: '/api/v1/payment/create-session',
  access: guestOrCustomer,
  summary:
    'Apre la pagina di pagamento con carta di una pratica, o riprende quella già aperta. Il prezzo è quello del catalogo.',
  body: z.object({
    dealUuid: dealAddressSchema,
    /** Both must be pages of this site. */
    successCallbackUrl: callbackUrl,
    failureCallbackUrl: callbackUrl,
  }),
  answer: { status: 200, schema: z.object({ id: z.string(), url: z.string() }) },
  errors: [
    paymentErrors['already-paid'],
    paymentErrors['not-payable'],
    paymentErrors['card-provider-unavailable'],
    dealErrors['sign-in-to-continue'],
  ],
  timeoutMs: partnerTimeoutMs,
});

/**
 * `open`: not paid. `verifying`: the provider has not reported the outcome. `failed`: the last page expired
 * without payment; another can be opened. `refunded`: the payment is being or was returned, because it could
 * not be used or the contract ended. `to-sign`: it must be signed before payment.
 */
export const paymentStates = ['open', 'verifying', 'paid', 'failed', 'refunded', 'to-sign'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const paymentStateCall = defineCall({
  id: 'paymentState',
  method: 'GET',
  path: '/api/v1/payment/deal/:uuid',
  access: guestOrCustomer,
  summary: 'Se una pratica è stata pagata, chiesto anche al fornitore. Nessun dato personale.',
  params: z.object({ uuid: dealAddressSchema }),
  answer: {
    status: 200,
    schema: z.object({
      state: z.enum(paymentStates),
      product: z.object({ key: z.string(), title: z.string(), webFlowBaseUrl: z.string() }),
      ...dealOrderFields,
      priceCents: z.int(),
      refund: refundSchema.nullable(),
      /** Known once paid, `YYYY-MM-DD`. */
      startsOn: z.string().nullable(),
      endsOn: z.string().nullable(),
    }),
  },
  errors: [dealErrors['sign-in-to-continue']],
  timeoutMs: partnerTimeoutMs,
});

/** The body is the provider's own, signed as bytes: the card port parses it, not a schema. */
export const paymentNoticeCall = defineCall({
  id: 'paymentNotice',
  method: 'POST',
  path: '/api/v1/payment/webhook/:account',
  access: everybody,
  summary: 'Avviso firmato del fornitore di pagamenti. Risponde 200 solo dopo averlo conservato.',
  params: z.object({ account: z.enum(['main', 'partner']) }),
  answer: { status: 200, schema: z.object({ received: z.boolean() }) },
  errors: [paymentErrors['notice-refused']],
  timeoutMs: partnerTimeoutMs,
});
