import * as z from 'zod';
import { staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { CALL_WAIT_KINDS, FUNNEL_STEPS } from './kinds.ts';
import { staffIdSchema } from '../../platform/values/ids.ts';
import { readsNothing } from '../../platform/call/log-reads.ts';

const countsOf = <Key extends string>(keys: readonly Key[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<Key, z.ZodInt>);

const amountSchema = z.object({ number: z.int(), cents: z.int() });
/** A day, or a month as `2026-11`: as fine as the period is short. */
const at = z.string();

export const figuresCall = defineCall({
  id: 'figures',
  method: 'GET',
  path: '/api/v1/desk/figures',
  access: staff('read-figures'),
  reads: readsNothing('Counts and sums, about no one in particular.'),
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
        /** Of claims: whether whoever reported one heard from us by the day we said. */
        words: z.array(z.object({ at, kept: z.int(), missed: z.int() })),
        waits: countsOf(CALL_WAIT_KINDS),
        /** Of what was opened in the period, how much has come how far until now. */
        funnel: z.array(z.object({ product: z.string() }).extend(countsOf(FUNNEL_STEPS).shape)),
        premium: z.array(amountSchema.extend({ at, product: z.string() })),
        refunds: z.array(amountSchema.extend({ at })),
        /** Only those whose figures the reader may see, and who did something. */
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
