import * as z from 'zod';
import { accountErrors } from './errors.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { PASSKEY_TRANSPORTS } from './passkey-rules.ts';
import { customer, everybody, guestOrCustomer } from '../call/access.ts';
import { sessionSchema } from './sign-in-calls.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';

const base = '/api/v1/auth';
const { NotAuthorizedException, LimitExceededException } = accountErrors;
const { PasskeyRefused, PasskeyExpired, TooManyPasskeys } = passkeyErrors;

export const ownPasskeySchema = z.object({
  /** Used by its owner to remove it. It gives no access. */
  id: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export type OwnPasskey = z.output<typeof ownPasskeySchema>;

// As the Web Authentication API encodes them in JSON; its other fields are not needed here.
const encoded = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
const credentialId = encoded(1400);
const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(PASSKEY_TRANSPORTS)),
});

export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const createdPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export const usedPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: encoded(100).optional(),
  }),
});

export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;
export type CreatedPasskey = z.output<typeof createdPasskeySchema>;
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** Not needed just after signing in. */
const reenteredPassword = { password: z.string().optional() };

export const ownPasskeysCall = defineCall({
  id: 'ownPasskeys',
  method: 'GET',
  path: `${base}/passkeys`,
  access: customer,
  summary: 'Le passkey dell’account, e se per cambiarle serve di nuovo la password.',
  answer: {
    status: 200,
    schema: z.object({ data: z.array(ownPasskeySchema), asksPassword: z.boolean() }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const passkeyCreationCall = defineCall({
  id: 'passkeyCreation',
  method: 'POST',
  path: `${base}/passkeys/options`,
  access: customer,
  summary:
    'Che cosa deve firmare il dispositivo per creare una passkey. Vale cinque minuti, una volta sola e nel browser che l’ha chiesto (cookie HttpOnly).',
  body: z.object(reenteredPassword),
  answer: { status: 200, schema: passkeyCreationSchema },
  errors: [NotAuthorizedException, LimitExceededException, TooManyPasskeys],
  timeoutMs: serviceTimeoutMs,
});

export const addPasskeyCall = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: `${base}/passkeys`,
  access: customer,
  summary: 'Aggiunge all’account la passkey che il dispositivo ha creato.',
  body: z.object({ name: z.string(), credential: createdPasskeySchema }),
  answer: { status: 200, schema: ownPasskeySchema },
  errors: [PasskeyRefused, PasskeyExpired, TooManyPasskeys, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const removePasskeyCall = defineCall({
  id: 'removePasskey',
  method: 'POST',
  path: `${base}/passkeys/:id/remove`,
  access: customer,
  summary: 'Toglie una passkey dall’account.',
  params: z.object({ id: z.string().max(100) }),
  body: z.object(reenteredPassword),
  answer: { status: 204, schema: null },
  errors: [NotAuthorizedException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const passkeyRequestCall = defineCall({
  id: 'passkeyRequest',
  method: 'POST',
  path: `${base}/passkey-sign-in/options`,
  access: everybody,
  summary:
    'Che cosa deve firmare una passkey per accedere. Vale cinque minuti, una volta sola e nel browser che l’ha chiesto (cookie HttpOnly).',
  answer: { status: 200, schema: passkeyRequestSchema },
  errors: [LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const passkeySignInCall = defineCall({
  id: 'passkeySignIn',
  method: 'POST',
  path: `${base}/passkey-sign-in`,
  access: guestOrCustomer,
  summary: 'Apre una sessione con una passkey, come con e-mail e password.',
  body: z.object({ credential: usedPasskeySchema }),
  answer: { status: 200, schema: sessionSchema },
  errors: [PasskeyRefused, PasskeyExpired, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});
