import * as z from 'zod';
import { withdrawalStates } from '../deal/withdrawal.ts';
import { withdrawalErrors } from '../deal/withdrawal-errors.ts';
import { dealUuidSchema } from '../../platform/values/ids.ts';
import { customer, everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';
import { refundSchema } from '../payment/refund-schema.ts';

export const withdrawalSchema = z.object({
  state: z.enum(withdrawalStates),
  product: z.object({ key: z.string(), title: z.string() }),
  /** The refund: everything that was paid. */
  refundCents: z.int(),
  /** The last day, `YYYY-MM-DD`; null while unsigned, when no period runs. */
  lastDay: z.string().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Null unless the payment is refunded. */
  refund: refundSchema.nullable(),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

const answer = { status: 200, schema: z.object({ data: withdrawalSchema }) } as const;
const tokenParams = z.object({ token: z.string().max(100) });
const uuidParams = z.object({ uuid: dealUuidSchema });

export const requestWithdrawalLinkCall = defineCall({
  id: 'askWithdrawalLink',
  method: 'POST',
  path: '/api/v1/withdrawal-links',
  access: guestOrCustomer,
  summary:
    'Con il numero di una polizza o di una pratica e la sua e-mail: se ci sono, il link per recedere arriva alla casella dell’acquisto. La risposta è sempre la stessa.',
  body: z.object({ policyNumber: z.string().max(60), email: z.string().max(300) }),
  answer: { status: 204, schema: null },
  errors: [mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});

export const withdrawalCall = defineCall({
  id: 'withdrawal',
  method: 'GET',
  path: '/api/v1/withdrawal/:token',
  access: everybody,
  summary: 'Se si può recedere da un acquisto, con il link di una nostra e-mail. Nessun dato personale.',
  params: tokenParams,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const withdrawCall = defineCall({
  id: 'withdraw',
  method: 'POST',
  path: '/api/v1/withdrawal/:token',
  access: everybody,
  summary: 'Recede dal contratto con il link di un’e-mail: ricevuta per e-mail, rimborso sulla carta.',
  params: tokenParams,
  answer,
  errors: [withdrawalErrors['withdrawal-too-late']],
  timeoutMs: serviceTimeoutMs,
});

export const ownWithdrawalCall = defineCall({
  id: 'ownWithdrawal',
  method: 'GET',
  path: '/api/v1/deals/:uuid/withdrawal',
  access: customer,
  summary: 'Se chi ha aperto la sessione può recedere da un suo acquisto.',
  params: uuidParams,
  answer,
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const withdrawOwnDealCall = defineCall({
  id: 'withdrawOwnDeal',
  method: 'POST',
  path: '/api/v1/deals/:uuid/withdrawal',
  access: customer,
  summary: 'Recede da un proprio acquisto, dalla sessione. Ripetuta risponde come la prima volta.',
  params: uuidParams,
  answer,
  errors: [withdrawalErrors['withdrawal-too-late']],
  timeoutMs: serviceTimeoutMs,
});
