import * as z from 'zod';

/**
 * `resume`: its data, or its buyer's word, are still missing, or nobody has paid yet. `sign`: its documents wait for the
 * signature. `pay`: everything else is done, and it is paid.
 */
export const nextSteps = ['resume', 'sign', 'pay'] as const;

/** What a deal waits for from whoever buys it, and the page of this site on which it is done. */
export const nextStepSchema = z.object({ step: z.enum(nextSteps), path: z.string() });

export type NextStep = z.output<typeof nextStepSchema>;
