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

/** Paid first, signed first or only paid; and whether it renews an existing contract. */
export const dealOrderFields = { order: z.enum(dealOrders), isRenewal: z.boolean() };

const productSchema = z.object({
  key: z.string(),
  title: z.string(),
  subTitle: z.string(),
  /** Euro with cents, per year. */
  fixedPrice: z.number(),
  webFlowBaseUrl: z.string(),
});

/** What a deal shows to the customer who has its link. */
export const dealSchema = z.object({
  /** The link id to continue with: a new one if a correction ended the requested one. */
  uuid: dealAddressSchema,
  key: z.string(),
  /** The id of its stage. */
  status: z.int(),
  /** Rises with every change: a correction states the version it started from. */
  version: z.int(),
  /**
   * Null once the link is no longer needed to buy: from then on it reveals nothing personal. `cognitoId` is
   * the buyer's account, and null outside its own session.
   */
  buyer: z
    .object({ ...personFields, profile: z.object({ cognitoId: z.uuid().nullable(), ...profileFields }) })
    .nullable(),
  product: productSchema,
  /** JSON text, for products that ask about more than the buyer. */
  attributes: z.string().nullable(),
  /** The questions and consents still to be answered before payment or signature. */
  missing: z.array(z.string()),
  isCorrectable: z.boolean(),
  ...dealOrderFields,
  /** When the link expires if no one pays. */
  expiresAt: z.iso.datetime().nullable(),
});

export type Deal = z.output<typeof dealSchema>;

/** The deal's link id; in its owner's session also the deal's own id. */
const addressParams = z.object({ uuid: dealAddressSchema });

/** The page of the purchase, stored as the source of the consents. */
const sourceSchema = z.string().max(200).optional();

/** A link id of another product's deal is not found, whatever is sent. */
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

/** Called before registering anyone: an account and its mail require valid answers. */
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
    /** Accepted even if incomplete; consents already given remain. */
    consents: purchaseConsentsSchema.optional(),
    /** Accepted until they have been given. */
    suitability: suitabilitySchema.optional(),
    source: sourceSchema,
  }),
  answer: { status: 200, schema: z.object({ data: dealSchema, ...withheldMailFields }) },
  errors: [dealErrors['deal-changed'], dealErrors['deal-in-progress'], dealErrors['sign-in-to-continue']],
  timeoutMs: serviceTimeoutMs,
});

const daySchema = z.string().nullable();

/** The plate of a scooter, and whether it can still be added. */
export const plateSchema = z.object({ code: z.nullable(z.string()), state: z.enum(plateStates) });

export const ownDealSchema = z.object({
  uuid: dealUuidSchema,
  status: z.int(),
  ...dealOrderFields,
  product: productSchema,
  priceCents: z.int(),
  /** False if the price is for the whole cover, whatever its duration. */
  isYearly: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  startsOn: daySchema,
  endsOn: daySchema,
  refund: refundSchema.nullable(),
  /** A partial refund, while the cover remains. */
  partRefund: refundSchema.nullable(),
  /** Null if nothing is left to do, or someone else has to act. */
  next: nextStepSchema.nullable(),
  history: z.array(
    z.object({
      event: z.string(),
      status: z.int(),
      at: z.iso.datetime(),
      text: z.string(),
    }),
  ),
  /** Its documents as PDF, for its owner's session; never cached. */
  documents: z.array(dealDocumentSchema),
  withdrawal: z.object({
    state: z.enum(withdrawalStates),
    /** `YYYY-MM-DD`; null while no period runs. */
    lastDay: daySchema,
  }),
  /** Whether it continues after its end unless its owner objects. */
  renewal: z.enum(renewalStates),
  /** Null for products without a plate. */
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
