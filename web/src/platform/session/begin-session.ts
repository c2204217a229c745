import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { enterSession } from './session-store.ts';
import { mayBeSignedIn } from './session-watch.ts';

/**
 * What a sign-in has opened. A browser that keeps no cookies has forgotten it already: then this says so, instead of a page
 * that sends back to the login, which opens that page again.
 */
export async function beginSession(session: Session): Promise<string | null> {
  if (!mayBeSignedIn()) return (await import('./needs-cookies.ts')).NEEDS_COOKIES;
  enterSession(session);
  return null;
}
