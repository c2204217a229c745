import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { isLeaving } from '../router/address-bar.ts';
import { useLocation, useNavigate } from '../router/router.tsx';
import { paths } from '../router/paths.ts';
import { FailureScreen } from '../page/FailureScreen.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { LoginHandOver } from './login-hand-over.ts';
import styles from './Protected.module.css';
import type { User } from './session-store.ts';
import { askAgain } from './session-watch.ts';
import { useSession } from './use-session.ts';

type ProtectedProps = {
  /** Of the document. */
  readonly title: string;
  readonly description: string;
  /** With null while it is being found out who is here: what the screen says to everybody can be read at once. */
  readonly children: (user: User | null) => ReactNode;
};

/** A screen for whoever is signed in. Everybody else goes to the login, which remembers the way back. */
export function Protected({ title, description, children }: ProtectedProps) {
  // What follows from an answer is much to draw: deferred, it comes in pieces.
  const session = useDeferredValue(useSession());
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session.status === 'authenticated') wasSignedIn.current = true;
    if (session.status !== 'anonymous') return;
    // Whoever signs out is already on the way to another page.
    if (isLeaving() || window.location.pathname !== pathname) return;
    const handOver: LoginHandOver = {
      from: pathname + search + hash,
      ...(wasSignedIn.current && { reason: 'ended' }),
    };
    void navigate(paths.signIn, { replace: true, state: handOver });
  }, [session.status, navigate, pathname, search, hash]);

  if (session.status === 'unknown') return <FailureScreen onRetry={askAgain} />;
  return (
    <>
      <PageHead title={title} description={description} />
      {session.status === 'anonymous' ? (
        <Wait />
      ) : (
        <Suspense fallback={<Wait />}>
          {children(session.status === 'authenticated' ? session.user : null)}
        </Suspense>
      )}
    </>
  );
}

/** In the place of a screen that is being found out about. */
export function Wait() {
  return (
    <div className={styles['wait']}>
      <VisuallyHidden>
        <h1>Un attimo, apriamo la tua area</h1>
      </VisuallyHidden>
      <Spinner label="Caricamento" />
    </div>
  );
}
