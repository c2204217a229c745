import type { Call } from '@riparo/domain/platform/call/call.ts';
import { callApi, type CallOptions, type CallResult } from '@riparo/ui/api/client.ts';
import { endSession } from './session-store.ts';

/**
 * A call that needs a session. When the session is over, the site updates at once and asks to sign in again.
 */
export async function callAsUser<C extends Call>(call: C, options: CallOptions<C>): Promise<CallResult<C>> {
  const result = await callApi(call, options);
  if (!result.ok && result.problem.code === 'SessionRequired') endSession();
  return result;
}
