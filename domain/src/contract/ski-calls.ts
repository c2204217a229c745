import * as z from 'zod';
import { submissionHeadersSchema, submissionKeySchema } from '../values/ids.ts';
import { paymentErrors } from '../payment/errors.ts';
import { MAX_PEOPLE, skiPackages } from '../products/ski/choice.ts';
import { skiErrors } from '../products/ski/errors.ts';
import { UTM_MAX_LENGTH } from '../products/ski/query.ts';
import { everybody, guestOrCustomer } from '../call/access.ts';
import { defineCall, partnerTimeoutMs } from '../call/call.ts';
import { paymentStates } from './payment-calls.ts';
import { refundSchema } from './refund.ts';
import { suitabilitySchema } from './suitability.ts';

const text = z.string().max(300);
const utm = z.string().max(UTM_MAX_LENGTH).nullish();

/** Under the names of the specification. Rules of names, dates, ages and so on come after. */
export const skiPolicyRequestSchema = z.object({
  /** Ours, made by the browser: the same one sent twice is one policy. */
  submissionKey: submissionKeySchema.optional(),
  product_type: z.enum(skiPackages),
  adults_num: z.int(),
  kids_num: z.int(),
  duration: z.enum(['daily', 'seasonal']),
  /** 1 to 29; nothing for a season. */
  days: z.int().nullish(),
  /** `yyyy-MM-dd HH:mm`, UTC. A moment of today means at once, one of a later day in Italy its first minute. */
  start_date: text,
  holders: z
    .array(z.object({ first_name: text, last_name: text, /** `YYYY-MM-DD` */ dob: text }))
    .max(MAX_PEOPLE),
  /** Known by `cf`, or by `dob`, `pob` and `gender`. */
  contractor: z.object({
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    cf: text.nullish(),
    dob: text.nullish(),
    pob: text.nullish(),
    gender: z.enum(['F', 'M']).nullish(),
  }),
  consents: z.object({
    privacy: z.boolean(),
    marketing: z.boolean().optional(),
    profiling: z.boolean().optional(),
    geo_localization: z.boolean().optional(),
    digital_contract: z.boolean(),
    pre_contract: z.boolean(),
  }),
  /** Ours: whether the policy is of use. Judged where it is sent, and kept with the policy. */
  suitability: suitabilitySchema.optional(),
  promo_code: z.string().max(60).nullish(),
  utm_source: utm,
  utm_medium: utm,
});

export type SkiPolicyRequest = z.output<typeof skiPolicyRequestSchema>;

/** About the policy, and nobody. */
const policySchema = z.object({
  /** What comes back from the payment as `transactionid`. */
  id: z.uuid(),
  /** What is charged: computed by the service from what is insured. */
  priceCents: z.int(),
  listPriceCents: z.int(),
  discountCents: z.int(),
  productType: z.enum(skiPackages),
  /** `YYYY-MM-DD`, both covered. */
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
  ],
  timeoutMs: partnerTimeoutMs,
});

export const skiPaymentCall = defineCall({
  id: 'skiPayment',
  method: 'GET',
  path: '/api/public/policies/itas_ski/:id/payment',
  access: everybody,
  summary:
    'Come è finito il pagamento di una polizza sci, chiesto anche al fornitore. Nessun dato personale.',
  params: z.object({ id: z.uuid() }),
  answer: {
    status: 200,
    schema: z.object({
      state: z.enum(paymentStates),
      /** True once the policy is issued and its documents are on their way. */
      isIssued: z.boolean(),
      priceCents: z.int(),
      refund: refundSchema.nullable(),
    }),
  },
  errors: [],
  timeoutMs: partnerTimeoutMs,
});
