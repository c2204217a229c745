import { paths, STEP } from '../../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../../platform/page/failure-hand-over.ts';
import type { SubmissionProblem } from '../../../../platform/wizard/use-submission.ts';
import type { Destination } from '../../../../platform/wizard/use-wizard.ts';

/** Replaces the step's number: nothing was bought. */
export const FAILED = 'errore';
export const failedAddress = `${paths.buySki}?${STEP}=${FAILED}`;
/** The step with the buyer's data. */
export const ownerAddress = `${paths.buySki}?${STEP}=2`;

const MISMATCH = { mismatch: true } as const;

export const isMismatch = (state: unknown) =>
  typeof state === 'object' && state !== null && 'mismatch' in state;

/** Another person's data are corrected at their step; every other failure has a page of its own. */
export const leadAway = ({ code, message }: SubmissionProblem, backAddress: string): Destination =>
  code === 'personal-data-mismatch'
    ? { to: backAddress, state: MISMATCH }
    : { to: failedAddress, state: { ...(message && { message }), backAddress } satisfies FailureHandOver };
