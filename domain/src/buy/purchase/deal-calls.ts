import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { dealOrders } from '../deal/stages.ts';
import { plateStates } from '../products/plate.ts';
import { renewalStates } from '../deal/renewal.ts';
import { withdrawalStates } from '../deal/withdrawal.ts';
import {
  dealAddressSchema,
  dealUuidSchema,
  submissionHeadersSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';
import { customer, everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { dealDocumentSchema } from '../documents/deal-document.ts';
import {
  attributesSchema,
  buyerSchema,
  personFields,
  profileFields,
  purchaseConsentsSchema,
} from './purchase-request.ts';
import { knownBuyerSchema } from './known-buyer.ts';
import { nextStepSchema } from '../deal/next-step-schema.ts';
import { refundSchema } from '../payment/refund-schema.ts';
import { suitabilitySchema } from '../suitability/answers-schema.ts';

/** How it is bought: paid first, signed first, or only paid; and whether it is another year of the same contract. */
export const dealMannerFields = { order: z.enum(dealOrders), isRenewal: z.boolean() };

const productSchema = z.object({
  key: z.string(),
  title: z.string(),
  subTitle: z.string(),
  /** Euro with cents, for a year. */
  fixedPrice: z.number(),
  webFlowBaseUrl: z.string(),
});

/** What a deal says about itself to the customer who holds its address. */
export const dealSchema = z.object({
  /** The address to go on with: another one than was asked for, where a correction has ended that. */
  uuid: dealAddressSchema,
  /** The product's. */
  key: z.string(),
  /** The id of its stage. */
  status: z.int(),
  /** Rises with every change: a correction tells which one it started from. */
  version: z.int(),
  /**
   * Null once the address is no longer needed to buy: from then on it tells nothing about a person. `cognitoId` is the account
   * of the buyer, and null for everyone but its own session.
   */
  buyer: z
    .object({ ...personFields, profile: z.object({ cognitoId: z.uuid().nullable(), ...profileFields }) })
    .nullable(),
  product: productSchema,
  /** JSON text, for products that ask more than who buys. */
  attributes: z.string().nullable(),
  /** Names of questions and consents that are still to be answered before it can be paid, or signed. */
  missing: z.array(z.string()),
  isCorrectable: z.boolean(),
  ...dealMannerFields,
  /** Until when the address works, if nobody pays. */
  expiresAt: z.iso.datetime().nullable(),
});

export type Deal = z.output<typeof dealSchema>;

/** The address of a deal; to the session of its owner also its own id. */
const addressParams = z.object({ uuid: dealAddressSchema });

/** The page the purchase was made on, kept with the consents as their source. */
const sourceSchema = z.string().max(200).optional();

/** Another product's address is none: it is not found, whatever is sent there. */
const productParams = z.object({ productKey: z.enum(purchasableProducts.map(({ key }): string => key)) });

const purchaseShape = {
  buyer: buyerSchema,
  attributes: attributesSchema,
  consents: purchaseConsentsSchema.optional(),
  suitability: suitabilitySchema.optional(),
};

export const openDealCall = defineCall({
  id: 'openDeal',
  method: 'POST',
  path: '/api/v1/deal/:productKey',
  access: guestOrCustomer,
  summary:
    'Apre una pratica d’acquisto e ne manda l’indirizzo per e-mail. La stessa chiave vale una volta. Bastano i dati di chi acquista: i consensi, le risposte sulle esigenze e quello che manca si danno nel riepilogo, prima di pagare.',
  params: productParams,
  headers: submissionHeadersSchema,
  body: z.object({
    ...purchaseShape,
    submissionKey: submissionKeySchema.optional(),
    source: sourceSchema,
  }),
  answer: { status: 200, schema: z.object({ data: dealAddressSchema, ...withheldMailFields }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

/** Asked before anybody is registered: an account, and its mail, follow only from what is all right. */
export const checkDealCall = defineCall({
  id: 'checkDeal',
  method: 'POST',
  path: '/api/v1/deals/:productKey/check',
  alsoAt: ['/api/v1/deal/:productKey/check'],
  access: everybody,
  summary: 'Guarda i dati di un acquisto come li guarda l’apertura della pratica, e non conserva niente.',
  params: productParams,
  body: z.object(purchaseShape),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const dealByUuidCall = defineCall({
  id: 'dealByUuid',
  method: 'GET',
  path: '/api/v1/deal/uuid/:uuid',
  access: guestOrCustomer,
  summary:
    'Una pratica dal suo indirizzo. Sconosciuta o scaduta rispondono allo stesso modo: 404. Quando è nell’area personale di chi acquista, o continua in un altro browser, si apre solo con la sessione di chi ne è titolare.',
  params: addressParams,
  answer: { status: 200, schema: z.object({ data: dealSchema }) },
  errors: [dealErrors['sign-in-to-continue']],
  timeoutMs: serviceTimeoutMs,
});

export const correctDealCall = defineCall({
  id: 'correctDeal',
  method: 'PATCH',
  path: '/api/v1/deal/uuid/:uuid',
  access: guestOrCustomer,
  summary:
    'Corregge i dati di chi acquista, prima del pagamento, o completa quello che manca: con tutti i dati e i consensi la pratica passa allo stato successivo.',
  params: addressParams,
  body: z.object({
    version: z.int(),
    buyer: buyerSchema,
    attributes: attributesSchema,
    /** Taken while some are missing; what was agreed to stays agreed to. */
    consents: purchaseConsentsSchema.optional(),
    /** Taken as long as it was not told. */
    suitability: suitabilitySchema.optional(),
    source: sourceSchema,
  }),
  answer: { status: 200, schema: z.object({ data: dealSchema, ...withheldMailFields }) },
  errors: [dealErrors['deal-changed'], dealErrors['deal-in-progress'], dealErrors['sign-in-to-continue']],
  timeoutMs: serviceTimeoutMs,
});

const daySchema = z.string().nullable();

/** The code of a scooter's plate, and whether it can still be told. */
export const plateSchema = z.object({ code: z.nullable(z.string()), state: z.enum(plateStates) });

export const ownDealSchema = z.object({
  uuid: dealUuidSchema,
  status: z.int(),
  ...dealMannerFields,
  product: productSchema,
  priceCents: z.int(),
  /** False where the price is for the whole cover, however long. */
  isYearly: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  startsOn: daySchema,
  endsOn: daySchema,
  /** What was paid for it, if it goes back. */
  refund: refundSchema.nullable(),
  /** A part of it that went back, or goes, while the cover stays. */
  partRefund: refundSchema.nullable(),
  /** Null where nothing is left to do, or it is not their turn. */
  next: nextStepSchema.nullable(),
  /** What happened to it so far, the earliest first. */
  history: z.array(
    z.object({
      event: z.string(),
      status: z.int(),
      at: z.iso.datetime(),
      /** The event in words. */
      text: z.string(),
    }),
  ),
  /** Its documents as PDF, for the session of its owner; never cached. */
  documents: z.array(dealDocumentSchema),
  withdrawal: z.object({
    state: z.enum(withdrawalStates),
    /** `YYYY-MM-DD`; null while no time runs. */
    lastDay: daySchema,
  }),
  /** Whether it goes on after its end unless its owner says no. */
  renewal: z.enum(renewalStates),
  /** Null for what has none. */
  plate: z.nullable(plateSchema),
});

export type OwnDeal = z.output<typeof ownDealSchema>;

export const knownBuyerCall = defineCall({
  id: 'knownBuyer',
  method: 'GET',
  path: '/api/v1/known-buyer',
  access: customer,
  summary:
    'Che cosa dice di chi ha aperto la sessione il suo ultimo contratto: evita di riscriverlo al prossimo. Null senza contratti.',
  answer: { status: 200, schema: z.object({ data: knownBuyerSchema.nullable() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const ownDealsCall = defineCall({
  id: 'ownDeals',
  method: 'GET',
  path: '/api/v1/deals',
  access: customer,
  summary: 'Le pratiche di chi ha aperto la sessione, la più recente per prima.',
  answer: { status: 200, schema: z.object({ data: z.array(ownDealSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
