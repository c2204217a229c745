import { type Session, sessionCall } from '@riparo/domain/contract/account-calls.ts';
import { callApi } from '../api/client.ts';

/** In a chunk of its own: only who has signed in before needs it. */
export async function askSession(): Promise<Session | null> {
  const result = await callApi(sessionCall, {});
  return result.ok ? result.value : null;
}
