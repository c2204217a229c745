import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { ACCOUNT_EVENTS } from '../account/events.ts';
import { changeableConsents } from '../../platform/consent/status.ts';
import { dealStages, type DealStage } from '../../buy/deal/stages.ts';
import { personErrors } from './errors.ts';
import { SAME_PERSON_REASONS, type SamePersonReason } from './same-person.ts';
import { REQUEST_KINDS } from '../../care/requests/kinds.ts';
import { CALL_OUTCOMES } from '../../care/requests/outcomes.ts';
import { REQUEST_STATES } from '../../care/requests/states.ts';
import {
  dealUuidSchema,
  personIdSchema,
  quoteUuidSchema,
  requestIdSchema,
} from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/customers';
const moment = z.iso.datetime();
const byId = z.object({ id: personIdSchema });
const { MoneyNeedsSecondPerson, NotTheirMailbox, AlreadyTogether } = personErrors;

/** A person who wrote to us from a mailbox, with or without an account. */
export const deskPersonSchema = z.object({
  id: personIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Masked; null if unknown. */
  phone: z.string().nullable(),
  taxCode: z.string().nullable(),
  hasAccount: z.boolean(),
  dealCount: z.int(),
  /** When they last wrote, asked or bought. */
  lastSeenAt: moment,
});

export type DeskPerson = z.output<typeof deskPersonSchema>;

export const findPeopleCall = defineCall({
  id: 'findPeople',
  method: 'GET',
  path: base,
  access: staff('read-customers'),
  reads: 'customers.listed',
  summary:
    'Cerca le persone per nome (anche a metà, con un errore o in un altro ordine), e-mail, telefono o codice fiscale interi, numero di polizza o di pratica. Senza nulla da cercare, le ultime che hanno scritto.',
  query: z.object({ q: z.string().max(120).optional() }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(
        deskPersonSchema.extend({
          /** Whether the search matches exactly, matches a beginning, or may contain a typing mistake. */
          match: z.enum(['exact', 'begins', 'near']).nullable(),
        }),
      ),
      isMore: z.boolean(),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const product = z.object({ key: z.string(), title: z.string() });

/** All data about a person, under every mailbox merged with theirs; latest first. */
export const customerSchema = z.object({
  /** The birth date is revealed on request: with name and birthplace it gives the tax code. */
  person: deskPersonSchema.extend({ birthYear: z.string().nullable() }),
  /** Those merged with this one, which is not included. */
  joined: z.array(deskPersonSchema.extend({ joinedAt: moment, joinedBy: z.string() })),
  /** Others who may be the same person, with the reason. */
  possiblySame: z.array(
    deskPersonSchema.extend({
      reasons: z.array(z.enum(Object.keys(SAME_PERSON_REASONS) as [SamePersonReason, ...SamePersonReason[]])),
    }),
  ),
  deals: z.array(
    z.object({
      uuid: dealUuidSchema,
      product,
      stage: z.enum(dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]]),
      priceCents: z.int(),
      startsOn: z.string().nullable(),
      endsOn: z.string().nullable(),
      createdAt: moment,
      email: z.string(),
      /** The consultant who opened it for them on the phone. */
      openedBy: z.string().nullable(),
    }),
  ),
  tasks: z.array(
    z.object({
      id: z.uuid(),
      dealUuid: dealUuidSchema,
      text: z.string(),
      day: z.string(),
      doneAt: moment.nullable(),
    }),
  ),
  quotes: z.array(
    z.object({
      uuid: quoteUuidSchema,
      sumAssuredCents: z.int(),
      years: z.int(),
      /** Null if there was no price. */
      monthlyCents: z.int().nullable(),
      effectiveDate: z.string(),
      createdAt: moment,
    }),
  ),
  requests: z.array(
    z.object({
      id: requestIdSchema,
      sourceId: z.uuid(),
      kind: z.enum(REQUEST_KINDS),
      state: z.enum(REQUEST_STATES),
      product: product.nullable(),
      outcome: z.enum(CALL_OUTCOMES).nullable(),
      due: moment,
      createdAt: moment,
    }),
  ),
  /** Without an id, which would give access to the report. */
  checkups: z.array(
    z.object({
      questionnaire: z.enum(['checkup', 'quiz']),
      result: z.int(),
      createdAt: moment,
    }),
  ),
  consents: z.object({
    now: z.array(
      z.object({
        email: z.string(),
        kind: z.enum(changeableConsents),
        given: z.boolean(),
        since: moment.nullable(),
        /** Since when it awaits confirmation by the mailbox. */
        awaitedSince: moment.nullable(),
      }),
    ),
    /** Every time they were asked. */
    history: z.array(
      z.object({
        email: z.string(),
        kind: z.enum(changeableConsents),
        given: z.boolean(),
        at: moment,
        version: z.string(),
        form: z.string(),
        /**
         * Whether the mailbox's owner gave the answer: otherwise it does not count until confirmed by mail.
         */
        isProved: z.boolean(),
      }),
    ),
  }),
  mails: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      email: z.string(),
      createdAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
  accounts: z.array(
    z.object({
      email: z.string(),
      since: moment,
      events: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(ACCOUNT_EVENTS),
          device: z.string().nullable(),
          about: z.string().nullable(),
          at: moment,
        }),
      ),
    }),
  ),
});

export type Customer = z.output<typeof customerSchema>;

export const customerCall = defineCall({
  id: 'customer',
  method: 'GET',
  path: `${base}/:id`,
  access: staff('read-customers'),
  reads: 'customer.read',
  summary:
    'Tutto quello che è conservato di una persona, con telefono e codice fiscale nascosti. Chi la apre è annotato nel registro.',
  params: byId,
  answer: { status: 200, schema: z.object({ data: customerSchema }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const showCustomerDataCall = defineCall({
  id: 'showCustomerData',
  method: 'POST',
  path: `${base}/:id/show`,
  access: staff('show-personal-data'),
  reads: 'personal-data.shown',
  summary:
    'Mostra il telefono, il codice fiscale o la data di nascita di una persona, e lo scrive nel registro.',
  params: byId,
  body: z.object({ field: z.enum(['phone', 'taxCode', 'birthDate']) }),
  answer: { status: 200, schema: z.object({ value: z.string() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const joinCustomersCall = defineCall({
  id: 'joinCustomers',
  method: 'POST',
  path: `${base}/:id/join`,
  access: staff('join-customers'),
  reads: readsNoPersonalData('An empty answer.'),
  summary:
    'Unisce due persone che sono la stessa: il banco le mostra insieme. Account ed e-mail aprono quello che aprivano prima.',
  params: byId,
  body: z.object({ with: personIdSchema }),
  answer: { status: 204, schema: null },
  errors: [AlreadyTogether],
  timeoutMs: serviceTimeoutMs,
});

export const separateCustomerCall = defineCall({
  id: 'separateCustomer',
  method: 'POST',
  path: `${base}/:id/separate`,
  access: staff('join-customers'),
  reads: readsNoPersonalData('An empty answer.'),
  summary: 'Separa una persona da quelle con cui era stata unita.',
  params: byId,
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const eraseCustomerCall = defineCall({
  id: 'eraseCustomer',
  method: 'POST',
  path: `${base}/:id/erase`,
  access: staff('erase-customers'),
  reads: readsNoPersonalData('An empty answer.'),
  summary:
    'Cancella su richiesta quello che è conservato sotto un’e-mail, con l’account se c’è: come quando una persona lo chiede sul sito. I contratti pagati, con i loro sinistri, e i reclami restano per il tempo che dice la pagina Privacy. L’e-mail scritta per conferma dev’essere la sua.',
  params: byId,
  body: z.object({ email: z.string().max(254) }),
  answer: { status: 204, schema: null },
  errors: [NotTheirMailbox, MoneyNeedsSecondPerson],
  timeoutMs: serviceTimeoutMs,
});
