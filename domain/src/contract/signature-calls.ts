import * as z from 'zod';
import { accountErrors } from '../account/errors.ts';
import { signatureErrors } from '../signature/errors.ts';
import { everybody } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';
import { dealDocumentSchema } from './deal-document.ts';
import { refundSchema } from '../payment/refund-schema.ts';

/** `expired` also when the deal was closed before anybody signed. */
export const signatureStates = ['to-sign', 'signed', 'expired'] as const;

export type SignatureState = (typeof signatureStates)[number];

const daySchema = z.string().nullable();

export const signatureSchema = z.object({
  state: z.enum(signatureStates),
  product: z.object({ key: z.string(), title: z.string() }),
  /** Empty once the link has expired. */
  documents: z.array(dealDocumentSchema),
  /** Where the code goes, mostly hidden: `a•••@example.it`. Null once there is nothing to sign. */
  codeGoesTo: z.string().nullable(),
  /** Until when it can be signed. */
  expiresAt: z.iso.datetime(),
  signedAt: z.iso.datetime().nullable(),
  /** Ended after the signature: withdrawn from, given back, never paid. */
  isClosed: z.boolean(),
  /** It renews by itself, and the clause is approved apart. */
  approvesRenewal: z.boolean(),
  /** What was paid for it, if it goes back. */
  refund: refundSchema.nullable(),
  /** What follows a signature: a payment, through a link in a mail, or nothing but the start. */
  next: z.enum(['payment', 'start']),
  /** `YYYY-MM-DD`; known once it is signed and paid. */
  startsOn: daySchema,
  endsOn: daySchema,
});

export type Signature = z.output<typeof signatureSchema>;

const tokenParams = z.object({ token: z.string().max(100) });
const answer = { status: 200, schema: z.object({ data: signatureSchema }) } as const;

export const signatureCall = defineCall({
  id: 'signature',
  method: 'GET',
  path: '/api/v1/signature/:token',
  access: everybody,
  summary: 'Che cosa c’è da firmare dietro un link mandato per e-mail, e a che punto è.',
  params: tokenParams,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const requestSignatureCodeCall = defineCall({
  id: 'requestSignatureCode',
  method: 'POST',
  path: '/api/v1/signature/:token/code',
  access: everybody,
  summary: 'Manda per e-mail il codice con cui si firma, al posto di quello di prima.',
  params: tokenParams,
  answer: { status: 204, schema: null },
  errors: [accountErrors.LimitExceededException, signatureErrors['not-to-sign']],
  timeoutMs: serviceTimeoutMs,
});

export const signDocumentsCall = defineCall({
  id: 'signDocuments',
  method: 'POST',
  path: '/api/v1/signature/:token/sign',
  access: everybody,
  summary: 'Firma i documenti con il codice ricevuto. Ripetuta dopo la firma risponde come la prima volta.',
  params: tokenParams,
  body: z.object({
    consent: z.boolean(),
    /** Of the clause of tacit renewal; needed where `approvesRenewal`. */
    renewal: z.boolean().optional(),
    code: z.string().max(40),
  }),
  answer,
  errors: [
    accountErrors.CodeMismatchException,
    accountErrors.ExpiredCodeException,
    signatureErrors['not-to-sign'],
  ],
  timeoutMs: serviceTimeoutMs,
});
