import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { dealErrors } from '../../buy/deal/errors.ts';
import { dealOrders, dealStages, type DealStage } from '../../buy/deal/stages.ts';
import { withdrawalStates } from '../../buy/deal/withdrawal.ts';
import { DEAL_ACTIONS } from './actions.ts';
import { deskDealErrors } from './errors.ts';
import { noteErrors } from '../casework/note-errors.ts';
import { noteSchema } from '../casework/note-schema.ts';
import { MAX_NOTE_LENGTH, MAX_TASK_LENGTH } from './lengths.ts';
import { LOST_REASONS } from './lost-reasons.ts';
import { TIMELINE_KINDS } from './timeline.ts';
import { paymentErrors } from '../../buy/payment/errors.ts';
import { REFUND_REASONS } from '../../buy/payment/refund-reasons.ts';
import { REFUND_STATES } from '../../buy/payment/refund-states.ts';
import { REQUEST_KINDS } from '../requests/kinds.ts';
import { REQUEST_STATES } from '../requests/states.ts';
import {
  noteIdSchema,
  dealTaskIdSchema,
  dealUuidSchema,
  paymentIdSchema,
  personIdSchema,
  refundIdSchema,
  requestIdSchema,
  staffIdSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';

const base = '/api/v1/desk/deals/:uuid';
const { DealMovedOn, DealActDone, DocumentsNotReady, DealDataChanged } = deskDealErrors;

const moment = z.iso.datetime();
const day = z.iso.date();
const byUuid = z.object({ uuid: dealUuidSchema });
const stage = z.enum(dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]]);
const factSchema = z.object({ label: z.string(), value: z.string() });

const taskSchema = z.object({
  id: dealTaskIdSchema,
  text: z.string(),
  day,
  assignee: z.object({ id: staffIdSchema, name: z.string() }),
  author: z.string(),
  doneAt: moment.nullable(),
  doneBy: z.string().nullable(),
});

const mailSchema = z.object({
  id: z.uuid(),
  /** Null for a mail that has not been sent yet. */
  subject: z.string().nullable(),
  recipient: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  /** False for a mail with a code. */
  isReadable: z.boolean(),
  isSendableAgain: z.boolean(),
});

export const deskDealSchema = z.object({
  uuid: dealUuidSchema,
  /** The number on documents and on the phone. */
  number: z.string(),
  version: z.int(),
  /** The latest action of the desk: the next one must name it, which proves that the actor has seen it. */
  lastAct: z.int(),
  order: z.enum(dealOrders),
  stage,
  isRenewal: z.boolean(),
  isErased: z.boolean(),
  product: z.object({ key: z.string(), title: z.string() }),
  priceCents: z.int(),
  /** How the price was calculated. */
  price: z.array(factSchema),
  createdAt: moment,
  expiresAt: moment.nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  withdrawal: z.object({ state: z.enum(withdrawalStates), lastDay: z.string().nullable() }),
  /** Questions and consents still to be answered by the buyer, in words. */
  missing: z.array(z.string()),
  buyer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Masked; null if none was given. */
    phone: z.string().nullable(),
    /** Masked; empty if not given yet. */
    taxCode: z.string(),
    /**
     * Only the year: day and place, which with a name reveal the tax code, are shown on request. Null if not
     * given yet.
     */
    birth: z.string().nullable(),
    facts: z.array(factSchema),
    hasAccount: z.boolean(),
  }),
  /** The buyer as a person at the desk; null until the index has processed the deal. */
  personId: personIdSchema.nullable(),
  /** The insured persons or objects, if not only the buyer. */
  insured: z.array(factSchema),
  consents: z.object({
    version: z.string(),
    givenAt: moment,
    source: z.string(),
    lines: z.array(z.object({ text: z.string(), given: z.boolean() })),
    later: z.array(z.object({ text: z.string(), given: z.boolean(), at: z.string() })),
    documents: z.array(z.object({ title: z.string(), version: z.string() })),
  }),
  suitability: z.array(z.object({ question: z.string(), answer: z.string() })),
  documents: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      sizeBytes: z.int().nullable(),
      madeAt: moment.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: paymentIdSchema,
      amountCents: z.int(),
      state: z.string(),
      receivedAt: moment,
      refunds: z.array(
        z.object({
          id: refundIdSchema,
          amountCents: z.int(),
          reason: z.enum(REFUND_REASONS),
          state: z.enum(REFUND_STATES),
          askedAt: moment,
          doneAt: moment.nullable(),
        }),
      ),
      account: z.string(),
      reference: z.string(),
    }),
  ),
  mails: z.array(mailSchema),
  notes: z.array(noteSchema(noteIdSchema)),
  tasks: z.array(taskSchema),
  timeline: z.array(
    z.object({
      at: moment,
      kind: z.enum(TIMELINE_KINDS),
      actor: z.string(),
      text: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  /** The actions the reader may take now, and what each tells the customer. */
  actions: z.array(
    z.object({
      action: z.enum(DEAL_ACTIONS),
      told: z.string().nullable(),
      /** Who may confirm it, in words, if a second person is needed. */
      second: z.string().nullable(),
    }),
  ),
  /** Other deals and requests of the same mailbox. */
  others: z.object({
    deals: z.array(z.object({ uuid: dealUuidSchema, title: z.string(), stage, createdAt: moment })),
    requests: z.array(
      z.object({
        id: requestIdSchema,
        sourceId: z.uuid(),
        kind: z.enum(REQUEST_KINDS),
        state: z.enum(REQUEST_STATES),
        createdAt: moment,
      }),
    ),
  }),
});

export type DeskDeal = z.output<typeof deskDealSchema>;

const oneDeal = z.object({ data: deskDealSchema });
const answer = { status: 200, schema: oneDeal } as const;

export const deskDealCall = defineCall({
  id: 'deskDeal',
  method: 'GET',
  path: base,
  access: staff('read-deals'),
  reads: 'deal.read',
  summary:
    'Una pratica con tutto quello che la riguarda: persone, prezzo, consensi, documenti, pagamenti, e-mail, note, storia, e che cosa se ne può fare.',
  params: byUuid,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const showDealDataCall = defineCall({
  id: 'showDealData',
  method: 'POST',
  path: `${base}/personal-data`,
  access: staff('show-personal-data'),
  reads: 'personal-data.shown',
  summary:
    'Mostra il telefono, il codice fiscale o data e luogo di nascita di chi acquista, e lo scrive nel registro. Con la nascita vengono quelle delle persone assicurate.',
  params: byUuid,
  body: z.object({ field: z.enum(['phone', 'taxCode', 'birth']) }),
  answer: { status: 200, schema: z.object({ value: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const dealMailCall = defineCall({
  id: 'dealMail',
  method: 'POST',
  path: `${base}/mails/:mailId/read`,
  access: staff('read-deals'),
  reads: 'deal.mail-read',
  summary:
    'Il testo di un’e-mail di una pratica come è partita, senza i codici dei link; ogni lettura è annotata nel registro.',
  params: z.object({ uuid: dealUuidSchema, mailId: z.uuid() }),
  answer: { status: 200, schema: z.object({ subject: z.string(), text: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const actFields = {
  /** Created by the dialog: a repeated submission is executed once. */
  key: submissionKeySchema,
  /** The `lastAct` that the actor has seen. */
  lastAct: z.int().min(0),
};

export const actOnDealCall = defineCall({
  id: 'actOnDeal',
  method: 'POST',
  path: `${base}/acts`,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary:
    'Fa qualcosa con una pratica, se lo stato lo permette: la stessa chiave vale una volta, e quello che qualcun altro ha appena fatto non si rifà senza averlo visto.',
  params: byUuid,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('send-payment-link'), ...actFields }),
    z.object({ action: z.literal('new-link'), ...actFields }),
    z.object({ action: z.literal('send-documents'), ...actFields }),
    z.object({ action: z.literal('send-mail'), ...actFields, mailId: z.uuid() }),
    z.object({ action: z.literal('withdraw'), ...actFields }),
    z.object({ action: z.literal('close-lost'), ...actFields, reason: z.enum(LOST_REASONS) }),
  ]),
  answer,
  errors: [DealMovedOn, DealActDone, DocumentsNotReady, paymentErrors['card-provider-unavailable']],
  timeoutMs: serviceTimeoutMs,
});

const answerSchema = z.union([z.string().max(300), z.boolean(), z.null()]);

export const dealAnswersCall = defineCall({
  id: 'dealAnswers',
  method: 'POST',
  path: `${base}/answers`,
  access: staff('work-deals'),
  reads: 'personal-data.shown',
  summary:
    'I dati di chi acquista come li chiede il modulo, per correggerli; ogni lettura è annotata nel registro.',
  params: byUuid,
  answer: { status: 200, schema: z.object({ answers: z.record(z.string(), answerSchema) }) },
  errors: [DealMovedOn],
  timeoutMs: serviceTimeoutMs,
});

export const correctDealAtDeskCall = defineCall({
  id: 'correctDealAtDesk',
  method: 'PATCH',
  path: base,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary:
    'Corregge i dati di chi acquista prima del pagamento, con le regole del sito: per ogni campo che cosa si leggeva e che cosa si scrive. Se nel frattempo qualcuno ha cambiato gli stessi campi non cambia nulla, e la risposta li nomina.',
  params: byUuid,
  body: z.object({
    key: submissionKeySchema,
    changes: z.record(z.string().max(60), z.object({ from: answerSchema, to: answerSchema })),
  }),
  answer,
  errors: [
    DealMovedOn,
    DealActDone,
    DealDataChanged,
    dealErrors['deal-changed'],
    dealErrors['deal-in-progress'],
    paymentErrors['card-provider-unavailable'],
  ],
  timeoutMs: serviceTimeoutMs,
});

const noteText = z.string().trim().min(1).max(MAX_NOTE_LENGTH);

export const noteOnDealCall = defineCall({
  id: 'noteOnDeal',
  method: 'POST',
  path: `${base}/notes`,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary: 'Scrive una nota su una pratica. La stessa chiave vale una volta.',
  params: byUuid,
  body: z.object({ key: submissionKeySchema, text: noteText }),
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const editDealNoteCall = defineCall({
  id: 'editDealNote',
  method: 'PATCH',
  path: `${base}/notes/:noteId`,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary:
    'Cambia una nota partendo dalla versione che si è letta. Se nel frattempo è cambiata non cambia nulla; ogni versione resta.',
  params: z.object({ uuid: dealUuidSchema, noteId: noteIdSchema }),
  body: z.object({ version: z.int(), text: noteText }),
  answer,
  errors: [noteErrors.NoteChanged],
  timeoutMs: serviceTimeoutMs,
});

export const addDealTaskCall = defineCall({
  id: 'addDealTask',
  method: 'POST',
  path: `${base}/tasks`,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary: 'Aggiunge un promemoria con un giorno e chi deve farlo. La stessa chiave vale una volta.',
  params: byUuid,
  body: z.object({
    key: submissionKeySchema,
    text: z.string().trim().min(1).max(MAX_TASK_LENGTH),
    day,
    assigneeId: staffIdSchema,
  }),
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const finishDealTaskCall = defineCall({
  id: 'finishDealTask',
  method: 'PATCH',
  path: `${base}/tasks/:taskId`,
  access: staff('work-deals'),
  reads: 'deal.read',
  summary: 'Dice che un promemoria è fatto, o che è ancora da fare.',
  params: z.object({ uuid: dealUuidSchema, taskId: dealTaskIdSchema }),
  body: z.object({ isDone: z.boolean() }),
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const ownTasksCall = defineCall({
  id: 'ownTasks',
  method: 'GET',
  path: '/api/v1/desk/tasks',
  access: staff('read-deals'),
  reads: 'tasks.listed',
  summary: 'I promemoria di chi chiede che scadono oggi o sono già scaduti, i più vecchi per primi.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          id: dealTaskIdSchema,
          text: z.string(),
          day,
          deal: z.object({ uuid: dealUuidSchema, title: z.string(), name: z.string() }),
        }),
      ),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
