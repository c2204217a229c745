import { type Session, sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';

/** Null when no answer came. */
export async function fetchSession(): Promise<Session | null> {
  const result = await callApi(sessionCall, {});
  return result.ok ? result.value : null;
}
