import * as z from 'zod';
import { dealErrors } from '../deal/errors.ts';
import { dealUuidSchema } from '../values/ids.ts';
import { guestOrCustomer } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';

const text = z.string().max(200);

export const liabilityPurchaseSchema = z.object({
  /** 1 for `rc-terzi-5`, 2 for `rc-terzi-10`. */
  option: z.literal([1, 2]),
  gender: z.enum(['F', 'M']),
  firstname: text,
  lastname: text,
  dateOfBirth: text,
  districtOfBirth: text,
  placeOfBirth: text,
  taxCode: text,
  street: text,
  streetNumber: text,
  district: text,
  city: text,
  postalCode: text,
  email: text,
  phone: text,
  /** The version of the deal that was on the screen. What was corrected in another window is then not overwritten. */
  version: z.int().optional(),
});

export type LiabilityPurchase = z.output<typeof liabilityPurchaseSchema>;

export const purchaseLiabilityCall = defineCall({
  id: 'purchaseLiability',
  method: 'POST',
  path: '/api/v1/deal/rc-terzi/:uuid/purchase',
  access: guestOrCustomer,
  summary:
    'Chiede la polizza RC Terzi di una pratica: i documenti da firmare partono per e-mail. Se mancano ancora consensi, una e-mail porta prima al riepilogo. Ripetuta non fa altro.',
  params: z.object({ uuid: dealUuidSchema }),
  body: liabilityPurchaseSchema,
  answer: { status: 204, schema: null },
  errors: [dealErrors['deal-changed']],
  timeoutMs: serviceTimeoutMs,
});
