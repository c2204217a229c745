import * as z from 'zod';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { requestErrors } from './errors.ts';
import { customerRequestSchema } from './status-schema.ts';

const { CallTimeTaken, RequestClosed } = requestErrors;

const byToken = z.object({ token: z.string().max(100) });
const answer = { status: 200, schema: z.object({ data: customerRequestSchema }) } as const;
const changed = {
  status: 200,
  schema: z.object({ data: customerRequestSchema.extend(withheldMailFields) }),
} as const;

export const customerRequestCall = defineCall({
  id: 'customerRequest',
  method: 'GET',
  path: '/api/v1/requests/:token',
  access: everybody,
  summary:
    'A che punto è la propria richiesta, con il link di una nostra e-mail: chi chiama, quando, se non ci siamo trovati.',
  params: byToken,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const moveCallCall = defineCall({
  id: 'moveCall',
  method: 'PUT',
  path: '/api/v1/requests/:token/time',
  access: guestOrCustomer,
  summary:
    'Sposta la propria chiamata a un altro quarto d’ora libero. Ripetuta risponde come la prima volta.',
  params: byToken,
  body: z.object({ callAt: z.iso.datetime() }),
  answer: changed,
  errors: [CallTimeTaken, RequestClosed],
  timeoutMs: serviceTimeoutMs,
});

export const cancelCallCall = defineCall({
  id: 'cancelCall',
  method: 'POST',
  path: '/api/v1/requests/:token/cancel',
  access: guestOrCustomer,
  summary: '«Non serve più»: nessuno chiama. Ripetuta risponde come la prima volta.',
  params: byToken,
  answer: changed,
  errors: [RequestClosed],
  timeoutMs: serviceTimeoutMs,
});

export const callTimesCall = defineCall({
  id: 'callTimes',
  method: 'GET',
  path: '/api/v1/call-times',
  access: everybody,
  summary: 'I quarti d’ora liberi per una chiamata, nei prossimi dieci giorni in cui ci siamo.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          /** `YYYY-MM-DD`, in Italy. */
          day: z.string(),
          /** Never empty. */
          times: z.array(z.iso.datetime()),
        }),
      ),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
