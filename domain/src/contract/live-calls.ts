import * as z from 'zod';
import { staff } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';
import { staffIdSchema } from '../values/ids.ts';

const base = '/api/v1/desk';

/** Server-sent events for whoever is at the desk. */
export const livePath = `${base}/live`;

/**
 * What an open desk hears. None of it says anything about a person: whoever hears that a request has changed asks for it, and is
 * shown what they may see.
 */
export const deskEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), id: z.uuid(), version: z.int() }),
  z.object({
    kind: z.literal('presence'),
    /** What somebody looks at: `request 5d2c…`. */
    subject: z.string().max(100),
    member: z.object({ id: staffIdSchema, name: z.string() }),
    isWriting: z.boolean(),
  }),
  /** Something may have been missed: whatever is on the screen is asked for anew. */
  z.object({ kind: z.literal('catch-up') }),
  /** The session has ended: nothing more comes. */
  z.object({ kind: z.literal('over') }),
]);

export type DeskEvent = z.output<typeof deskEventSchema>;

/** Somebody who said so is there for this long; they say it again in time. */
export const PRESENCE_SECONDS = 30;

/**
 * On calls that a screen makes by itself, after an event for example: they are no sign that somebody is at the desk, and do not
 * keep a session open.
 */
export const BY_ITSELF_HEADER = 'x-desk-by-itself';

export const tellPresenceCall = defineCall({
  id: 'tellPresence',
  method: 'POST',
  path: `${base}/presence`,
  access: staff('read-requests'),
  summary: 'Dice agli altri che cosa si sta guardando, e se si sta scrivendo.',
  body: z.object({ subject: z.string().min(1).max(100), isWriting: z.boolean() }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
