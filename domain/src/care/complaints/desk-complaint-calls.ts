import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { CLAIM_STATES } from '../claims/states.ts';
import { RISK_BEARERS } from './competence.ts';
import { complaintErrors } from './errors.ts';
import { LETTERS } from './letters.ts';
import {
  CLOSING_REASONS,
  COMPLAINANTS,
  COMPLAINT_AREAS,
  COMPLAINT_CHANNELS,
  COMPLAINT_OUTCOMES,
} from './register.ts';
import { COMPLAINT_ACTIONS, COMPLAINT_STATES, type ComplaintAction } from './states.ts';
import { type DealStage, dealStages } from '../../buy/deal/stages.ts';
import { deskFileSchema } from '../files/stored-file.ts';
import { noteErrors } from '../casework/note-errors.ts';
import {
  claimIdSchema,
  claimNumberSchema,
  complaintIdSchema,
  dealUuidSchema,
  personIdSchema,
  requestIdSchema,
  staffIdSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';
import { noteSchema } from '../casework/note-schema.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/complaints';
const { ComplaintMovedOn, ComplaintChanged, AnswerMissing, NoMailbox, NoLetter, NotOursToAnswer } =
  complaintErrors;

const moment = z.iso.datetime();
const day = z.iso.date();
const stage = z.enum(dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]]);
const product = z.object({ key: z.string(), title: z.string() });
const byId = z.object({ id: complaintIdSchema });
const year = z.coerce.number().int().min(2000).max(2999);
const text = (longest: number) => z.string().trim().min(1).max(longest);

/** A complaint as a row of the register. */
export const complaintLineSchema = z.object({
  id: complaintIdSchema,
  /** `REC-2026-00012`. */
  number: z.string(),
  state: z.enum(COMPLAINT_STATES),
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  complainant: z.enum(COMPLAINANTS),
  area: z.enum(COMPLAINT_AREAS),
  channel: z.enum(COMPLAINT_CHANNELS),
  product: product.nullable(),
  receivedOn: day,
  /** The last day for our part: to answer, or to forward. */
  dueBy: day,
  /** The final letter is written but not posted yet. */
  isToPost: z.boolean(),
  assignee: z.object({ id: staffIdSchema, name: z.string() }).nullable(),
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  closingReason: z.enum(CLOSING_REASONS).nullable(),
  endedOn: day.nullable(),
});

export type ComplaintLine = z.output<typeof complaintLineSchema>;

const deal = z.object({ uuid: dealUuidSchema, title: z.string(), stage, createdAt: moment });

const claim = z.object({
  id: claimIdSchema,
  number: claimNumberSchema,
  state: z.enum(CLAIM_STATES),
  what: z.string(),
  happenedOn: day,
  dealUuid: dealUuidSchema,
});

export const deskComplaintSchema = complaintLineSchema.extend({
  /** Of its entry in the queue; null once that is deleted. */
  requestId: requestIdSchema.nullable(),
  /** The person known to the desk under this mailbox. */
  personId: personIdSchema.nullable(),
  /** Null for a complainant without e-mail: then everything is a letter. */
  email: z.string().nullable(),
  postalAddress: z.string().nullable(),
  /** The letters for a complainant without e-mail, and when each was posted. */
  letters: z.array(z.object({ kind: z.enum(LETTERS), postedOn: day.nullable() })),
  /** The risk bearer; null if the product is not known. */
  bearer: z.enum(RISK_BEARERS).nullable(),
  /**
   * Whether the owner of the mailbox is known to be the author; until then none of their data is linked to
   * it.
   */
  isMailboxProved: z.boolean(),
  /** Masked for everyone but the assignee; null if none was given. */
  phone: z.string().nullable(),
  isPhoneMasked: z.boolean(),
  onBehalfOf: z.string().nullable(),
  reference: z.string().nullable(),
  story: z.string(),
  wish: z.string(),
  deal: deal.nullable(),
  /**
   * The deals of the same mailbox to choose from; none until it is verified. Without a mailbox: those under
   * the same name.
   */
  theirDeals: z.array(deal),
  claim: claim.nullable(),
  /** The claims of the same mailbox to choose from. */
  theirClaims: z.array(claim),
  /** The attached files. */
  files: z.array(deskFileSchema),
  answer: z.object({
    /** Empty until a draft is saved. */
    text: z.string(),
    outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
    /** Grows with every save. */
    version: z.int(),
    savedBy: z.string().nullable(),
    sentAt: moment.nullable(),
  }),
  closingWords: z.string().nullable(),
  notes: z.array(noteSchema(z.int())),
  history: z.array(
    z.object({
      number: z.int(),
      at: moment,
      actor: z.string(),
      action: z.enum(Object.keys(COMPLAINT_ACTIONS) as [ComplaintAction, ...ComplaintAction[]]),
      details: z.record(z.string(), z.unknown()),
      note: z.string().nullable(),
    }),
  ),
});

export type DeskComplaint = z.output<typeof deskComplaintSchema>;

const oneComplaint = z.object({ data: deskComplaintSchema });

export const deskComplaintsCall = defineCall({
  id: 'deskComplaints',
  method: 'GET',
  path: base,
  access: staff('read-own-complaints'),
  reads: 'complaints.listed',
  summary: 'Il registro dei reclami: quelli aperti, prima chi scade prima; gli altri, gli ultimi per primi.',
  query: z.object({
    /** Default: open ones. */
    state: z.enum(['open', 'late', 'ended', 'all']).optional(),
    /** The year of receipt. */
    year: year.optional(),
    area: z.enum(COMPLAINT_AREAS).optional(),
    outcome: z.enum(COMPLAINT_OUTCOMES).optional(),
    /** Part of the number, the name or the e-mail. */
    q: z.string().trim().min(1).max(100).optional(),
    /** About one deal. */
    deal: dealUuidSchema.optional(),
    /** Of one person, under all their mailboxes. */
    person: personIdSchema.optional(),
    /** Cursor: where the previous page ended. */
    after: z.string().max(100).optional(),
  }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(complaintLineSchema),
      /** Null on the last page. */
      next: z.string().nullable(),
      counts: z.object({ open: z.int(), warned: z.int(), late: z.int() }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const deskComplaintCall = defineCall({
  id: 'deskComplaint',
  method: 'GET',
  path: `${base}/:id`,
  access: staff('read-own-complaints'),
  reads: 'complaint.read',
  summary: 'Un reclamo, con la sua storia, la pratica di cui parla e la risposta.',
  params: byId,
  answer: { status: 200, schema: oneComplaint },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const registerComplaintCall = defineCall({
  id: 'registerComplaint',
  method: 'POST',
  path: base,
  access: staff('work-complaints'),
  reads: readsNoPersonalData('Ids and numbers of what was just written.'),
  summary:
    'Mette nel registro un reclamo, o la richiesta di un danneggiato, che arriva per posta, telefono, PEC o e-mail, dal giorno in cui è arrivato. Con un’e-mail la ricevuta parte come per quelli del sito; senza serve l’indirizzo, e la ricevuta è una lettera da stampare. La stessa chiave vale una volta.',
  body: z.object({
    submissionKey: submissionKeySchema,
    channel: z.enum(COMPLAINT_CHANNELS),
    receivedOn: day,
    complainant: z.string().max(40),
    onBehalfOf: z.string().max(300).nullish(),
    area: z.string().max(40),
    reference: z.string().max(300).nullish(),
    story: z.string().max(20_000),
    wish: z.string().max(20_000),
    firstname: z.string(),
    lastname: z.string(),
    /** Optional, but without it the postal address is required. */
    email: z.string().nullish(),
    address: z.string().max(1000).nullish(),
    phone: z.string().nullish(),
  }),
  answer: {
    status: 201,
    schema: z.object({ data: z.object({ id: complaintIdSchema, number: z.string() }) }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const takeComplaintCall = defineCall({
  id: 'takeComplaint',
  method: 'POST',
  path: `${base}/:id/take`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary: 'Prende in carico un reclamo, anche da un’altra persona.',
  params: byId,
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn],
  timeoutMs: serviceTimeoutMs,
});

const change = (value: z.ZodType<string | null>) => z.object({ from: value, to: value }).optional();

export const classifyComplaintCall = defineCall({
  id: 'classifyComplaint',
  method: 'PATCH',
  path: `${base}/:id`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Dice di che cosa parla un reclamo, voce per voce: per ognuna che cosa si leggeva e che cosa si scrive. Se nel frattempo qualcuno ha cambiato le stesse voci non cambia nulla, e la risposta le nomina.',
  params: byId,
  body: z.object({
    complainant: change(z.enum(COMPLAINANTS)),
    area: change(z.enum(COMPLAINT_AREAS)),
    product: change(z.string().max(60).nullable()),
    dealUuid: change(dealUuidSchema.nullable()),
    /** The deal is set too: the one the claim belongs to. */
    claimId: change(claimIdSchema.nullable()),
  }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintChanged, complaintErrors.MailboxNotProved],
  timeoutMs: serviceTimeoutMs,
});

export const noteOnComplaintCall = defineCall({
  id: 'noteOnComplaint',
  method: 'POST',
  path: `${base}/:id/notes`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary: 'Aggiunge una nota alla storia di un reclamo. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema, text: text(2000) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const editComplaintNoteCall = defineCall({
  id: 'editComplaintNote',
  method: 'PATCH',
  path: `${base}/:id/notes/:noteId`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Cambia una nota su un reclamo partendo dalla versione che si è letta. Se nel frattempo è cambiata non cambia nulla; ogni versione resta.',
  params: z.object({
    id: complaintIdSchema,
    noteId: z.coerce.number().int().min(1),
  }),
  body: z.object({ version: z.int().min(1), text: text(2000) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [noteErrors.NoteChanged],
  timeoutMs: serviceTimeoutMs,
});

export const mailComplainantAgainCall = defineCall({
  id: 'mailComplainantAgain',
  method: 'POST',
  path: `${base}/:id/mails`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Manda di nuovo a chi ha reclamato l’ultima e-mail: la ricevuta finché il reclamo è aperto, poi la risposta o come è finito, con un link che vale adesso. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn, NoMailbox],
  timeoutMs: serviceTimeoutMs,
});

export const postLetterCall = defineCall({
  id: 'postComplaintLetter',
  method: 'POST',
  path: `${base}/:id/letters`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Annota il giorno in cui la ricevuta o la risposta a un reclamo senza e-mail è stata spedita per posta.',
  params: byId,
  body: z.object({ kind: z.enum(LETTERS), postedOn: day }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn, NoLetter],
  timeoutMs: serviceTimeoutMs,
});

export const saveAnswerCall = defineCall({
  id: 'saveComplaintAnswer',
  method: 'PUT',
  path: `${base}/:id/answer`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Salva la bozza della risposta sopra la versione che si leggeva; chi è arrivato prima non si perde.',
  params: byId,
  body: z.object({ version: z.int().min(0), text: text(10_000), outcome: z.enum(COMPLAINT_OUTCOMES) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn, ComplaintChanged, NotOursToAnswer],
  timeoutMs: serviceTimeoutMs,
});

export const sendAnswerCall = defineCall({
  id: 'sendComplaintAnswer',
  method: 'POST',
  path: `${base}/:id/answer/send`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Manda la risposta salvata in questa versione, come PDF per e-mail o come lettera da stampare: il reclamo è concluso.',
  params: byId,
  body: z.object({ version: z.int().min(1) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn, ComplaintChanged, AnswerMissing, NotOursToAnswer],
  timeoutMs: serviceTimeoutMs,
});

export const withdrawComplaintCall = defineCall({
  id: 'withdrawComplaint',
  method: 'POST',
  path: `${base}/:id/withdraw`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary: 'Segna che chi ha reclamato ci ha ripensato; la nota dice come lo ha detto.',
  params: byId,
  body: z.object({ note: text(2000) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const closeComplaintCall = defineCall({
  id: 'closeComplaint',
  method: 'POST',
  path: `${base}/:id/close`,
  access: staff('work-complaints'),
  reads: 'complaint.read',
  summary:
    'Chiude un reclamo senza una risposta nel merito, e lo comunica a chi l’ha presentato, per e-mail o con una lettera da stampare.',
  params: byId,
  body: z.object({ reason: z.enum(CLOSING_REASONS), words: text(2000) }),
  answer: { status: 200, schema: oneComplaint },
  errors: [ComplaintMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const complaintFiguresCall = defineCall({
  id: 'complaintFigures',
  method: 'GET',
  path: '/api/v1/desk/complaint-figures',
  access: staff('read-complaints'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary: 'I reclami di un anno per area, prodotto, esito e giorni.',
  query: z.object({ year }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          area: z.enum(COMPLAINT_AREAS),
          product: product.nullable(),
          ending: z.enum([...COMPLAINT_OUTCOMES, 'withdrawn', 'closed', 'open']),
          number: z.int(),
          averageDays: z.int(),
          longestDays: z.int(),
          late: z.int(),
        }),
      ),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
