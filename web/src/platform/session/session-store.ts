import type { Session, UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';

export type User = {
  readonly attributes: UserAttributes;
  /** The version of the profile: a save says which one it started from. */
  readonly profileVersion: number;
  /** The session began with a purchase: no password has been chosen yet. */
  readonly isWithoutPassword?: true | undefined;
};

/** Not loaded at start; then loaded, authenticated or not. `unknown`: the server could not be reached. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: User }
  | { readonly status: 'unknown' };

type Listener = () => void;

export const NOT_LOADED: SessionState = { status: 'loading' };
const ANONYMOUS: SessionState = { status: 'anonymous' };
const UNKNOWN: SessionState = { status: 'unknown' };

let state: SessionState = NOT_LOADED;
/** Rises with every change that does not come from a check, so that checks in flight become stale. */
let revision = 0;
const listeners = new Set<Listener>();

export const currentSession = () => state;

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: SessionState): void {
  // An unchanged answer must not re-render the screens that depend on it.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

const stateOf = ({ authenticated, attributes, profileVersion, isWithoutPassword }: Session): SessionState =>
  authenticated && attributes && profileVersion !== null
    ? {
        status: 'authenticated',
        user: { attributes, profileVersion, ...(isWithoutPassword && { isWithoutPassword }) },
      }
    : ANONYMOUS;

/** Takes the session that a sign-in or a saved profile returned. */
export function enterSession(session: Session): void {
  revision += 1;
  become(stateOf(session));
}

/** After signing out, or when the server says that the session is over. */
export function endSession(): void {
  revision += 1;
  become(ANONYMOUS);
}

export type SessionSource = {
  /** Reads the marker without a call: anonymous visitors pay nothing. */
  readonly mayBeSignedIn: () => boolean;
  /** Null when no answer came. */
  readonly ask: () => Promise<Session | null>;
};

/** Checks who is signed in. The screen stays until the answer differs. */
export async function checkSession({ mayBeSignedIn, ask }: SessionSource): Promise<void> {
  if (!mayBeSignedIn()) {
    endSession();
    return;
  }
  const asked = revision;
  const session = await ask();
  if (asked !== revision) return;
  if (session) become(stateOf(session));
  else if (state.status === 'loading') become(UNKNOWN);
}

/** Back to loading, to retry after the server could not be reached. */
export function forgetSession(): void {
  if (state.status === 'unknown') become(NOT_LOADED);
}

/** As at start, before any check: test files of one worker share this module. */
export function resetSession(): void {
  revision += 1;
  become(NOT_LOADED);
}
