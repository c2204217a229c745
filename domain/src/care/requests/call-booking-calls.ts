import * as z from 'zod';
import { guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { requestErrors } from './errors.ts';
import { submissionHeadersSchema, submissionKeySchema } from '../../platform/values/ids.ts';

export const bookCallCall = defineCall({
  id: 'bookCall',
  method: 'POST',
  path: '/api/v1/booked-calls',
  access: guestOrCustomer,
  summary:
    'Prenota una chiamata in un quarto d’ora libero (`callTimes`) e manda il promemoria per il calendario. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: z.object({
    submissionKey: submissionKeySchema.optional(),
    /** The page of the request, stored with the consents as their source. */
    source: z.string().max(200).optional(),
    callAt: z.iso.datetime(),
    about: z.string().max(60),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: z.string(),
    privacy: z.boolean(),
    userProfiling: z.boolean(),
    marketing: z.boolean().optional(),
  }),
  answer: {
    status: 201,
    schema: z.object({
      data: z.object({
        callAt: z.iso.datetime(),
        ...withheldMailFields,
        /** Opens `customerRequest`; null for a repeated booking, which may come from another person. */
        token: z.string().nullable(),
      }),
    }),
  },
  errors: [requestErrors.CallTimeTaken, requestErrors.EnoughCallsBooked],
  timeoutMs: serviceTimeoutMs,
});
