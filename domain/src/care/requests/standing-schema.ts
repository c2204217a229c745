import * as z from 'zod';
import { REQUEST_KINDS } from './kinds.ts';

/** What becomes of a call that somebody asked for, as they see it. The first three are still to come. */
export const CALL_STEPS = [
  'promised',
  'appointed',
  'trying-again',
  'spoken',
  'unreached',
  'wrong-number',
  'duplicate',
  'not-needed',
] as const;

export type CallStep = (typeof CALL_STEPS)[number];

export const standingSchema = z.object({
  step: z.enum(CALL_STEPS),
  /** The first name of whoever makes the call; null while nobody has it. */
  consultant: z.string().nullable(),
  /** The call comes by then (`promised`), then (`appointed`), or not before (`trying-again`). */
  callAt: z.iso.datetime(),
  /** When nobody answered for the last time. */
  triedAt: z.iso.datetime().nullable(),
});

export type Standing = z.output<typeof standingSchema>;

/** With what tells one request from another, and no more about the person. */
export const customerRequestSchema = standingSchema.extend({
  kind: z.enum(REQUEST_KINDS),
  about: z.string(),
  /** Masked. */
  phone: z.string(),
  askedAt: z.iso.datetime(),
});

export type CustomerRequest = z.output<typeof customerRequestSchema>;
