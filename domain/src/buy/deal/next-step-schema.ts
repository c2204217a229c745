import * as z from 'zod';

/**
 * `resume`: answers, consents or the payment are missing. `sign`: its documents await the signature. `pay`:
 * only the payment is missing.
 */
export const nextSteps = ['resume', 'sign', 'pay'] as const;

/** What the buyer of a deal has to do next, and the page to do it on. */
export const nextStepSchema = z.object({ step: z.enum(nextSteps), path: z.string() });

export type NextStep = z.output<typeof nextStepSchema>;
