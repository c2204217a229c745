import * as z from 'zod';
import {
  quoteAddressSchema,
  submissionHeadersSchema,
  submissionKeySchema,
} from '../../platform/values/ids.ts';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { defineErrors } from '../../platform/call/problem.ts';

export const quotationErrors = defineErrors({
  /**
   * Age or duration are outside the tariff. The answers are stored: the problem's `uuid` is their link id.
   */
  'quote-unavailable': {
    status: 422,
    message: 'Ops! Al momento non è possibile fornirti il preventivo.',
  },
});

export const quotationParams = z.object({ uuid: quoteAddressSchema });

const choiceSchema = { sum_assured: z.number(), duration: z.number() };

/** The field rules are the wizard's; the server applies them too. */
export const lifeQuoteRequestSchema = z.object({
  /** The same key with the same answers is one quote, however often it is sent. */
  submissionKey: submissionKeySchema.optional(),
  firstname: z.string(),
  lastname: z.string(),
  date_of_birth: z.string(),
  smoker: z.boolean(),
  ...choiceSchema,
});

export const lifeQuoteSchema = z.object({
  uuid: quoteAddressSchema,
  firstname: z.string(),
  /** Euro with cents, per month. */
  total_amount: z.number(),
  /** Whole euro. */
  sum_assured: z.number(),
  duration: z.int(),
  /** The last day of the offer. */
  effective_date: z.iso.date(),
});

export type LifeQuote = z.output<typeof lifeQuoteSchema>;

const lifeQuoteAnswer = z.object({ data: lifeQuoteSchema });

export const createLifeQuoteCall = defineCall({
  id: 'createLifeQuote',
  method: 'POST',
  path: '/api/v1/quotation/tcm',
  access: everybody,
  summary:
    'Calcola e conserva il preventivo di una polizza vita. Fuori tariffa: 422 con l’uuid dei dati salvati.',
  headers: submissionHeadersSchema,
  body: lifeQuoteRequestSchema,
  answer: { status: 200, schema: lifeQuoteAnswer },
  errors: [quotationErrors['quote-unavailable']],
  timeoutMs: serviceTimeoutMs,
});

export const lifeQuoteCall = defineCall({
  id: 'lifeQuote',
  method: 'GET',
  path: '/api/v1/quotation/tcm/:uuid',
  access: everybody,
  summary: 'Il preventivo di una polizza vita. Sconosciuto o scaduto rispondono allo stesso modo: 404.',
  params: quotationParams,
  answer: { status: 200, schema: lifeQuoteAnswer },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const partsSchema = z.object({
  riskCents: z.int(),
  expensesCents: z.int(),
  commissionCents: z.int(),
  fixedCents: z.int(),
  instalmentCents: z.int(),
  minimumCents: z.int(),
});

const lifePriceSchema = z.object({ ...choiceSchema, priceCents: z.int(), parts: partsSchema });
export type LifePriceChoice = z.output<typeof lifePriceSchema>;

export const lifePricesCall = defineCall({
  id: 'lifePrices',
  method: 'GET',
  path: '/api/v1/quotation/tcm/:uuid/prices',
  access: everybody,
  summary:
    'I prezzi mensili di ogni capitale e durata per la persona di un preventivo, ognuno con la sua composizione.',
  params: quotationParams,
  /**
   * Combinations not offered to this person are omitted. The quote's own combination has the quote's price.
   */
  answer: { status: 200, schema: z.object({ data: z.array(lifePriceSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const varyLifeQuoteCall = defineCall({
  id: 'varyLifeQuote',
  method: 'POST',
  path: '/api/v1/quotation/tcm/:uuid/variants',
  access: everybody,
  summary:
    'Un nuovo preventivo per la stessa persona con un altro capitale o un’altra durata; il primo resta.',
  params: quotationParams,
  headers: submissionHeadersSchema,
  body: z.object({ submissionKey: submissionKeySchema.optional(), ...choiceSchema }),
  answer: { status: 200, schema: lifeQuoteAnswer },
  errors: [quotationErrors['quote-unavailable']],
  timeoutMs: serviceTimeoutMs,
});

/** The content of the two JSON strings of a quotation. */
export type QuotationData = { firstname: string; sum_assured: number; duration: number; smoker: boolean };
export type QuotationResult =
  | { outcome: 'priced'; total_amount: number; effective_date: string; tariff: string }
  | { outcome: 'refused'; reason: string; tariff: string };

export const quotationCall = defineCall({
  id: 'quotation',
  method: 'GET',
  path: '/api/v1/quotation/:uuid',
  access: everybody,
  summary:
    'Una richiesta di preventivo, anche senza prezzo, con dati e risultato come testo JSON. Sconosciuta o scaduta: 404.',
  params: quotationParams,
  answer: {
    status: 200,
    schema: z.object({
      uuid: quoteAddressSchema,
      data: z.string(),
      result: z.string(),
      product: z.object({ name: z.string(), quotationFormUuid: z.string() }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const registerPurchaseRequestCall = defineCall({
  id: 'registerPurchaseRequest',
  method: 'PATCH',
  path: '/api/v1/quotation',
  alsoAt: ['/api/v1/quotation/'],
  access: everybody,
  summary: 'Registra che una persona vuole comprare ciò che il preventivo offre. Ripeterla non cambia nulla.',
  body: z.object({ uuid: quoteAddressSchema, userEmail: z.string() }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
