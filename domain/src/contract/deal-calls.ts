import * as z from 'zod/mini';
import { defineCall, serviceTimeoutMs } from './call.ts';

/** What a deal says about itself to whoever holds its unguessable address; the purchase flows add the rest. */
export const dealSchema = z.object({
  uuid: z.uuid(),
  status: z.int(),
  product: z.object({ key: z.string(), webFlowBaseUrl: z.string() }),
});

export const dealByUuidCall = defineCall({
  id: 'dealByUuid',
  method: 'GET',
  path: '/api/v1/deal/uuid/:uuid',
  summary: 'Una pratica dal suo indirizzo. Sconosciuta o scaduta rispondono allo stesso modo: 404.',
  params: z.object({ uuid: z.uuid() }),
  answer: { status: 200, schema: z.object({ data: dealSchema }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
