import * as z from 'zod/mini';
import { accountErrors } from '../account/errors.ts';
import { withdrawalStates } from '../deal/withdrawal.ts';
import { withdrawalErrors } from '../deal/withdrawal-errors.ts';
import { defineCall, serviceTimeoutMs } from './call.ts';
import { refundSchema } from './refund.ts';

export const withdrawalSchema = z.object({
  state: z.enum(withdrawalStates),
  product: z.object({ key: z.string(), title: z.string() }),
  /** What goes back: everything that was paid. */
  refundCents: z.int(),
  /** The last day, `YYYY-MM-DD`; null while nothing is signed and no time runs. */
  lastDay: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** Null as long as what was paid counts. */
  refund: z.nullable(refundSchema),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

const answer = { status: 200, schema: z.object({ data: withdrawalSchema }) } as const;
const tokenParams = z.object({ token: z.string().check(z.maxLength(100)) });
const uuidParams = z.object({ uuid: z.uuid() });

export const withdrawalCall = defineCall({
  id: 'withdrawal',
  method: 'GET',
  path: '/api/v1/withdrawal/:token',
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
  summary: 'Recede dal contratto con il link di una e-mail: ricevuta per e-mail, rimborso sulla carta.',
  params: tokenParams,
  answer,
  errors: [withdrawalErrors['withdrawal-too-late']],
  timeoutMs: serviceTimeoutMs,
});

export const ownWithdrawalCall = defineCall({
  id: 'ownWithdrawal',
  method: 'GET',
  path: '/api/v1/deals/:uuid/withdrawal',
  summary: 'Se chi ha aperto la sessione può recedere da un suo acquisto.',
  params: uuidParams,
  answer,
  errors: [accountErrors.SessionRequired],
  timeoutMs: serviceTimeoutMs,
});

export const withdrawOwnDealCall = defineCall({
  id: 'withdrawOwnDeal',
  method: 'POST',
  path: '/api/v1/deals/:uuid/withdrawal',
  summary: 'Recede da un proprio acquisto, dalla sessione. Ripetuta risponde come la prima volta.',
  params: uuidParams,
  answer,
  errors: [accountErrors.SessionRequired, withdrawalErrors['withdrawal-too-late']],
  timeoutMs: serviceTimeoutMs,
});
