import * as z from 'zod';
import { customer } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';

export const ownSessionSchema = z.object({
  /** Used by its owner to end it. It gives no access. */
  id: z.string(),
  /** The browser and its device in words: «Safari su iPhone». */
  device: z.string(),
  openedAt: z.iso.datetime(),
  /** Rounded to the hour. */
  lastSeenAt: z.iso.datetime(),
  /** The session making this request. */
  isThis: z.boolean(),
});

export type OwnSession = z.output<typeof ownSessionSchema>;

export const ownSessionsCall = defineCall({
  id: 'ownSessions',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  access: customer,
  summary: 'I dispositivi da cui l’account è aperto: per primo quello che chiede, poi gli ultimi usati.',
  answer: { status: 200, schema: z.object({ data: z.array(ownSessionSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const signOutDeviceCall = defineCall({
  id: 'signOutDevice',
  method: 'POST',
  path: '/api/v1/auth/sessions/:id/sign-out',
  access: customer,
  summary: 'Chiude una sessione dell’account, da qualunque dispositivo sia aperta.',
  params: z.object({ id: z.string().max(100) }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const signOutElsewhereCall = defineCall({
  id: 'signOutElsewhere',
  method: 'POST',
  path: '/api/v1/auth/sign-out-elsewhere',
  access: customer,
  summary: 'Chiude tutte le altre sessioni dell’account.',
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
