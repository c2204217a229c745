import * as z from 'zod';
import { accountErrors } from '../../platform/sign-in/errors.ts';
import { dealErrors } from '../deal/errors.ts';
import { signatureErrors } from '../signature/errors.ts';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';
import { nextStepSchema } from '../deal/next-step-schema.ts';
import { dealAddressSchema } from '../../platform/values/ids.ts';
import { dealOrderFields } from './deal-calls.ts';
import { dealDocumentSchema } from '../documents/deal-document.ts';
import { refundSchema } from '../payment/refund-schema.ts';

/** `expired` also if the deal was closed before the signature. */
export const signatureStates = ['to-sign', 'signed', 'expired'] as const;

export type SignatureState = (typeof signatureStates)[number];

const daySchema = z.string().nullable();

export const signatureSchema = z.object({
  state: z.enum(signatureStates),
  product: z.object({ key: z.string(), title: z.string() }),
  ...dealOrderFields,
  isPaid: z.boolean(),
  /** Empty once the link has expired. */
  documents: z.array(dealDocumentSchema),
  /** The masked address the code is sent to: `a•••@example.it`. Null once there is nothing to sign. */
  codeGoesTo: z.string().nullable(),
  /**
   * False for the browser that recently proved the mailbox in this purchase: it signs without another code.
   */
  needsCode: z.boolean(),
  expiresAt: z.iso.datetime(),
  signedAt: z.iso.datetime().nullable(),
  /** Ended after the signature: withdrawn, refunded or never paid. */
  isClosed: z.boolean(),
  /** It renews tacitly, and that clause needs separate approval. */
  approvesRenewal: z.boolean(),
  refund: refundSchema.nullable(),
  /** What follows the signature: a payment through a mailed link, or only the start of cover. */
  next: z.enum(['payment', 'start']),
  /** The payment page, once the signed document is sealed and while it is unpaid. */
  paymentPath: z.string().nullable(),
  /** `YYYY-MM-DD`; known once signed and paid. */
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
  errors: [accountErrors.LimitExceededException, mailErrors['mail-withheld'], signatureErrors['not-to-sign']],
  timeoutMs: serviceTimeoutMs,
});

export const signDocumentsCall = defineCall({
  id: 'signDocuments',
  method: 'POST',
  path: '/api/v1/signature/:token/sign',
  access: guestOrCustomer,
  summary:
    'Firma i documenti con il codice ricevuto, o senza dal browser che ha appena confermato la casella in questo acquisto: in quel caso apre anche l’area personale, se l’account non ha altre chiavi. Ripetuta dopo la firma risponde come la prima volta.',
  params: tokenParams,
  body: z.object({
    consent: z.boolean(),
    /** Approval of the tacit renewal clause; required with `approvesRenewal`. */
    renewal: z.boolean().optional(),
    /** Omitted by the browser that proved the mailbox in this purchase. */
    code: z.string().max(40).optional(),
  }),
  answer,
  errors: [
    accountErrors.CodeMismatchException,
    accountErrors.ExpiredCodeException,
    signatureErrors['code-needed'],
    signatureErrors['not-to-sign'],
  ],
  timeoutMs: serviceTimeoutMs,
});

/** `none`: nothing to sign. `preparing`: the documents are being created. */
export const signingStates = ['none', 'preparing', 'to-sign', 'signed', 'closed'] as const;

export const purchaseProgressSchema = z.object({
  ...dealOrderFields,
  isPaid: z.boolean(),
  signing: z.enum(signingStates),
  /** `YYYY-MM-DD`; known once only the start is awaited. */
  startsOn: daySchema,
  endsOn: daySchema,
  /** Given to the browser that bought and to the signed-in owner; others have the mail. */
  next: nextStepSchema.nullable(),
});

export type PurchaseProgress = z.output<typeof purchaseProgressSchema>;

export const purchaseProgressCall = defineCall({
  id: 'purchaseProgress',
  method: 'GET',
  path: '/api/v1/deal/uuid/:uuid/progress',
  access: guestOrCustomer,
  summary:
    'A che punto è un acquisto: pagato, firmato, attivo. La pagina dove continuare la dice solo al browser che ha acquistato o a chi ne è titolare; agli altri la porta l’e-mail.',
  params: z.object({ uuid: dealAddressSchema }),
  answer: { status: 200, schema: z.object({ data: purchaseProgressSchema }) },
  errors: [dealErrors['sign-in-to-continue']],
  timeoutMs: serviceTimeoutMs,
});
