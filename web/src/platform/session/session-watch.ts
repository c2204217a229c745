import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { askSession } from './ask-session.ts';
import { checkSession, forgetSession, type SessionSource } from './session-store.ts';

/** Whether the browser holds the mark that a sign-in leaves. */
export const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_MARKER}=`));

const source: SessionSource = { mayBeSignedIn, ask: askSession };

let asking: Promise<void> | null = null;

/** One question at a time: coming back to a tab is told twice, as focus and as visibility. */
function check(): void {
  if (document.visibilityState !== 'visible') return;
  asking ??= checkSession(source).finally(() => (asking = null));
}

/** A page that the browser had put aside whole, with the session of then. Any other has just asked. */
function checkRevived({ persisted }: PageTransitionEvent): void {
  if (persisted) check();
}

/** Asks at once, then whenever the visitor comes back to this tab: another one may have signed in or out. */
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

export function askAgain(): void {
  forgetSession();
  check();
}
