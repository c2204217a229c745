import type { Session, UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';

export type User = {
  readonly attributes: UserAttributes;
  /** Which state of the profile this is: a save tells which one it started from. */
  readonly profileVersion: number;
  /** Opened by a purchase: no password was chosen yet. */
  readonly isWithoutPassword?: true | undefined;
};

/** Not loaded at start; then loaded, authenticated or not. `unknown`: the server could not be asked. */
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
/** Rises with every change that does not come from a question: an answer on its way is then out of date. */
let revision = 0;
const listeners = new Set<Listener>();

export const sessionNow = () => state;

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: SessionState): void {
  // The same answer again must not disturb the screens that stand on it.
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

/** What a sign-in or a saved profile answered. */
export function enterSession(session: Session): void {
  revision += 1;
  become(stateOf(session));
}

/** Signed out, or told by the server that the session is over. */
export function endSession(): void {
  revision += 1;
  become(ANONYMOUS);
}

export type SessionSource = {
  /** Readable without asking anybody: anonymous visitors pay nothing. */
  readonly mayBeSignedIn: () => boolean;
  /** Null when no answer came. */
  readonly ask: () => Promise<Session | null>;
};

/** Asks who is signed in. What is on the screen stays until the answer differs. */
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

/** Back to the spinner, for another try after the server could not be asked. */
export function forgetSession(): void {
  if (state.status === 'unknown') become(NOT_LOADED);
}

/** As at start, before anyone was asked: test files of one worker share this module. */
export function resetSession(): void {
  revision += 1;
  become(NOT_LOADED);
}
