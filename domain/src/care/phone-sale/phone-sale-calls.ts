import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { phoneSaleErrors } from './errors.ts';
import { dealUuidSchema, quoteUuidSchema, submissionKeySchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk/phone-sales';
const { ConsentFromDesk, NoLifePrice } = phoneSaleErrors;

const answer = z.union([
  z.string().max(300),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(100)).max(30),
]);
const suggested = z.string().max(100).nullable().optional();
/**
 * By the names of the questions, whose rules check them; values filled by a suggestion have no rule of their
 * own.
 */
const answers = z.object({ birthPlaceCode: suggested, region: suggested }).catchall(answer);

export const openDealByPhoneCall = defineCall({
  id: 'openDealByPhone',
  method: 'POST',
  path: `${base}/deals/:productKey`,
  access: staff('sell-by-phone'),
  reads: readsNoPersonalData('Ids and numbers of what was just written.'),
  summary:
    'Apre una pratica per chi è al telefono, con le stesse domande del sito. La persona riceve il link, legge, completa, acconsente, firma e paga da sé: un consenso mandato dal banco è rifiutato. La stessa chiave apre una pratica sola.',
  params: z.object({ productKey: z.string().max(50) }),
  body: z.object({ submissionKey: submissionKeySchema, answers }),
  answer: { status: 200, schema: z.object({ uuid: dealUuidSchema }) },
  errors: [ConsentFromDesk],
  timeoutMs: serviceTimeoutMs,
});

export const quoteByPhoneCall = defineCall({
  id: 'quoteByPhone',
  method: 'POST',
  path: `${base}/life-quotes`,
  access: staff('sell-by-phone'),
  reads: readsNoPersonalData('Ids and numbers of what was just written.'),
  summary:
    'Fa un preventivo vita per chi è al telefono, con le stesse domande del sito, e ne manda il link alla persona.',
  body: z.object({ submissionKey: submissionKeySchema, answers }),
  answer: { status: 200, schema: z.object({ uuid: quoteUuidSchema, monthlyCents: z.int() }) },
  errors: [NoLifePrice],
  timeoutMs: serviceTimeoutMs,
});
