import * as z from 'zod';
import { accountErrors } from './errors.ts';
import { guestOrCustomer } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';

/** Named like the identity provider's attributes; `birthdate` is GG/MM/AAAA. */
export const userAttributesSchema = z.object({
  name: z.string(),
  family_name: z.string(),
  birthdate: z.string(),
  email: z.string(),
});

export type UserAttributes = z.output<typeof userAttributesSchema>;

export const sessionSchema = z.object({
  authenticated: z.boolean(),
  attributes: userAttributesSchema.nullable(),
  /** Rises with every change of the profile: a save states the version it started from. */
  profileVersion: z.int().nullable(),
  /** The account was opened by a purchase and has no chosen password yet. */
  isWithoutPassword: z.literal(true).optional(),
});

export type Session = z.output<typeof sessionSchema>;

const base = '/api/v1/auth';
const { UserNotConfirmedException, NotAuthorizedException, LimitExceededException } = accountErrors;

export const signInCall = defineCall({
  id: 'signIn',
  method: 'POST',
  path: `${base}/sign-in`,
  access: guestOrCustomer,
  summary: 'Apre una sessione (cookie HttpOnly).',
  body: z.object({ email: z.string(), password: z.string() }),
  answer: { status: 200, schema: sessionSchema },
  errors: [NotAuthorizedException, UserNotConfirmedException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const signOutCall = defineCall({
  id: 'signOut',
  method: 'POST',
  path: `${base}/sign-out`,
  access: guestOrCustomer,
  summary: 'Chiude la sessione.',
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const sessionCall = defineCall({
  id: 'session',
  method: 'GET',
  path: `${base}/session`,
  access: guestOrCustomer,
  summary: 'Dice chi ha aperto la sessione, se qualcuno l’ha aperta.',
  answer: { status: 200, schema: sessionSchema },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
