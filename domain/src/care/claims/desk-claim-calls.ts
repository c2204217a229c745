import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { requestedDocumentSchema } from './requested-document.ts';
import { CLOSE_REASONS } from './end-reasons.ts';
import { COVER_WARNINGS } from './cover-warning.ts';
import { claimErrors } from './errors.ts';
import {
  MAX_MESSAGE_LENGTH,
  MAX_DOCUMENT_HINT_LENGTH,
  MAX_DOCUMENT_TITLE_LENGTH,
  MAX_REASON_LENGTH,
  MAX_REFERENCE_LENGTH,
} from './lengths.ts';
import { MAX_DOCUMENTS_PER_REQUEST, REQUESTED_DOCUMENT_KINDS } from './papers.ts';
import { reportRowSchema } from './report-row.ts';
import { CLAIM_ACTIONS, CLAIM_STATES, DESK_CLAIM_ACTIONS } from './states.ts';
import { deskFileSchema } from '../files/stored-file.ts';
import { noteErrors } from '../casework/note-errors.ts';
import {
  claimIdSchema,
  claimNumberSchema,
  requestedDocumentIdSchema,
  dealUuidSchema,
  personIdSchema,
  requestIdSchema,
  staffIdSchema,
  submissionKeySchema,
  noteIdSchema,
} from '../../platform/values/ids.ts';
import { noteSchema } from '../casework/note-schema.ts';

const base = '/api/v1/desk/claims';
const { ClaimMovedOn, ClaimAboveCover } = claimErrors;

const moment = z.iso.datetime();
const byId = z.object({ id: claimIdSchema });
const product = z.object({ key: z.string(), title: z.string() });

const listedSchema = z.object({
  id: claimIdSchema,
  number: claimNumberSchema,
  state: z.enum(CLAIM_STATES),
  name: z.string(),
  product,
  what: z.string(),
  happenedOn: z.string(),
  /** Why the day may not be covered; null if it is. */
  coverWarning: z.enum(COVER_WARNINGS).nullable(),
  sentAt: moment,
  /** Null once the claim has ended. */
  nextWordBy: moment.nullable(),
  /** When the payer must be notified; null once done. */
  handOverBy: moment.nullable(),
  assignee: z.object({ id: staffIdSchema, name: z.string() }).nullable(),
});

export type ListedClaim = z.output<typeof listedSchema>;

export const deskClaimsCall = defineCall({
  id: 'deskClaims',
  method: 'GET',
  path: base,
  access: staff('read-claims'),
  reads: 'claims.listed',
  summary:
    'I sinistri aperti, quello che aspetta una risposta da più tempo per primo; chiusi, gli ultimi per primi.',
  query: z.object({
    /** Default: all open claims. */
    state: z.enum(CLAIM_STATES).optional(),
    mine: z.literal('true').optional(),
    /** Part of the number, the name or the e-mail. */
    q: z.string().trim().min(1).max(100).optional(),
    /** Claims of one deal, open or not. */
    deal: dealUuidSchema.optional(),
    /** Claims of one person under all their mailboxes, open or not. */
    person: personIdSchema.optional(),
    /** Cursor: where the previous page ended. */
    after: z.string().max(100).optional(),
  }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(listedSchema),
      /** Null on the last page. */
      next: z.string().nullable(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const fileSchema = deskFileSchema.extend({ paperId: requestedDocumentIdSchema.nullable() });

const termsSchema = z.object({
  kind: z.string(),
  guarantees: z.array(
    z.object({ name: z.string(), limit: z.string(), text: z.string(), isThis: z.boolean() }),
  ),
  exclusions: z.array(z.string()),
  limits: z.array(z.string()),
  where: z.string(),
  duties: z.array(z.string()),
  /** The conditions as PDFs. */
  documents: z.array(z.object({ title: z.string(), path: z.string() })),
});

export const deskClaimSchema = z.object({
  id: claimIdSchema,
  number: claimNumberSchema,
  state: z.enum(CLAIM_STATES),
  /** Grows with every change: each action names the version that was seen. */
  version: z.int(),
  sentAt: moment,
  nextWordBy: moment.nullable(),
  /** When the payer must be notified; null once done. */
  handOverBy: moment.nullable(),
  /** The policyholder. */
  person: z.object({
    id: personIdSchema.nullable(),
    name: z.string(),
    email: z.string(),
    /** Masked; null if none was given. */
    phone: z.string().nullable(),
    /** The person was erased on request: no more mails go to them. */
    isErased: z.boolean(),
  }),
  policy: z.object({
    uuid: dealUuidSchema,
    number: z.string(),
    product,
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    /** The day of withdrawal or surrender, if any. */
    endedEarlyOn: z.string().nullable(),
    /** The insured persons or objects, if not only the policyholder. */
    insured: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** Null for a product no longer sold. */
  terms: termsSchema.nullable(),
  /** Limits to see before a sum is entered. */
  limits: z.object({
    /** A payment above it needs a second person. */
    onePersonCents: z.int(),
    /** Earlier payments of the same policy for the same cause, for yearly limits. */
    paidBeforeCents: z.int(),
    paidBefore: z.int(),
  }),
  report: z.object({
    what: z.string(),
    guarantee: z.string().nullable(),
    happenedOn: z.string(),
    /** Why the day may not be covered; null if it is. */
    coverWarning: z.enum(COVER_WARNINGS).nullable(),
    where: z.string(),
    story: z.string(),
    others: z.string().nullable(),
    /** The answers in words, in the order of the questions. */
    rows: z.array(reportRowSchema),
    /** Masked; null if none was given. */
    iban: z.string().nullable(),
    /** Whether health data may be used; null if consent was not requested. */
    healthConsent: z.object({ given: z.boolean(), at: moment, text: z.string() }).nullable(),
  }),
  /** How many files are hidden from the desk because the consent was withdrawn. */
  hiddenFiles: z.int(),
  papers: z.array(requestedDocumentSchema),
  files: z.array(fileSchema),
  templates: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(REQUESTED_DOCUMENT_KINDS),
      title: z.string(),
      hint: z.string(),
      isHealth: z.boolean(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.uuid(),
      isOurs: z.boolean(),
      author: z.string(),
      text: z.string(),
      at: moment,
    }),
  ),
  notes: z.array(noteSchema(z.uuid())),
  timeline: z.array(
    z.object({
      at: moment,
      action: z.enum(CLAIM_ACTIONS),
      actor: z.string(),
      text: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  /** The promised updates and whether they were in time, the latest first. */
  promises: z.array(z.object({ madeAt: moment, by: moment, keptAt: moment.nullable() })),
  end: z
    .object({ at: moment, reason: z.string(), amountCents: z.int().nullable(), iban: z.string().nullable() })
    .nullable(),
  insurerReference: z.string().nullable(),
  acceptedCents: z.int().nullable(),
  /** Its entry in the queue; null once removed. */
  request: z
    .object({ id: requestIdSchema, assignee: z.object({ id: staffIdSchema, name: z.string() }).nullable() })
    .nullable(),
  /** The actions the reader may take now. */
  actions: z.array(z.enum(DESK_CLAIM_ACTIONS)),
  mayWrite: z.boolean(),
});

export type DeskClaim = z.output<typeof deskClaimSchema>;

const answer = { status: 200, schema: z.object({ data: deskClaimSchema }) } as const;

export const deskClaimCall = defineCall({
  id: 'deskClaim',
  method: 'GET',
  path: `${base}/:id`,
  access: staff('read-claims'),
  reads: 'claim.read',
  summary:
    'Un sinistro con le condizioni della polizza, i documenti, i messaggi, le promesse e che cosa se ne può fare.',
  params: byId,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const actFields = {
  /** Created by the dialog: a repeated submission is executed once. */
  key: submissionKeySchema,
  /** The `version` that the actor has seen. */
  version: z.int().min(0),
};
const text = z.string().trim().min(1).max(MAX_REASON_LENGTH);
const amount = z.int().min(1).max(100_000_000);

export const actOnClaimCall = defineCall({
  id: 'actOnClaim',
  method: 'POST',
  path: `${base}/:id/acts`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary:
    'Porta avanti un sinistro, se lo stato lo permette: la stessa chiave vale una volta, e chi non ha visto l’ultima versione non cambia nulla. Il cliente riceve un’e-mail con il link.',
  params: byId,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('ask-papers'),
      ...actFields,
      papers: z
        .array(
          z.object({
            kind: z.enum(REQUESTED_DOCUMENT_KINDS),
            title: z.string().trim().min(1).max(MAX_DOCUMENT_TITLE_LENGTH),
            hint: z.string().trim().max(MAX_DOCUMENT_HINT_LENGTH),
            /** Health data of a person. */
            isHealth: z.boolean().optional(),
          }),
        )
        .max(MAX_DOCUMENTS_PER_REQUEST),
      /** Documents that arrived but were not right, each with the reason. */
      again: z
        .array(
          z.object({
            paperId: requestedDocumentIdSchema,
            why: z.string().trim().min(1).max(MAX_DOCUMENT_HINT_LENGTH),
          }),
        )
        .max(MAX_DOCUMENTS_PER_REQUEST),
    }),
    z.object({
      action: z.literal('hand-over'),
      ...actFields,
      /** The insurer's own reference. */
      reference: z.string().trim().max(MAX_REFERENCE_LENGTH),
    }),
    z.object({ action: z.literal('accept'), ...actFields, amountCents: amount, reason: text }),
    z.object({ action: z.literal('pay'), ...actFields, amountCents: amount }),
    z.object({ action: z.literal('refuse'), ...actFields, reason: text }),
    z.object({
      action: z.literal('close'),
      ...actFields,
      why: z.enum(CLOSE_REASONS),
      reason: z.string().trim().max(MAX_REASON_LENGTH),
    }),
    z.object({ action: z.literal('reopen'), ...actFields, reason: text }),
  ]),
  answer,
  errors: [ClaimMovedOn, ClaimAboveCover],
  timeoutMs: serviceTimeoutMs,
});

export const answerClaimantCall = defineCall({
  id: 'answerClaimant',
  method: 'POST',
  path: `${base}/:id/messages`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary:
    'Scrive a chi ha denunciato il sinistro: l’e-mail porta solo il link. La promessa è mantenuta, e ne comincia un’altra. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema, text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) }),
  answer,
  errors: [ClaimMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const noteOnClaimCall = defineCall({
  id: 'noteOnClaim',
  method: 'POST',
  path: `${base}/:id/notes`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary: 'Scrive una nota su un sinistro, che il cliente non vede. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema, text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) }),
  answer,
  errors: [ClaimMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const editClaimNoteCall = defineCall({
  id: 'editClaimNote',
  method: 'PATCH',
  path: `${base}/:id/notes/:noteId`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary:
    'Cambia una nota su un sinistro partendo dalla versione che si è letta. Se nel frattempo è cambiata non cambia nulla; ogni versione resta.',
  params: z.object({ id: claimIdSchema, noteId: noteIdSchema }),
  body: z.object({ version: z.int().min(1), text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) }),
  answer,
  errors: [noteErrors.NoteChanged],
  timeoutMs: serviceTimeoutMs,
});

export const seePaperCall = defineCall({
  id: 'seePaper',
  method: 'POST',
  path: `${base}/:id/papers/:paperId`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary: 'Dice che una cosa arrivata è a posto, o che è ancora da controllare.',
  params: z.object({ id: claimIdSchema, paperId: requestedDocumentIdSchema }),
  body: z.object({ isRight: z.boolean() }),
  answer,
  errors: [ClaimMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const mailClaimantAgainCall = defineCall({
  id: 'mailClaimantAgain',
  method: 'POST',
  path: `${base}/:id/mails`,
  access: staff('work-claims'),
  reads: 'claim.read',
  summary:
    'Manda di nuovo a chi ha denunciato un sinistro l’e-mail che dice a che punto è, con un link che vale adesso. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema }),
  answer,
  errors: [ClaimMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const showClaimDataCall = defineCall({
  id: 'showClaimData',
  method: 'POST',
  path: `${base}/:id/personal-data`,
  access: staff('show-personal-data'),
  reads: 'personal-data.shown',
  summary: 'Mostra l’IBAN o il telefono di chi ha denunciato un sinistro, e lo scrive nel registro.',
  params: byId,
  body: z.object({ field: z.enum(['iban', 'phone']) }),
  answer: { status: 200, schema: z.object({ value: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
