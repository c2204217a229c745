import * as z from 'zod';
import { submissionHeadersSchema, submissionKeySchema } from '../../platform/values/ids.ts';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { callStatusSchema } from './status-schema.ts';
import { quotationParams } from '../../understand/quote/quotation-calls.ts';

/** `callBy` is the moment by which the call comes; `describeCallBy` says it in words. */
const promiseSchema = z.object({ requestedAt: z.iso.datetime(), callBy: z.iso.datetime() });

const path = '/api/v1/quotations/:uuid/call-back';
const alsoAt = ['/api/v1/quotation/:uuid/call-back'] as const;

export const requestCallBackCall = defineCall({
  id: 'requestCallBack',
  method: 'POST',
  path,
  alsoAt,
  access: guestOrCustomer,
  summary:
    'Chiede la chiamata di un consulente per una richiesta di preventivo, anche senza prezzo. La stessa chiave vale una volta.',
  params: quotationParams,
  headers: submissionHeadersSchema,
  body: z.object({
    submissionKey: submissionKeySchema.optional(),
    /** The page of the request, stored with the consents as their source. */
    source: z.string().max(200).optional(),
    email: z.string(),
    phone: z.string(),
    privacy: z.boolean(),
    userProfiling: z.boolean(),
    marketing: z.boolean().optional(),
  }),
  answer: {
    status: 201,
    schema: z.object({
      data: promiseSchema.extend({
        ...withheldMailFields,
        /** Opens `customerRequest`; null for a repeated request, which may come from another person. */
        token: z.string().nullable(),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const callBackPromiseCall = defineCall({
  id: 'callBackPromise',
  method: 'GET',
  path,
  alsoAt,
  access: everybody,
  summary: 'Entro quando arriva la chiamata chiesta per ultima. 404 se nessuno l’ha chiesta.',
  params: quotationParams,
  answer: {
    status: 200,
    schema: z.object({
      data: promiseSchema.extend({
        /** The current status; null for requests that the desk does not have. */
        standing: callStatusSchema.nullable(),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
