import * as z from 'zod';
import { renewalErrors } from './renewal-errors.ts';
import { dealUuidSchema } from '../../platform/values/ids.ts';
import { customer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';

export const stopRenewalCall = defineCall({
  id: 'stopRenewal',
  method: 'POST',
  path: '/api/v1/deals/:uuid/renewal/stop',
  access: customer,
  summary:
    'Disdice il rinnovo di una propria polizza: ricevuta per e-mail. Ripetuta risponde come la prima volta.',
  params: z.object({ uuid: dealUuidSchema }),
  answer: {
    status: 200,
    /** The last day of cover, `YYYY-MM-DD`. */
    schema: z.object({ data: z.object({ state: z.literal('stopped'), endsOn: z.string() }) }),
  },
  errors: [renewalErrors['renewal-not-on']],
  timeoutMs: serviceTimeoutMs,
});
