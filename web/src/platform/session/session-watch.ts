import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { fetchSession } from './fetch-session.ts';
import { checkSession, forgetSession, type SessionSource } from './session-store.ts';

/** Whether the browser has the marker cookie of a sign-in. */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_MARKER}=`));

const source: SessionSource = { mayBeSignedIn, ask: fetchSession };

let asking: Promise<void> | null = null;

/** One check at a time: coming back to a tab fires both focus and visibility. */
function check(): void {
  if (document.visibilityState !== 'visible') return;
  asking ??= checkSession(source).finally(() => (asking = null));
}

/** A page restored from the back/forward cache has an old session. Any other has just checked. */
function checkRevived({ persisted }: PageTransitionEvent): void {
  if (persisted) check();
}

/**
 * Checks at once, then whenever the visitor comes back to this tab: another tab may have signed in or out.
 */
export function watchSession(): () => void {
  check();
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', checkRevived);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', checkRevived);
    document.removeEventListener('visibilitychange', check);
  };
}

export function fetchAgain(): void {
  forgetSession();
  check();
}
