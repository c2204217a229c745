import * as z from 'zod';
import { REQUEST_KINDS } from './kinds.ts';

/** The status of a requested call for the customer. The first three mean that it is still to come. */
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

export const callStatusSchema = z.object({
  step: z.enum(CALL_STEPS),
  /** The first name of the assignee; null without one. */
  consultant: z.string().nullable(),
  /** The call comes by this time (`promised`), at it (`appointed`), or not before it (`trying-again`). */
  callAt: z.iso.datetime(),
  /** The last attempt without an answer. */
  triedAt: z.iso.datetime().nullable(),
});

export type Standing = z.output<typeof callStatusSchema>;

/** With what identifies the request, and nothing else about the person. */
export const customerRequestSchema = callStatusSchema.extend({
  kind: z.enum(REQUEST_KINDS),
  about: z.string(),
  /** Masked. */
  phone: z.string(),
  askedAt: z.iso.datetime(),
});

export type CustomerRequest = z.output<typeof customerRequestSchema>;
