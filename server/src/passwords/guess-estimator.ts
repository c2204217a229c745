import { loadGuessEstimator } from '@riparo/domain/person/password-guesses.ts';
import { keptOnSuccess } from '../work/kept-on-success.ts';

/** Opened with the first password that is chosen: a process that only shows pages never spends its memory. */
export const openGuessEstimator = keptOnSuccess(loadGuessEstimator);
