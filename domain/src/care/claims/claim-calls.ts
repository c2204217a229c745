import * as z from 'zod';
import { customer, everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';
import { requestedDocumentSchema } from './requested-document.ts';
import { COVER_WARNINGS } from './cover-warning.ts';
import { claimErrors } from './errors.ts';
import { MAX_MESSAGE_LENGTH } from './lengths.ts';
import { POLICY_STATUSES } from './policy.ts';
import { reportRowSchema } from './report-row.ts';
import { CLAIM_ACTIONS, CLAIM_STATES } from './states.ts';
import { consentErrors } from '../../platform/consent/errors.ts';
import { fileIdSchema, sentFileSchema } from '../files/stored-file.ts';
import { isIsoDate } from '../../platform/values/calendar.ts';
import {
  claimNumberSchema,
  requestedDocumentIdSchema,
  dealUuidSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';
import { CAUSE_PICTURES } from '../../platform/wizard/option-picture.ts';

const base = '/api/v1/claims';
const linkBase = '/api/v1/claim-links';
const { ClaimSent, ClaimNotSent, ClaimEnded, ClaimMovedOn } = claimErrors;

const moment = z.iso.datetime();
const day = z.string().refine(isIsoDate);
const byToken = z.object({ token: z.string().max(100) });
const provider = z.enum(['insurer', 'mutual-society']);
const product = z.object({ key: z.string(), title: z.string(), provider });

const causeSchema = z.object({
  key: z.string(),
  label: z.string(),
  picture: z.enum(CAUSE_PICTURES),
  /** Money may be reimbursed: then an account number is requested. */
  paysBack: z.boolean(),
  fromDay: z.int().optional(),
  guarantee: z.string().nullable(),
  limit: z.string().nullable(),
});

/** Input for the questions of `claimWizard`. */
export const claimablePolicySchema = z.object({
  uuid: z.string(),
  number: z.string(),
  title: z.string(),
  productKey: z.string(),
  noun: z.enum(['sussidio', 'polizza']),
  standing: z.enum(POLICY_STATUSES),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  endedEarlyOn: day.nullable(),
  hasGraceDays: z.boolean(),
  happenings: z.array(causeSchema),
});

const answerValue = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(20),
  z.null(),
]);
const answersSchema = z.record(z.string().max(40), answerValue);

const draftSchema = z.object({
  stage: z.literal('draft'),
  policies: z.array(claimablePolicySchema),
  answers: answersSchema,
  files: z.array(sentFileSchema),
  savedAt: moment,
  /** The draft is deleted then, unless another answer arrives. */
  keptUntil: moment,
});

export type ClaimDraft = z.output<typeof draftSchema>;

const claimantDocumentSchema = requestedDocumentSchema.extend({ files: z.array(sentFileSchema) });

const messageSchema = z.object({
  id: z.uuid(),
  /** The first name of the member of staff who wrote; null for the claimant's own messages. */
  from: z.string().nullable(),
  text: z.string(),
  at: moment,
});

const sentSchema = z.object({
  stage: z.literal('sent'),
  number: claimNumberSchema,
  state: z.enum(CLAIM_STATES),
  version: z.int(),
  product,
  policyNumber: z.string(),
  /** The chosen cause, in words. */
  what: z.string(),
  happenedOn: z.string(),
  /** Why the day may not be covered; null if it is. */
  coverWarning: z.enum(COVER_WARNINGS).nullable(),
  where: z.string(),
  story: z.string(),
  others: z.string().nullable(),
  /** The answers in words, in the order of the questions. */
  reportRows: z.array(reportRowSchema),
  /** Masked; null if none was given. */
  iban: z.string().nullable(),
  /** Whether health data may be used, since when and under which text; null if consent was not requested. */
  healthConsent: z.object({ given: z.boolean(), at: moment, text: z.string() }).nullable(),
  sentAt: moment,
  /** When our next update is due; null once the claim has ended. */
  nextWordBy: moment.nullable(),
  /** The requested documents, missing ones first. */
  papers: z.array(claimantDocumentSchema),
  files: z.array(sentFileSchema),
  messages: z.array(messageSchema),
  timeline: z.array(z.object({ at: moment, action: z.enum(CLAIM_ACTIONS), text: z.string() })),
  /** What the insurer pays and why, between its answer and the payment. */
  accepted: z.object({ amountCents: z.int(), reason: z.string() }).nullable(),
  /** Null until the claim has ended. */
  end: z
    .object({
      at: moment,
      reason: z.string(),
      amountCents: z.int().nullable(),
      /** Masked. */
      iban: z.string().nullable(),
    })
    .nullable(),
});

export type SentClaim = z.output<typeof sentSchema>;

const seenSchema = z.discriminatedUnion('stage', [draftSchema, sentSchema]);
const answer = { status: 200, schema: z.object({ data: seenSchema }) } as const;
const sentAnswer = { status: 200, schema: z.object({ data: sentSchema }) } as const;

const begun = {
  status: 201,
  schema: z.object({
    /** Where the claim is continued, on this or another device. */
    data: z.object({ token: z.string(), path: z.string() }),
  }),
} as const;

export const beginOwnClaimCall = defineCall({
  id: 'beginOwnClaim',
  method: 'POST',
  path: base,
  access: customer,
  summary:
    'Comincia una denuncia dall’area personale, per una delle proprie polizze o prima di dire quale. La stessa chiave comincia una volta sola.',
  body: z.object({ submissionKey: submissionKeySchema, policy: dealUuidSchema.optional() }),
  answer: begun,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const ownClaimsCall = defineCall({
  id: 'ownClaims',
  method: 'GET',
  path: base,
  access: customer,
  summary: 'I propri sinistri, gli ultimi per primi, e le denunce cominciate e non ancora inviate.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          number: claimNumberSchema,
          path: z.string(),
          state: z.enum(CLAIM_STATES),
          product,
          what: z.string(),
          sentAt: moment,
          nextWordBy: moment.nullable(),
          /** How many requested documents are still missing. */
          papersMissing: z.int(),
        }),
      ),
      drafts: z.array(
        z.object({ path: z.string(), product: product.nullable(), savedAt: moment, keptUntil: moment }),
      ),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const askClaimLinkCall = defineCall({
  id: 'askClaimLink',
  method: 'POST',
  path: linkBase,
  access: guestOrCustomer,
  summary:
    'Con il numero di una polizza e la sua e-mail: se ci sono, il link per la denuncia arriva alla casella della polizza. La risposta è sempre la stessa.',
  body: z.object({ policyNumber: z.string().max(60), email: z.string().max(300) }),
  answer: { status: 204, schema: null },
  errors: [mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});

export const linkedPolicyCall = defineCall({
  id: 'linkedPolicy',
  method: 'GET',
  path: `${linkBase}/:token`,
  access: everybody,
  summary: 'La polizza di cui parla il link di una nostra e-mail. Nessun dato personale.',
  params: byToken,
  answer: {
    status: 200,
    schema: z.object({
      data: claimablePolicySchema.pick({
        number: true,
        title: true,
        productKey: true,
        noun: true,
        standing: true,
        startsOn: true,
        endsOn: true,
        endedEarlyOn: true,
        hasGraceDays: true,
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const beginLinkedClaimCall = defineCall({
  id: 'beginLinkedClaim',
  method: 'POST',
  path: `${linkBase}/:token`,
  access: everybody,
  summary:
    'Comincia una denuncia con il link di una nostra e-mail. La stessa chiave comincia una volta sola.',
  params: byToken,
  body: z.object({ submissionKey: submissionKeySchema }),
  answer: begun,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const claimCall = defineCall({
  id: 'claim',
  method: 'GET',
  path: `${base}/:token`,
  access: everybody,
  summary:
    'Una denuncia con il suo indirizzo: finché non è inviata le risposte date e le polizze tra cui scegliere; poi a che punto è, i documenti chiesti, i messaggi e la storia.',
  params: byToken,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const saveClaimAnswersCall = defineCall({
  id: 'saveClaimAnswers',
  method: 'PATCH',
  path: `${base}/:token`,
  access: everybody,
  summary:
    'Salva le risposte date finora, una o più alla volta: quelle non nominate restano. Si riprende da un altro dispositivo con lo stesso indirizzo.',
  params: byToken,
  body: z.object({ answers: answersSchema }),
  answer,
  errors: [ClaimSent],
  timeoutMs: serviceTimeoutMs,
});

export const submitClaimCall = defineCall({
  id: 'submitClaim',
  method: 'POST',
  path: `${base}/:token/submit`,
  access: everybody,
  summary:
    'Invia la denuncia con le risposte salvate, anche per un giorno fuori dalla copertura: numero, e-mail, e la data entro cui arriva la prossima notizia. Ripetuta risponde come la prima volta.',
  params: byToken,
  body: z.object({ submissionKey: submissionKeySchema }),
  answer: sentAnswer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const writeToDeskCall = defineCall({
  id: 'writeToDesk',
  method: 'POST',
  path: `${base}/:token/messages`,
  access: everybody,
  summary: 'Manda un messaggio sul sinistro. La stessa chiave vale una volta.',
  params: byToken,
  body: z.object({
    submissionKey: submissionKeySchema,
    text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  answer: sentAnswer,
  errors: [ClaimNotSent],
  timeoutMs: serviceTimeoutMs,
});

export const givePaperCall = defineCall({
  id: 'givePaper',
  method: 'POST',
  path: `${base}/:token/papers/:paperId`,
  access: everybody,
  summary:
    'Spunta una cosa che avevamo chiesto: con i file già aggiunti, con una riga che dice perché non c’è, o con l’IBAN dove chiediamo quello. Ripetuta risponde come la prima volta.',
  params: z.object({ token: z.string().max(100), paperId: requestedDocumentIdSchema }),
  body: z.object({
    note: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH).optional(),
    iban: z.string().max(60).optional(),
  }),
  answer: sentAnswer,
  errors: [ClaimNotSent, ClaimEnded, ClaimMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const setHealthConsentCall = defineCall({
  id: 'setHealthConsent',
  method: 'PUT',
  path: `${base}/:token/health-consent`,
  access: everybody,
  summary:
    'Dà o toglie il consenso all’uso dei dati sulla salute per un sinistro (art. 9 GDPR). Senza, la denuncia va avanti: i documenti sanitari non si mandano e il banco non li vede. Ripetuta vale una volta.',
  params: byToken,
  body: z.object({
    given: z.boolean(),
    /** The version of the consent text on the screen. */
    version: z.string().max(20),
  }),
  answer: sentAnswer,
  errors: [ClaimNotSent, consentErrors['consent-text-changed']],
  timeoutMs: serviceTimeoutMs,
});

export const removeClaimFileCall = defineCall({
  id: 'removeClaimFile',
  method: 'DELETE',
  path: `${base}/:token/files/:fileId`,
  access: everybody,
  summary: 'Toglie un file da una denuncia non ancora inviata, o da una cosa chiesta e non ancora spuntata.',
  params: z.object({ token: z.string().max(100), fileId: fileIdSchema }),
  answer,
  errors: [ClaimSent],
  timeoutMs: serviceTimeoutMs,
});
