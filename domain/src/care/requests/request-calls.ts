import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { requestErrors } from './errors.ts';
import { REQUEST_KINDS } from './kinds.ts';
import { CALL_OUTCOMES } from './outcomes.ts';
import { REQUEST_ACTIONS, REQUEST_STATES, type RequestAction } from './states.ts';
import { REQUEST_GROUPS, type RequestGroup } from './urgency.ts';
import {
  dealUuidSchema,
  quoteUuidSchema,
  requestIdSchema,
  staffIdSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/requests';
const { RequestTaken, RequestMovedOn, NotYourRequest, RequestCorrected, NotACall } = requestErrors;

const moment = z.iso.datetime();

export const deskRequestSchema = z.object({
  id: requestIdSchema,
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** Grows with every change. */
  version: z.int(),
  /** The row it came from: of a claim or a complaint its own id. */
  sourceId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Masked for everyone but the assignee; null if none was given. */
  phone: z.string().nullable(),
  isPhoneMasked: z.boolean(),
  /** Null for a claim or a complaint about no product. */
  product: z.object({ key: z.string(), title: z.string() }).nullable(),
  createdAt: moment,
  /** The promised time. */
  deadline: moment,
  /** Not to be called earlier. */
  againAt: moment.nullable(),
  /** The sort key of the queue. */
  due: moment,
  /** Calls without an answer. */
  attempts: z.int(),
  assignee: z.object({ id: staffIdSchema, name: z.string() }).nullable(),
  takenAt: moment.nullable(),
  closedAt: moment.nullable(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
});

export type DeskRequest = z.output<typeof deskRequestSchema>;

const oneRequest = z.object({ data: deskRequestSchema });
const byId = z.object({ id: requestIdSchema });

/** Open requests in each group, regardless of the filter; 1000 means 1000 or more. */
const groupsSchema = z.object({
  late: z.int(),
  soon: z.int(),
  today: z.int(),
  later: z.int(),
} satisfies Record<RequestGroup, unknown>);

export const deskTodayCall = defineCall({
  id: 'deskToday',
  method: 'GET',
  path: '/api/v1/desk/today',
  access: staff('read-requests'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary: 'Quanto c’è in coda, e come vanno le promesse che scadono oggi.',
  answer: {
    status: 200,
    schema: z.object({
      groups: groupsSchema,
      /** Calls promised for today. An outcome records that a call was made, and when. */
      promises: z.object({ kept: z.int(), missed: z.int(), open: z.int() }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const deskRequestsCall = defineCall({
  id: 'deskRequests',
  method: 'GET',
  path: base,
  access: staff('read-requests'),
  reads: 'requests.listed',
  summary: 'La coda delle richieste, le più urgenti per prime; quelle chiuse, le ultime per prime.',
  query: z.object({
    group: z.enum(REQUEST_GROUPS).optional(),
    mine: z.literal('true').optional(),
    kind: z.enum(REQUEST_KINDS).optional(),
    /** Only requests handled with a call. */
    calls: z.literal('true').optional(),
    /** Default: all open requests. */
    state: z.enum(REQUEST_STATES).optional(),
    /** Part of the name or the e-mail. */
    q: z.string().trim().min(1).max(100).optional(),
    /** Cursor: where the previous page ended. */
    after: z.string().max(100).optional(),
  }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(deskRequestSchema),
      /** Null on the last page. */
      next: z.string().nullable(),
      groups: groupsSchema,
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const historyLineSchema = z.object({
  number: z.int(),
  at: moment,
  actor: z.string(),
  action: z.enum(Object.keys(REQUEST_ACTIONS) as [RequestAction, ...RequestAction[]]),
  from: z.enum(REQUEST_STATES).nullable(),
  to: z.enum(REQUEST_STATES),
  details: z.record(z.string(), z.unknown()),
  note: z.string().nullable(),
});

export const deskRequestCall = defineCall({
  id: 'deskRequest',
  method: 'GET',
  path: `${base}/:id`,
  access: staff('read-requests'),
  reads: 'request.read',
  summary: 'Una richiesta, con la sua storia e il preventivo di cui parla.',
  params: byId,
  answer: {
    status: 200,
    schema: z.object({
      data: deskRequestSchema,
      history: z.array(historyLineSchema),
      quote: z
        .object({
          uuid: quoteUuidSchema,
          age: z.int(),
          smoker: z.boolean(),
          sumAssuredCents: z.int(),
          years: z.int(),
          /** Null if there was no price. */
          monthlyCents: z.int().nullable(),
          /** The last day of its validity. */
          effectiveDate: z.string(),
        })
        .nullable(),
      /**
       * A customer with the same e-mail, which is not verified: perhaps another person, so their data is
       * masked for the assignee too. Null if there is none.
       */
      maybeSame: z
        .object({
          dealUuid: dealUuidSchema,
          firstName: z.string(),
          lastName: z.string(),
          taxCode: z.string(),
        })
        .nullable(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const requestChangesCall = defineCall({
  id: 'requestChanges',
  method: 'GET',
  path: `${base}/changes`,
  access: staff('read-requests'),
  reads: 'requests.listed',
  summary: 'Le richieste cambiate dopo un certo numero: per un banco che ha perso il collegamento.',
  query: z.object({ since: z.coerce.number().int().min(0).optional() }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(deskRequestSchema),
      /** The cursor for the next poll. */
      newest: z.int(),
      /** Too many changes to list: the queue must be reloaded. */
      isTooMany: z.boolean(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const takeNextRequestCall = defineCall({
  id: 'takeNextRequest',
  method: 'POST',
  path: `${base}/next`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary:
    'Prende la più urgente tra le richieste libere; nulla se non ce ne sono da chiamare adesso. La stessa chiave ne prende una sola.',
  body: z.object({ key: submissionKeySchema }),
  answer: { status: 200, schema: z.object({ data: deskRequestSchema.nullable() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const takeRequestCall = defineCall({
  id: 'takeRequest',
  method: 'POST',
  path: `${base}/:id/take`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary: 'Prende una richiesta libera.',
  params: byId,
  answer: { status: 200, schema: oneRequest },
  errors: [RequestTaken, RequestMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const releaseRequestCall = defineCall({
  id: 'releaseRequest',
  method: 'POST',
  path: `${base}/:id/release`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary: 'Rimette in coda una richiesta; un responsabile anche quella di un’altra persona.',
  params: byId,
  answer: { status: 200, schema: oneRequest },
  errors: [NotYourRequest, RequestMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const assignRequestCall = defineCall({
  id: 'assignRequest',
  method: 'POST',
  path: `${base}/:id/assign`,
  access: staff('assign-requests'),
  reads: 'request.read',
  summary: 'Dà una richiesta a una persona del banco.',
  params: byId,
  body: z.object({ staffId: staffIdSchema }),
  answer: { status: 200, schema: oneRequest },
  errors: [RequestMovedOn],
  timeoutMs: serviceTimeoutMs,
});

const noteText = z.string().trim().max(2000);

export const writeOutcomeCall = defineCall({
  id: 'writeOutcome',
  method: 'POST',
  path: `${base}/:id/outcome`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary:
    'L’esito di una chiamata, da chi ha la richiesta. Alla terza senza risposta la richiesta è persa, e la persona riceve un’e-mail.',
  params: byId,
  body: z.object({
    outcome: z.enum(CALL_OUTCOMES),
    /** For `call-again-on`. */
    againAt: moment.optional(),
    note: noteText.optional(),
  }),
  answer: { status: 200, schema: oneRequest },
  errors: [NotYourRequest, RequestMovedOn, NotACall],
  timeoutMs: serviceTimeoutMs,
});

export const noteOnRequestCall = defineCall({
  id: 'noteOnRequest',
  method: 'POST',
  path: `${base}/:id/notes`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary: 'Aggiunge una nota alla storia di una richiesta. La stessa chiave vale una volta.',
  params: byId,
  body: z.object({ key: submissionKeySchema, text: noteText.min(1) }),
  answer: { status: 200, schema: oneRequest },
  errors: [RequestMovedOn],
  timeoutMs: serviceTimeoutMs,
});

const fieldChange = z.object({ from: z.string().max(300), to: z.string().max(300) }).optional();

export const correctRequestCall = defineCall({
  id: 'correctRequest',
  method: 'PATCH',
  path: `${base}/:id`,
  access: staff('work-requests'),
  reads: 'request.read',
  summary:
    'Corregge i dati di chi ha chiesto, campo per campo: per ognuno che cosa si leggeva e che cosa si scrive. Se nel frattempo qualcuno ha cambiato gli stessi campi non cambia nulla, e la risposta li nomina.',
  params: byId,
  body: z.object({
    firstName: fieldChange,
    lastName: fieldChange,
    email: fieldChange,
    phone: fieldChange,
  }),
  answer: { status: 200, schema: oneRequest },
  errors: [RequestCorrected, RequestMovedOn, NotACall],
  timeoutMs: serviceTimeoutMs,
});

export const showPhoneCall = defineCall({
  id: 'showPhone',
  method: 'POST',
  path: `${base}/:id/phone`,
  access: staff('show-personal-data'),
  reads: 'personal-data.shown',
  summary: 'Mostra il telefono di chi ha chiesto, e lo scrive nel registro.',
  params: byId,
  answer: { status: 200, schema: z.object({ phone: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const showTaxCodeCall = defineCall({
  id: 'showTaxCode',
  method: 'POST',
  path: `${base}/:id/tax-code`,
  access: staff('show-personal-data'),
  reads: 'personal-data.shown',
  summary:
    'Mostra il codice fiscale dell’ultima pratica con la stessa e-mail, se ce n’è una, e lo scrive nel registro.',
  params: byId,
  answer: { status: 200, schema: z.object({ taxCode: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
