import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { CALL_WAIT_KINDS, FUNNEL_STEPS } from './kinds.ts';
import { staffIdSchema } from '../../platform/values/ids.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const countsOf = <Key extends string>(keys: readonly Key[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<Key, z.ZodInt>);

const amountSchema = z.object({ number: z.int(), cents: z.int() });
/** A day, or a month as `2026-11`, depending on the length of the period. */
const at = z.string();

export const statisticsCall = defineCall({
  id: 'figures',
  method: 'GET',
  path: '/api/v1/desk/figures',
  access: staff('read-figures'),
  reads: readsNoPersonalData('Counts and sums, about no one in particular.'),
  summary:
    'L’andamento tra due giorni: promesse mantenute, attesa di chi chiede una chiamata, acquisti per prodotto, premi e rimborsi. `product` riguarda gli acquisti, `consultant` chi ha chiamato o aperto la pratica: chi non segue gli altri può chiedere solo di sé.',
  query: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    product: z.string().max(40).optional(),
    consultant: staffIdSchema.optional(),
  }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.object({
        promises: z.array(z.object({ at, kept: z.int(), missed: z.int() })),
        /** Claims whose claimant was updated by the promised day, or not. */
        words: z.array(z.object({ at, kept: z.int(), missed: z.int() })),
        waits: countsOf(CALL_WAIT_KINDS),
        /** How far the purchases opened in the period have come so far. */
        funnel: z.array(z.object({ product: z.string() }).extend(countsOf(FUNNEL_STEPS).shape)),
        premium: z.array(amountSchema.extend({ at, product: z.string() })),
        refunds: z.array(amountSchema.extend({ at })),
        /** Only consultants with activity whose statistics the reader may see. */
        consultants: z.array(
          z.object({
            id: staffIdSchema,
            name: z.string(),
            kept: z.int(),
            missed: z.int(),
            calls: z.int(),
            opened: z.int(),
            paid: z.int(),
          }),
        ),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
