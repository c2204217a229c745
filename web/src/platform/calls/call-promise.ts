import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { callBackPromiseCall } from '@riparo/domain/care/requests/call-back-calls.ts';

/** When the call was requested, and by when it comes. */
export type CallPromise = Pick<AnswerOf<typeof callBackPromiseCall>['data'], 'requestedAt' | 'callBy'>;

const isMoment = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text));

/** Navigation state survives reloads and deployments, so validate all of it. */
export function readCallPromise(state: unknown): CallPromise | null {
  if (typeof state !== 'object' || state === null) return null;
  const { promise } = state as Record<string, unknown>;
  if (typeof promise !== 'object' || promise === null) return null;
  const { requestedAt, callBy } = promise as Record<string, unknown>;
  return isMoment(requestedAt) && isMoment(callBy) ? (promise as CallPromise) : null;
}
