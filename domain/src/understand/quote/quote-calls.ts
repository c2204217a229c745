import * as z from 'zod';
import { submissionHeadersSchema, submissionKeySchema } from '../../platform/values/ids.ts';
import { guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';

export const quoteRequestSchema = z.object({
  submissionKey: submissionKeySchema.optional(),
  product: z.string().max(60),
  /** The page of the request, stored as the source of the consents. */
  source: z.string().max(200).optional(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  privacy: z.boolean(),
  userProfiling: z.boolean(),
  marketing: z.boolean().optional(),
});

export const requestQuoteCall = defineCall({
  id: 'requestQuote',
  method: 'POST',
  path: '/api/v1/quote-requests',
  access: guestOrCustomer,
  summary:
    'Registra una richiesta di preventivo e avvisa per e-mail chi la fa e chi la riceve. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: quoteRequestSchema,
  answer: {
    status: 201,
    schema: z.object({
      id: z.uuid(),
      callBy: z.iso.datetime(),
      ...withheldMailFields,
      /** Gives access to `customerRequest`; null for a repeated request, which may come from someone else. */
      token: z.string().nullable(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
