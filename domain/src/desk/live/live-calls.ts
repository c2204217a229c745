import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { claimIdSchema, dealUuidSchema, staffIdSchema } from '../../platform/values/ids.ts';
import { readsNothing } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk';

/**
 * What an open desk hears. None of it says anything about a person: whoever hears that a request or a deal has changed asks for
 * it, and is shown what they may see.
 */
export const deskEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id: z.uuid(), version: z.int() }),
  z.object({ kind: z.literal('deal'), uuid: dealUuidSchema, version: z.int() }),
  z.object({ kind: z.literal('claim'), id: claimIdSchema, version: z.int() }),
  /** A payment, or what is known of one: refunds, disputes, differences. */
  z.object({ kind: z.literal('payment') }),
  z.object({ kind: z.literal('person'), id: z.uuid() }),
  z.object({
    kind: z.literal('complaint'),
    id: z.uuid(),
    version: z.int(),
    /** It reached this day of its clock, and has this number. */
    warning: z.int().optional(),
    number: z.string().optional(),
  }),
  z.object({
    kind: z.literal('presence'),
    /** What somebody looks at: `request 5d2c…`. */
    subject: z.string(),
    member: z.object({ id: staffIdSchema, name: z.string() }),
    isWriting: z.boolean(),
  }),
  /** Something may have been missed: whatever is on the screen is asked for anew. */
  z.object({ kind: z.literal('catch-up') }),
  /** The same person has opened further windows: this one hears nothing until somebody looks at it again. */
  z.object({ kind: z.literal('paused') }),
  /** The session has ended: nothing more comes. */
  z.object({ kind: z.literal('over') }),
]);

export type DeskEvent = z.output<typeof deskEventSchema>;

export const tellPresenceCall = defineCall({
  id: 'tellPresence',
  method: 'POST',
  path: `${base}/presence`,
  access: staff('read-requests'),
  reads: readsNothing('An empty answer.'),
  summary: 'Dice agli altri che cosa si sta guardando, e se si sta scrivendo.',
  body: z.object({ subject: z.string().min(1).max(100), isWriting: z.boolean() }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
