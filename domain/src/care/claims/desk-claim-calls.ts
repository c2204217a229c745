import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { askedPaperSchema } from './asked-paper.ts';
import { CLOSE_REASONS } from './end-reasons.ts';
import { COVER_WARNINGS } from './cover-warning.ts';
import { claimErrors } from './errors.ts';
import {
  MESSAGE_LONGEST,
  PAPER_HINT_LONGEST,
  PAPER_TITLE_LONGEST,
  REASON_LONGEST,
  REFERENCE_LONGEST,
} from './lengths.ts';
import { MOST_PAPERS_AT_ONCE, PAPER_KINDS } from './papers.ts';
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
  /** Why that day may not be covered; null where it is. */
  coverWarning: z.enum(COVER_WARNINGS).nullable(),
  sentAt: moment,
  /** Null once it has ended. */
  nextWordBy: moment.nullable(),
  /** By when whoever pays is to be told; null once they were. */
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
    /** All that are open where it is not said. */
    state: z.enum(CLAIM_STATES).optional(),
    mine: z.literal('true').optional(),
    /** In the number, the name or the e-mail. */
    q: z.string().trim().min(1).max(100).optional(),
    /** Of one deal, open or not. */
    deal: dealUuidSchema.optional(),
    /** Of one person, under whichever mailbox, open or not. */
    person: personIdSchema.optional(),
    /** Where the page before this one ended. */
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
  /** The conditions as PDF. */
  documents: z.array(z.object({ title: z.string(), path: z.string() })),
});

export const deskClaimSchema = z.object({
  id: claimIdSchema,
  number: claimNumberSchema,
  state: z.enum(CLAIM_STATES),
  /** Grows with every change: whoever does something says which one they saw. */
  version: z.int(),
  sentAt: moment,
  nextWordBy: moment.nullable(),
  /** By when whoever pays is to be told; null once they were. */
  handOverBy: moment.nullable(),
  /** Of whoever bought the policy. */
  person: z.object({
    id: personIdSchema.nullable(),
    name: z.string(),
    email: z.string(),
    /** Masked; null where none was told. */
    phone: z.string().nullable(),
    /** Of somebody who was forgotten: nobody writes to them any more. */
    isErased: z.boolean(),
  }),
  policy: z.object({
    uuid: dealUuidSchema,
    number: z.string(),
    product,
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
    /** The day on which it was withdrawn from or given back, where it was. */
    endedEarlyOn: z.string().nullable(),
    /** Who or what is insured, where it is not the buyer alone. */
    insured: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** Null for a product that is not sold any more. */
  terms: termsSchema.nullable(),
  /** What whoever writes a sum should see first. */
  limits: z.object({
    /** Above it a second person looks at the payment. */
    onePersonCents: z.int(),
    /** What the same policy has already paid for the same reason, for limits that count a whole year. */
    paidBeforeCents: z.int(),
    paidBefore: z.int(),
  }),
  report: z.object({
    what: z.string(),
    guarantee: z.string().nullable(),
    happenedOn: z.string(),
    /** Why that day may not be covered; null where it is. */
    coverWarning: z.enum(COVER_WARNINGS).nullable(),
    where: z.string(),
    story: z.string(),
    others: z.string().nullable(),
    /** What was answered, in words, in the order of the questions. */
    rows: z.array(reportRowSchema),
    /** Masked; null where none was told. */
    iban: z.string().nullable(),
    /** Whether data about health may be used; null where nobody was asked. */
    healthConsent: z.object({ given: z.boolean(), at: moment, text: z.string() }).nullable(),
  }),
  /** How many files nobody at the desk sees any more, because that consent was taken back. */
  hiddenFiles: z.int(),
  papers: z.array(askedPaperSchema),
  files: z.array(fileSchema),
  templates: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(PAPER_KINDS),
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
  /** What was promised and whether it was kept, the latest first. */
  promises: z.array(z.object({ madeAt: moment, by: moment, keptAt: moment.nullable() })),
  end: z
    .object({ at: moment, reason: z.string(), amountCents: z.int().nullable(), iban: z.string().nullable() })
    .nullable(),
  insurerReference: z.string().nullable(),
  acceptedCents: z.int().nullable(),
  /** In the queue; null where it is not any more. */
  request: z
    .object({ id: requestIdSchema, assignee: z.object({ id: staffIdSchema, name: z.string() }).nullable() })
    .nullable(),
  /** What whoever reads may do now. */
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
  /** Made by the dialog: the same one sent twice is done once. */
  key: submissionKeySchema,
  /** The `version` that whoever does it has seen. */
  version: z.int().min(0),
};
const text = z.string().trim().min(1).max(REASON_LONGEST);
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
            kind: z.enum(PAPER_KINDS),
            title: z.string().trim().min(1).max(PAPER_TITLE_LONGEST),
            hint: z.string().trim().max(PAPER_HINT_LONGEST),
            /** Says something about somebody’s health. */
            isHealth: z.boolean().optional(),
          }),
        )
        .max(MOST_PAPERS_AT_ONCE),
      /** Those that came and were not right, each with why. */
      again: z
        .array(
          z.object({
            paperId: requestedDocumentIdSchema,
            why: z.string().trim().min(1).max(PAPER_HINT_LONGEST),
          }),
        )
        .max(MOST_PAPERS_AT_ONCE),
    }),
    z.object({
      action: z.literal('hand-over'),
      ...actFields,
      /** As the insurer names it. */
      reference: z.string().trim().max(REFERENCE_LONGEST),
    }),
    z.object({ action: z.literal('accept'), ...actFields, amountCents: amount, reason: text }),
    z.object({ action: z.literal('pay'), ...actFields, amountCents: amount }),
    z.object({ action: z.literal('refuse'), ...actFields, reason: text }),
    z.object({
      action: z.literal('close'),
      ...actFields,
      why: z.enum(CLOSE_REASONS),
      reason: z.string().trim().max(REASON_LONGEST),
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
  body: z.object({ key: submissionKeySchema, text: z.string().trim().min(1).max(MESSAGE_LONGEST) }),
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
  body: z.object({ key: submissionKeySchema, text: z.string().trim().min(1).max(MESSAGE_LONGEST) }),
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
  body: z.object({ version: z.int().min(1), text: z.string().trim().min(1).max(MESSAGE_LONGEST) }),
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
