import * as z from 'zod';
import { ACCOUNT_EVENTS } from './events.ts';
import { customer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

export const accountEventSchema = z.object({
  id: z.int(),
  kind: z.enum(ACCOUNT_EVENTS),
  at: z.iso.datetime(),
  /** The browser used, in words; null if unknown. */
  device: z.string().nullable(),
  /** The object of the event: the name of a passkey, the browser that was signed out. */
  about: z.string().nullable(),
});

export type AccountEvent = z.output<typeof accountEventSchema>;

export const accountEventsCall = defineCall({
  id: 'accountEvents',
  method: 'GET',
  path: '/api/v1/auth/events',
  access: customer,
  summary: 'Che cosa è successo al proprio account, dall’evento più recente.',
  answer: { status: 200, schema: z.object({ data: z.array(accountEventSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const secureAccountCall = defineCall({
  id: 'secureAccount',
  method: 'POST',
  path: '/api/v1/auth/secure-account',
  access: customer,
  summary:
    '«Non ero io»: chiude tutte le sessioni, anche questa, toglie password, passkey e codici, e manda un codice per scegliere una nuova password.',
  answer: { status: 200, schema: z.object({ email: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
