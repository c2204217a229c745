import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { AUTOMATIC_CALL_HEADER } from '@riparo/domain/desk/live/live.ts';
import { callApi, type CallOptions, type CallProblem } from '@riparo/ui/api/client.ts';
import { formatRetryTime } from '../time/format-time.ts';
import { isUserActive } from './user-activity.ts';

/** A failed call, as React Query receives it. */
export class CallFailure extends Error {
  readonly problem: CallProblem;

  constructor(problem: CallProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Makes a call, and says whether a person caused it or the screen polls by itself. */
export async function ask<C extends Call>(call: C, options: CallOptions<C>): Promise<AnswerOf<C>> {
  const headers = isUserActive() ? {} : { [AUTOMATIC_CALL_HEADER]: 'true' };
  const result = await callApi(call, { ...options, headers });
  if (result.ok) return result.value;
  throw new CallFailure(result.problem as CallProblem);
}

export const problemOf = (error: unknown): CallProblem | undefined =>
  error instanceof CallFailure ? error.problem : undefined;

/** The message for the user. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error);
  if (!problem) return 'Qualcosa non ha funzionato: riprova tra poco.';
  const { message, status, retryAfterSeconds } = problem;
  const isPause = status === 429 && retryAfterSeconds !== undefined;
  return isPause ? `${message} ${formatRetryTime(retryAfterSeconds, new Date())}` : message;
}

export const isSessionOver = (error: unknown) => problemOf(error)?.code === 'StaffSessionRequired';
