import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { dealAddressSchema, submissionHeadersSchema } from '../../platform/values/ids.ts';
import { paymentErrors } from '../payment/errors.ts';
import { skiPackages } from '../products/ski/choice.ts';
import { skiErrors } from '../products/ski/errors.ts';
import { skiPolicyRequestSchema } from '../products/ski/policy-request.ts';
import { guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, partnerTimeoutMs } from '../../platform/call/call.ts';
import { paymentStates } from './payment-calls.ts';
import { refundSchema } from '../payment/refund-schema.ts';

/** About the policy only, without personal data. */
const policySchema = z.object({
  /** Returned from the payment as `transactionid`: the link id of its deal. */
  id: dealAddressSchema,
  /** The amount charged, computed by the service. */
  priceCents: z.int(),
  listPriceCents: z.int(),
  discountCents: z.int(),
  productType: z.enum(skiPackages),
  /** `YYYY-MM-DD`, both included. */
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
});

export const createSkiPolicyCall = defineCall({
  id: 'createSkiPolicy',
  method: 'POST',
  path: '/api/public/policies/itas_ski',
  access: guestOrCustomer,
  summary:
    'Prepara una polizza sci e la pagina su cui pagarla, che è anche nell’intestazione payment-url. Il prezzo lo calcola il servizio; la polizza è emessa quando il pagamento è confermato.',
  headers: submissionHeadersSchema,
  body: skiPolicyRequestSchema,
  answer: { status: 201, schema: z.object({ paymentUrl: z.string(), policy: policySchema }) },
  errors: [
    skiErrors['personal-data-mismatch'],
    skiErrors['ski-policy-issued'],
    paymentErrors['already-paid'],
    paymentErrors['not-payable'],
    paymentErrors['card-provider-unavailable'],
    dealErrors['sign-in-to-continue'],
  ],
  timeoutMs: partnerTimeoutMs,
});

export const skiPaymentCall = defineCall({
  id: 'skiPayment',
  method: 'GET',
  path: '/api/public/policies/itas_ski/:id/payment',
  access: guestOrCustomer,
  summary:
    'Come è finito il pagamento di una polizza sci, chiesto anche al fornitore. Nessun dato personale.',
  params: z.object({ id: dealAddressSchema }),
  answer: {
    status: 200,
    schema: z.object({
      state: z.enum(paymentStates),
      /** True once the policy is issued and its documents are being sent. */
      isIssued: z.boolean(),
      priceCents: z.int(),
      refund: refundSchema.nullable(),
      /** `YYYY-MM-DD`; known once paid. */
      startsOn: z.string().nullable(),
      endsOn: z.string().nullable(),
    }),
  },
  errors: [dealErrors['sign-in-to-continue']],
  timeoutMs: partnerTimeoutMs,
});
