import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { claimIdSchema, dealUuidSchema, staffIdSchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk';

/**
 * Events for an open desk. They contain no personal data: a desk that learns of a changed request or deal
 * loads it, and is shown what its user may see.
 */
export const deskEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id: z.uuid(), version: z.int() }),
  z.object({ kind: z.literal('deal'), uuid: dealUuidSchema, version: z.int() }),
  z.object({ kind: z.literal('claim'), id: claimIdSchema, version: z.int() }),
  /** A payment, or something related: refunds, disputes, differences. */
  z.object({ kind: z.literal('payment') }),
  z.object({ kind: z.literal('person'), id: z.uuid() }),
  z.object({
    kind: z.literal('complaint'),
    id: z.uuid(),
    version: z.int(),
    /** The deadline warning that was reached, with its number. */
    warning: z.int().optional(),
    number: z.string().optional(),
  }),
  z.object({
    kind: z.literal('presence'),
    /** What a colleague is viewing: `request 5d2c…`. */
    subject: z.string(),
    member: z.object({ id: staffIdSchema, name: z.string() }),
    isWriting: z.boolean(),
  }),
  /** Events may have been missed: everything on the screen is fetched again. */
  z.object({ kind: z.literal('catch-up') }),
  /** The same person has opened more windows: this one receives nothing until it is used again. */
  z.object({ kind: z.literal('paused') }),
  /** The session has ended: no more events follow. */
  z.object({ kind: z.literal('over') }),
]);

export type DeskEvent = z.output<typeof deskEventSchema>;

export const reportPresenceCall = defineCall({
  id: 'tellPresence',
  method: 'POST',
  path: `${base}/presence`,
  access: staff('read-requests'),
  reads: readsNoPersonalData('An empty answer.'),
  summary: 'Dice agli altri che cosa si sta guardando, e se si sta scrivendo.',
  body: z.object({ subject: z.string().min(1).max(100), isWriting: z.boolean() }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
