import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { enterSession } from './session-store.ts';
import { mayBeSignedIn } from './session-watch.ts';

/**
 * Checks the session after a sign-in. A browser that blocks cookies has lost it already: say so, instead of
 * bouncing between the page and the login.
 */
export async function beginSession(session: Session): Promise<string | null> {
  if (!mayBeSignedIn()) return (await import('./needs-cookies.ts')).NEEDS_COOKIES;
  enterSession(session);
  return null;
}
