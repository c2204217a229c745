import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { liabilityPurchaseSchema } from './liability-request.ts';
import { dealAddressSchema } from '../../platform/values/ids.ts';
import { guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';

export const purchaseLiabilityCall = defineCall({
  id: 'purchaseLiability',
  method: 'POST',
  path: '/api/v1/deal/rc-terzi/:uuid/purchase',
  access: guestOrCustomer,
  summary:
    'Chiede la polizza RC Terzi di una pratica: i documenti da firmare partono per e-mail. Se mancano ancora consensi, un’e-mail porta prima al riepilogo. Ripetuta non fa altro.',
  params: z.object({ uuid: dealAddressSchema }),
  body: liabilityPurchaseSchema,
  answer: { status: 204, schema: null },
  errors: [dealErrors['deal-changed'], dealErrors['sign-in-to-continue'], mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});
